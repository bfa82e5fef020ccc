import type { IsoDate } from '#domain/date.ts'
import type { DayUse } from '#domain/office/yearDays.ts'
import type { Reservation } from '#domain/reservation.ts'

// Only the first cell has it, because later cells would cover it.
const PAPER_NAME =
  'print:relative print:after:absolute print:after:bottom-0 print:after:left-0 print:after:truncate print:after:px-1 print:after:text-left print:after:text-[0.75rem] print:after:leading-tight print:after:font-normal print:after:content-[attr(data-guest)_attr(data-more)]'

/** The name's width by its number of nights within the week. */
const WIDTHS = [
  'print:after:w-full',
  'print:after:w-[200%]',
  'print:after:w-[300%]',
  'print:after:w-[400%]',
  'print:after:w-[500%]',
  'print:after:w-[600%]',
  'print:after:w-[700%]',
]

/** A stay's name in a printed week: on its first night there, as wide as its following nights. */
export function paperName(
  day: IsoDate,
  week: readonly IsoDate[],
  uses: ReadonlyMap<IsoDate, DayUse>,
): { night: Reservation; nights: number; className: string } | null {
  const night = uses.get(day)?.night
  if (!night) return null
  const its = week.filter((each) => uses.get(each)?.night?.id === night.id)
  if (its[0] !== day) return null
  return { night, nights: its.length, className: `${PAPER_NAME} ${WIDTHS[its.length - 1]}` }
}
