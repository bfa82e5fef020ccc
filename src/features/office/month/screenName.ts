/** The class of a day whose number is above a name. */
export const NAMED_DAY = 'h-12 pt-1 align-top'

// Above the following cells, which would cover it. In whole pixels, unlike the cells.
const NAME =
  'relative after:absolute after:bottom-1 after:left-0 after:z-1 after:truncate after:pr-1 after:pl-2 after:text-left after:text-xs after:leading-4 after:font-semibold after:text-accent-800 after:content-[attr(data-guest)_attr(data-more)]'

/** The name's width by its number of nights within the week. */
const WIDTHS = [
  'after:w-full',
  'after:w-[200%]',
  'after:w-[300%]',
  'after:w-[400%]',
  'after:w-[500%]',
  'after:w-[600%]',
  'after:w-[700%]',
]

/** The classes of a name on screen that begins on a day and may span so many nights. */
export function screenName(nights: number): string {
  return `${NAME} ${WIDTHS[nights - 1]}`
}
