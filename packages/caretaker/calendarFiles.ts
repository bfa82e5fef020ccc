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
import { CALENDAR_FILE, fileForChannel, isForChannel } from '#domain/channels/calendarFiles.ts'
import { type Occupied, writeCalendar } from '#domain/channels/writeCalendar.ts'
import { tools } from '#i18n/tr/tools.ts'
import type { Now } from './season.ts'

/**
 * Writes the booked days to a folder, dates only, and returns whether they changed: one file for
 * everybody, and one for each channel without its own stays. Leaves equal files unchanged, and
 * replaces others atomically. Throws with the setting's name when the folder is not writable.
 */
export function writeCalendarFiles(folder: string, now: Now, madeAt: number): boolean {
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
  const texts = new Map(
    [...files].map(([name, occupied]) => [name, textOf(occupied, now, madeAt)] as const),
  )
  try {
    return putInto(folder, texts)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`CARETAKER_CALENDAR_DIR cannot be written: ${reason}`, { cause: error })
  }
}

function putInto(folder: string, texts: ReadonlyMap<string, string>): boolean {
  mkdirSync(folder, { recursive: true })
  const written = [...texts].map(([name, text]) => writeWhenNew(join(folder, name), text))
  // The calendar of a deleted channel would become outdated.
  const old = readdirSync(folder).filter((name) => isForChannel(name) && !texts.has(name))
  for (const name of old) rmSync(join(folder, name))
  return written.includes(true) || old.length > 0
}

function textOf(occupied: readonly Occupied[], { site, today }: Now, madeAt: number): string {
  const title = tools.calendar.taken
  return writeCalendar(occupied, { name: villa.name, site, today, madeAt, title })
}

function writeWhenNew(path: string, text: string): boolean {
  if (existsSync(path) && daysIn(readFileSync(path, 'utf8')) === daysIn(text)) return false
  writeFileSync(`${path}.part`, text)
  renameSync(`${path}.part`, path)
  return true
}

/**
 * A calendar's content without time and sequence, because an owner's note does not change it for
 * others.
 */
function daysIn(calendar: string): string {
  return calendar.replaceAll(/^(DTSTAMP|SEQUENCE):.*$/gm, '')
}
