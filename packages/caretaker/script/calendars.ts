import { calendarTexts, daysIn } from '#caretaker/calendarTexts.ts'
import type { Now } from '#caretaker/season.ts'
import { properties } from './properties.ts'

/** A property holds 9 kB, and a letter may take three bytes. */
const PART = 3000

/** The files of one edition, by their names, with how many parts each has. */
type Edition = { number: number; files: { readonly [name: string]: number } }

/** Stores the calendars for `doGet`, and returns whether they say something new. A reader sees the old edition until the new one is whole. */
export function publish(now: Now, madeAt: number): boolean {
  const texts = calendarTexts(now, madeAt)
  const stored = properties().getProperties()
  const before = editionIn(stored)
  const isSame =
    Object.keys(before.files).length === texts.size &&
    [...texts].every(([name, text]) => daysIn(fileIn(stored, name) ?? '') === daysIn(text))
  if (isSame) return false
  const number = before.number + 1
  const parts = [...texts].map(([name, text]) => [name, partsOf(text)] as const)
  properties().setProperties(
    Object.fromEntries(
      parts.flatMap(([name, all]) => all.map((part, at) => [keyOf(number, name, at), part])),
    ),
  )
  const edition: Edition = {
    number,
    files: Object.fromEntries(parts.map(([name, all]) => [name, all.length])),
  }
  properties().setProperty('calendars', JSON.stringify(edition))
  const old = Object.keys(stored).filter((key) => key.startsWith('calendar/'))
  for (const key of old) properties().deleteProperty(key)
  return true
}

/** A calendar as it was published last; `null` for no name of one. */
export function readCalendarFile(name: string): string | null {
  return fileIn(properties().getProperties(), name)
}

type Stored = { readonly [key: string]: string }

function fileIn(stored: Stored, name: string): string | null {
  const { number, files } = editionIn(stored)
  const count = Object.entries(files).find(([each]) => each === name)?.[1]
  if (count === undefined) return null
  const parts = Array.from({ length: count }, (_, at) => stored[keyOf(number, name, at)])
  return parts.includes(undefined) ? null : parts.join('')
}

function editionIn({ calendars }: Stored): Edition {
  return calendars === undefined ? { number: 0, files: {} } : (JSON.parse(calendars) as Edition)
}

function keyOf(number: number, name: string, part: number): string {
  return `calendar/${number}/${name}/${part}`
}

function partsOf(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / PART) }, (_, at) =>
    text.slice(at * PART, (at + 1) * PART),
  )
}
