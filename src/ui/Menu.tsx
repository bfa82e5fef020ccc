import { EllipsisVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'

/** An entry of a menu: a link if it has an address, else a button. */
export type MenuItem = {
  label: string
  Icon?: typeof EllipsisVertical
  danger?: boolean
  /** Whether a line separates it from the entries above. */
  apart?: boolean
  disabled?: boolean
} & ({ href: string; onSelect?: undefined } | { onSelect: () => void; href?: undefined })

type MenuProps = {
  label: string
  /** The button's content; three dots unless given. */
  children?: ReactNode
  describedBy?: string
  /** Returns the entries, called only while the menu is open. */
  items: () => readonly MenuItem[]
}

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 px-4 text-left text-base font-normal whitespace-nowrap hover:bg-linen-100 focus-visible:bg-linen-100 focus-visible:-outline-offset-2 aria-disabled:cursor-progress aria-disabled:text-pine-500'

/** A button that opens a list of actions in words. */
export function Menu({ label, children, describedBy, items }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    if (!open) return undefined
    entriesIn(list.current)[0]?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'nearest' })
    const close = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(false)
    }
    addEventListener('pointerdown', close)
    addEventListener('focusin', close)
    return () => {
      removeEventListener('pointerdown', close)
      removeEventListener('focusin', close)
    }
  }, [open])

  function close() {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const entries = entriesIn(list.current)
    const at = entries.findIndex((entry) => entry === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Escape') close()
    else if (next !== undefined) entries.at(next % entries.length)?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={root} className="relative inline-block">
      <Button
        variant="quiet"
        size="small"
        title={label}
        aria-label={label}
        aria-describedby={describedBy}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {children ?? <EllipsisVertical aria-hidden className="size-4.5" />}
      </Button>
      {open && (
        <ul
          ref={list}
          role="menu"
          aria-label={label}
          onKeyDown={onKeyDown}
          className="absolute right-0 z-20 mt-1 min-w-56 scroll-my-24 rounded-card bg-white py-2 text-pine-950 no-underline shadow-lifted ring-1 ring-linen-300"
        >
          {items().map((item) => (
            <Entry key={item.label} item={item} onDone={close} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { label, Icon, danger = false, apart = false, disabled = false, href, onSelect } = item
  const content = (
    <>
      {Icon && <Icon aria-hidden className="size-4.5 shrink-0" />}
      {label}
    </>
  )
  const look = `${ENTRY} ${danger ? 'text-alert-700' : ''}`
  return (
    <li role="none" className={apart ? 'mt-2 border-t border-linen-200 pt-2' : ''}>
      {href === undefined ? (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={disabled}
          className={look}
          onClick={() => {
            if (disabled) return
            onDone()
            onSelect()
          }}
        >
          {content}
        </button>
      ) : (
        <a
          role="menuitem"
          tabIndex={-1}
          href={href}
          target={href.startsWith('http') ? '_blank' : undefined}
          rel="noopener noreferrer"
          className={look}
          onClick={onDone}
        >
          {content}
        </a>
      )}
    </li>
  )
}

function entriesIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}
