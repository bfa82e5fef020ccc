/** A day of a month whose stays are named: its number stands above the name. */
export const NAMED_DAY = 'h-12 pt-1 align-top'

// Above the cells that follow, of which each would else be drawn over it. In whole pixels, which the cells are not.
const NAME =
  'relative after:absolute after:bottom-1 after:left-0 after:z-1 after:truncate after:pr-1 after:pl-2 after:text-left after:text-xs after:leading-4 after:font-semibold after:text-accent-800 after:content-[attr(data-guest)_attr(data-more)]'

/** So many nights of a week the name may take. */
const WIDTHS = [
  'after:w-full',
  'after:w-[200%]',
  'after:w-[300%]',
  'after:w-[400%]',
  'after:w-[500%]',
  'after:w-[600%]',
  'after:w-[700%]',
]

/** How a name looks that begins on a day and may take so many nights, on a screen. */
export function screenName(nights: number): string {
  return `${NAME} ${WIDTHS[nights - 1]}`
}
