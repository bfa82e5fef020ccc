import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

/** A list that is a grid on a wide screen, and on a phone a row to swipe. */
export function SwipeRow({ className, ...rest }: ComponentProps<'ul'>) {
  const row = useRef<HTMLUListElement>(null)
  const scrolls = useOverflow(row)
  return (
    <ul
      ref={row}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whatever scrolls must be reachable by keyboard.
      {...(scrolls && { tabIndex: 0 })}
      {...rest}
      className={clsx(
        'scrollbar-none grid snap-x focus-visible:-outline-offset-2',
        'max-sm:-mx-gutter max-sm:flex max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter',
        className,
      )}
    />
  )
}

/** Whether a list is wider than its place. */
function useOverflow(row: { readonly current: HTMLElement | null }): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [row])
  return overflows
}
