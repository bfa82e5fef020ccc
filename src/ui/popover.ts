import { useCallback, useEffect, useRef, useState } from 'react'

/** iOS before 17 and Firefox before 125 have no popovers: there `open` is an attribute. */
const OPEN = ':is([open], :popover-open)'

/** A native popover, which can be opened before the scripts run, and whether it is open. */
export function usePopover() {
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => panel.current && hide(panel.current), [])

  useEffect(() => {
    const element = panel.current
    if (!element) return
    const onToggle = () => setOpen(element.matches(OPEN))
    // It may have been opened before.
    onToggle()
    element.addEventListener('toggle', onToggle)
    return () => element.removeEventListener('toggle', onToggle)
  }, [])
  return { open, panel, close }
}

/** Whether the browser opens popovers itself. */
export function hasPopovers(): boolean {
  return 'showPopover' in HTMLElement.prototype
}

/**
 * Opens and closes popovers in a browser without them: their buttons toggle them; Escape and a
 * click elsewhere close them. src/theme.css hides the closed ones.
 */
export function openPopovers(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const id = target.closest('[popovertarget]')?.getAttribute('popovertarget')
    for (const element of document.querySelectorAll('[popover]')) {
      if (element.id === id) toggle(element, !element.hasAttribute('open'))
      else if (!element.contains(target)) hide(element)
    }
  })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const element of document.querySelectorAll('[popover][open]')) {
      if (element.contains(document.activeElement))
        document.querySelector<HTMLElement>(`[popovertarget="${element.id}"]`)?.focus()
      hide(element)
    }
  })
}

function hide(element: Element): void {
  if (element instanceof HTMLElement && hasPopovers()) element.hidePopover()
  else if (element.hasAttribute('open')) toggle(element, false)
}

function toggle(element: Element, open: boolean): void {
  element.toggleAttribute('open', open)
  element.dispatchEvent(new Event('toggle'))
}
