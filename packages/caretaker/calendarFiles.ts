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
 * Writes the days that are taken into a folder, dates alone, and says whether they have changed: for everybody, and for each
 * channel without what it has sold itself. A file that says the same is left as it is, and nobody reads half of one. Throws with the
 * name of the setting where the folder cannot be written.
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
  // Whoever still read that of a deleted channel would read what was.
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

/** What a calendar says, but not when and after how many changes: a note that an owner writes is nothing new to others. */
function daysIn(calendar: string): string {
  return calendar.replaceAll(/^(DTSTAMP|SEQUENCE):.*$/gm, '')
}
