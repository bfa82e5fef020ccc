import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Place } from '#i18n/addresses.ts'
import { goTo } from '#features/landing/goTo.ts'
import { nextPaint } from '#lib/pageLoad/nextPaint.ts'
import { useLayer } from '#ui/useLayer.ts'

const SCROLL_DELAY_MS = 250
const RESERVATION_SCROLL_DELAY_MS = 300
const WIDE = '(min-width: 48rem)'

type Menu = {
  open: boolean
  toggle: () => void
  close: () => void
  /**
   * Closes the panel and then navigates after a delay, because scrolling behind a closing panel is
   * not visible.
   */
  choose: (place: Place) => void
  button: RefObject<HTMLButtonElement | null>
  panel: RefObject<HTMLDivElement | null>
}

/**
 * The small screens' menu: while open, it traps the focus, closes on Escape and Back, and locks the
 * page's scrolling.
 */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    if (!open) return undefined
    const release = makeInert()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepFocus(event, button.current, panel.current)
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      release()
    }
  }, [open])
  useLayer(open, close)
  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [close])

  return {
    open,
    button,
    panel,
    toggle: () => setOpen(!open),
    close,
    choose: (place) => {
      close()
      const delay = place === 'reservation' ? RESERVATION_SCROLL_DELAY_MS : SCROLL_DELAY_MS
      setTimeout(() => goTo(place), delay)
    },
  }
}

/**
 * Makes everything except the header inert; returns the cleanup function. Both run after the menu
 * is painted, because they affect every element of the page.
 */
function makeInert() {
  const behind = [...document.querySelectorAll('main, footer')]
  let aside = true
  const apply = () => {
    for (const element of behind) element.toggleAttribute('inert', aside)
  }
  void nextPaint().then(apply)
  return () => {
    aside = false
    void nextPaint().then(apply)
  }
}

/** Wraps the tab order from the panel's last control to the button, and back with Shift. */
function keepFocus(event: KeyboardEvent, button: HTMLElement | null, panel: HTMLElement | null) {
  const last = [...(panel?.querySelectorAll('a') ?? [])].at(-1)
  const [from, to] = event.shiftKey ? [button, last] : [last, button]
  if (document.activeElement === from) {
    event.preventDefault()
    to?.focus()
  }
}
