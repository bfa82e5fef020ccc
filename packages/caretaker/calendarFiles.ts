import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { villa } from '#content/villa.ts'
import type { IsoDate } from '#domain/date.ts'
import {
  CALENDAR_FILE,
  fileForChannel,
  isForChannel,
  writeCalendar,
} from '#domain/channels/writeCalendar.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { tools } from '#i18n/tr/tools.ts'
import type { CaretakerSeason } from './season.ts'

type Made = { site: string; today: IsoDate; madeAt: number }

/**
 * Writes the booked days to a folder, dates only, and returns whether they changed: one file for
 * everybody, and one for each channel without its own stays. Leaves equal files unchanged, and
 * replaces others atomically. Throws the system's error when the folder is not writable.
 */
export function writeCalendarFiles(folder: string, season: CaretakerSeason, made: Made): boolean {
  const texts = calendarTexts(season, made)
  mkdirSync(folder, { recursive: true })
  const written = [...texts].map(([name, text]) => writeWhenNew(join(folder, name), text))
  // The calendar of a deleted channel would become outdated.
  const old = readdirSync(folder).filter((name) => isForChannel(name) && !texts.has(name))
  for (const name of old) rmSync(join(folder, name))
  return written.includes(true) || old.length > 0
}

function calendarTexts(
  { reservations, channels }: CaretakerSeason,
  made: Made,
): Map<string, string> {
  const textOf = (stays: readonly Reservation[]) =>
    writeCalendar(stays, { ...made, name: villa.name, title: tools.calendar.taken })
  return new Map([
    [CALENDAR_FILE, textOf(reservations)],
    ...channels.map(
      ({ id }) =>
        [fileForChannel(id), textOf(reservations.filter(({ channel }) => channel !== id))] as const,
    ),
  ])
}

function writeWhenNew(path: string, text: string): boolean {
  if (existsSync(path) && daysIn(readFileSync(path, 'utf8')) === daysIn(text)) return false
  writeFileSync(`${path}.part`, text)
  renameSync(`${path}.part`, path)
  return true
}

/** A calendar without times and sequences: an owner's note does not change it for others. */
function daysIn(calendar: string): string {
  return calendar.replaceAll(/^(DTSTAMP|SEQUENCE):.*$/gm, '')
}
