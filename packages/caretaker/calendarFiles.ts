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
import { isForChannel } from '#domain/channels/writeCalendar.ts'
import { calendarTexts, daysIn } from './calendarTexts.ts'
import type { Now } from './season.ts'

/**
 * Writes the booked days to a folder, dates only, and returns whether they changed: one file for
 * everybody, and one for each channel without its own stays. Leaves equal files unchanged, and
 * replaces others atomically. Throws with the setting's name when the folder is not writable.
 */
export function writeCalendarFiles(folder: string, now: Now, madeAt: number): boolean {
  try {
    return putInto(folder, calendarTexts(now, madeAt))
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

function writeWhenNew(path: string, text: string): boolean {
  if (existsSync(path) && daysIn(readFileSync(path, 'utf8')) === daysIn(text)) return false
  writeFileSync(`${path}.part`, text)
  renameSync(`${path}.part`, path)
  return true
}
