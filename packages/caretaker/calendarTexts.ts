import { villa } from '#content/villa.ts'
import {
  CALENDAR_FILE,
  fileForChannel,
  type Occupied,
  writeCalendar,
} from '#domain/channels/writeCalendar.ts'
import { tools } from '#i18n/tr/tools.ts'
import type { Now } from './season.ts'

/** The calendars of booked days, dates only, by file name: one for everybody, and one for each channel without its own stays. */
export function calendarTexts(now: Now, madeAt: number): ReadonlyMap<string, string> {
  const { season, held, channels } = now
  const asked = held.map(({ id, stay }) => ({ id, stay, guest: '' }))
  const stays = season.map((stay) => ({ ...stay, guest: '' }))
  const files = new Map<string, readonly Occupied[]>([
    [CALENDAR_FILE, [...stays, ...asked]],
    ...channels.map(({ id }) => {
      const others = stays.filter(({ channel }) => channel !== id)
      return [fileForChannel(id), [...others, ...asked]] as const
    }),
  ])
  return new Map(
    [...files].map(([name, occupied]) => [name, textOf(occupied, now, madeAt)] as const),
  )
}

function textOf(occupied: readonly Occupied[], { site, today }: Now, madeAt: number): string {
  const title = tools.calendar.taken
  return writeCalendar(occupied, { name: villa.name, site, today, madeAt, title })
}

/**
 * A calendar's content without time and sequence, because an owner's note does not change it for
 * others.
 */
export function daysIn(calendar: string): string {
  return calendar.replaceAll(/^(DTSTAMP|SEQUENCE):.*$/gm, '')
}
