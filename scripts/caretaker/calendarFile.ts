import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { villa } from '#content/villa.ts'
import { writeCalendar } from '#domain/channels/writeCalendar.ts'
import { tools } from '#i18n/tr/tools.ts'
import type { Now } from './season.ts'

const FILE = 'calendar.ics'

/**
 * Writes the days that are taken into a folder, dates alone, and says whether they have changed: a file that says the same is
 * left as it is, and nobody reads half of one.
 */
export function writeCalendarFile(folder: string, now: Now, madeAt: number): boolean {
  const { season, held, site, today } = now
  const text = writeCalendar(
    [
      ...season.map((stay) => ({ ...stay, guest: '' })),
      ...held.map(({ id, stay }) => ({ id, stay, guest: '' })),
    ],
    { name: villa.name, site, today, madeAt, title: tools.calendar.taken },
  )
  const path = join(folder, FILE)
  if (existsSync(path) && undated(readFileSync(path, 'utf8')) === undated(text)) return false
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${path}.part`, text)
  renameSync(`${path}.part`, path)
  return true
}

function undated(calendar: string): string {
  return calendar.replaceAll(/^DTSTAMP:.*$/gm, '')
}
