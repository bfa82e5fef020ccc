import { currency } from '#content/currency.ts'
import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import { UNIT } from '#domain/field/amount.ts'
import { monthSpan } from '#domain/payments/figures.ts'
import type { DayUse } from '#domain/stay/yearDays.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { nightsOf, type StayDates } from '#domain/stay/stayDates.ts'
import { formatMoney, formatNumber } from '#i18n/formatNumbers.ts'
import { formatLongDate, formatMonthOf, placeInWeek, weekdayNames } from '#i18n/format.ts'
import { useGuestName } from './guestNotes.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'

type GridDays = {
  uses: ReadonlyMap<IsoDate, DayUse>
  prices?: ReadonlyMap<IsoDate, number>
  /** The note behind a guest's name; without it no names are shown. */
  noteOf?: (reservation: Reservation) => string
  lookOf?: (reservation: Reservation) => StayLook
}

type MonthGridProps = {
  span: StayDates
  days: GridDays
  today: IsoDate
  /** The only day in the tab order. */
  cursor: IsoDate
  /** Replaces the month's name above it. */
  title?: ReactNode
  chosen?: IsoDate | null
  /** The days that are being chosen, with the day of departure. */
  chosenStay?: StayDates | null
}

/** A month of the owners' calendar: a grid whose cells are named by day and guest. */
export function MonthGrid(props: MonthGridProps) {
  const { span, days, today, cursor, title, chosen, chosenStay = null } = props
  const { uses, prices, noteOf, lookOf = plainLook } = days
  const { language } = useTranslation()
  const guestOf = useGuestName()
  const nameOf = useDayName(days)
  const titleId = useId()

  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-1 font-serif text-lg">
        {title ?? formatMonthOf(span.checkIn.slice(0, 7), language)}
      </h3>
      <table
        // A table with arrow keys from cell to cell is a grid.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-labelledby={titleId}
        className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5 text-center text-sm tabular-nums"
      >
        <thead>
          <tr className="text-pine-600">
            {weekdayNames(language).map(({ short, long }) => (
              <th key={long} scope="col" aria-label={long} className="py-1 text-xs font-normal">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(nightsOf(span), placeInWeek(span.checkIn, language)).map(({ before, week }) => (
            <tr key={week[0]}>
              {before > 0 && <td colSpan={before} aria-hidden />}
              {week.map((day) => {
                const use = uses.get(day) ?? NO_USE
                const name = nameInWeek(day, week, uses)
                return (
                  <td
                    key={day}
                    data-day={day}
                    data-guest={name ? MARKS[lookOf(name.night)] + guestOf(name.night) : undefined}
                    data-more={name ? (noteOf?.(name.night) ?? '') : undefined}
                    tabIndex={day === cursor ? 0 : -1}
                    aria-label={nameOf(day)}
                    aria-selected={chosen === undefined ? undefined : day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    className={clsx(
                      'cursor-pointer border border-transparent bg-origin-border! hover:border-pine-500',
                      noteOf ? NAMED_DAY : 'h-9',
                      noteOf && name && screenName(name.nights),
                      fillOf(day, use, lookOf),
                      (day === chosen || isWithin(day, chosenStay)) &&
                        'ring-2 ring-pine-800 ring-inset',
                      day === today && 'font-bold underline decoration-2 underline-offset-4',
                      use.night?.dates.checkIn === day && !use.leaving && 'rounded-l-full',
                      isLastNight(day, use) && 'rounded-r-full',
                      use.night?.status === 'blocked' && 'line-through',
                    )}
                  >
                    {Number(day.slice(8))}
                    {!use.night && prices?.has(day) && (
                      <span className="block text-[0.625rem] leading-4 font-normal text-pine-600">
                        {formatNumber((prices.get(day) ?? 0) / UNIT, language)}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const NO_USE: DayUse = { night: null, leaving: null }

const plainLook = () => 'stay' as const

function isWithin(day: IsoDate, stay: StayDates | null): boolean {
  return stay !== null && stay.checkIn <= day && day <= stay.checkOut
}

/** `first` is the index of the first day, from 0. */
function weeksOf(days: readonly IsoDate[], first: number) {
  const weeks: { before: number; week: IsoDate[] }[] = [{ before: first, week: [] }]
  days.forEach((day, index) => {
    if (index > 0 && (first + index) % 7 === 0) weeks.push({ before: 0, week: [] })
    weeks.at(-1)?.week.push(day)
  })
  return weeks
}

/** The class of a day whose number is above a name. */
const NAMED_DAY = 'h-12 pt-1 align-top'

// Above the following cells, which would cover it. In whole pixels, unlike the cells.
const NAME = 'guest-name'

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
function screenName(nights: number): string {
  return `${NAME} ${WIDTHS[nights - 1]}`
}

function useDayName({ uses, noteOf, prices }: GridDays): (day: IsoDate) => string {
  const { t, language } = useTranslation()
  const guestOf = useGuestName()

  return (day) => {
    const { night, leaving } = uses.get(day) ?? { night: null, leaving: null }
    const parts = [formatLongDate(day, language)]
    if (leaving) parts.push(t('office.year.leaves', { guest: guestOf(leaving) }))
    if (night?.status === 'blocked') parts.push(t('office.year.closed'))
    else if (night?.dates.checkIn === day)
      parts.push(t('office.year.arrives', { guest: guestOf(night) }) + (noteOf?.(night) ?? ''))
    else if (night) parts.push(guestOf(night))
    else parts.push(t('office.year.free'))
    const price = night ? undefined : prices?.get(day)
    if (price !== undefined) parts.push(formatMoney(price, language))
    return parts.join(', ')
  }
}

/** A stay's name in a week: on its first night there, as wide as its nights. */
function nameInWeek(
  day: IsoDate,
  week: readonly IsoDate[],
  uses: ReadonlyMap<IsoDate, DayUse>,
): { night: Reservation; nights: number } | null {
  const night = uses.get(day)?.night
  if (!night) return null
  const its = week.filter((each) => uses.get(each)?.night?.id === night.id)
  return its[0] === day ? { night, nights: its.length } : null
}

const MORNINGS: Readonly<Record<StayLook, string>> = {
  stay: '[--morning:theme(colors.accent.200)]',
  channel: '[--morning:theme(colors.lavender.300)]',
  unpaid: '[--morning:theme(colors.clay.100)]',
  held: '[--morning:theme(colors.alert.100)]',
}

const EVENINGS = {
  free: '[--evening:transparent]',
  stay: '[--evening:theme(colors.accent.200)]',
  channel: '[--evening:theme(colors.lavender.300)]',
  unpaid: '[--evening:theme(colors.clay.100)]',
  held: '[--evening:theme(colors.alert.100)]',
  closed: '[--evening:theme(colors.linen.300)]',
} as const

/**
 * The background of a day. One on which a guest leaves has two halves: the morning is theirs, the
 * evening belongs to the next night.
 */
function fillOf(
  day: IsoDate,
  { night, leaving }: DayUse,
  lookOf: (reservation: Reservation) => StayLook,
): string {
  const evening = night && (night.status === 'blocked' ? 'closed' : lookOf(night))
  if (!leaving || (night && night.dates.checkIn < day)) return evening ? FILLS[evening] : ''
  return clsx(
    MORNINGS[lookOf(leaving)],
    EVENINGS[evening ?? 'free'],
    evening && evening !== 'closed'
      ? 'bg-linear-[115deg]! from-(--morning) from-46% via-white via-46% to-(--evening) to-54%'
      : 'bg-linear-[115deg]! from-(--morning) from-48% to-(--evening) to-48%',
  )
}

/** Whether a day is the last of a closed period. */
function isLastNight(day: IsoDate, { night }: DayUse): boolean {
  return night !== null && night.status === 'blocked' && addDays(day, 1) === night.dates.checkOut
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

type GridMoves = { goTo: (day: IsoDate) => void; choose: (day: IsoDate) => void }

/** Handles the keys of a grid of days, as in a date picker. */
export function onGridKey(event: KeyboardEvent<HTMLElement>, { goTo, choose }: GridMoves): void {
  const day = dayOfCell(event.target)
  if (!day || event.altKey || event.ctrlKey || event.metaKey) return
  const next = nextDay(event.key, day)
  if (next) goTo(next)
  else if (event.key === 'Enter' || event.key === ' ') choose(day)
  else return
  event.preventDefault()
}

/** Focuses a day's cell, if it is in the grid. */
export function focusDay(grid: HTMLElement | null, day: IsoDate): void {
  grid?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
}

function nextDay(key: string, day: IsoDate): IsoDate | null {
  const step = STEPS[key]
  if (step !== undefined) return addDays(day, step)
  const [year = 0, month = 0] = day.split('-').map(Number)
  switch (key) {
    case 'PageUp':
      return monthSpan(year, month - 1).checkIn
    case 'PageDown':
      return monthSpan(year, month + 1).checkIn
    case 'Home':
      return monthSpan(year, month).checkIn
    case 'End':
      return addDays(monthSpan(year, month).checkOut, -1)
    default:
      return null
  }
}

/** The day of the cell that contains an event's target. */
export function dayOfCell(target: EventTarget): IsoDate | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
  return parseDate(cell?.dataset['day'] ?? '')
}

/** Distinguishable without colour. */
const FILLS = {
  stay: 'bg-accent-200!',
  channel: 'bg-lavender-300!',
  unpaid: 'bg-clay-100!',
  closed: 'bg-linen-300!',
  held: 'bg-[repeating-linear-gradient(135deg,theme(colors.alert.100)_0_3px,transparent_3px_7px)]! inset-ring inset-ring-alert-700',
} as const

/** The kinds of stays that differ in colour and mark. */
export type StayLook = 'stay' | 'channel' | 'unpaid' | 'held'

const MARKS: Readonly<Record<StayLook, string>> = {
  stay: '',
  channel: '◆ ',
  unpaid: `${currency.sign} `,
  held: '? ',
}

const KINDS = ['stay', 'unpaid', 'channel', 'held', 'closed'] as const

/** The meaning of the calendar's colours and marks. */
export function Legend() {
  const { t } = useTranslation()
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-pine-700">
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span
            aria-hidden
            className={clsx(
              'grid h-6 w-8 place-items-center text-xs tabular-nums',
              FILLS[kind],
              kind === 'closed' && 'line-through',
            )}
          >
            {kind === 'stay' || kind === 'closed' ? 12 : MARKS[kind]}
          </span>
          {t(`office.year.kinds.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
