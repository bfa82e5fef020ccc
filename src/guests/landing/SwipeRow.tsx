import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A list that is a grid on a wide screen, and on a phone a row to swipe. */
export function SwipeRow({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whatever scrolls must be reachable by keyboard.
      tabIndex={0}
      {...rest}
      className={clsx(
        'scrollbar-none grid snap-x focus-visible:-outline-offset-2',
        'max-sm:-mx-gutter max-sm:flex max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter',
        className,
      )}
    />
  )
}
