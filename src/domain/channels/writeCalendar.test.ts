import fc from 'fast-check'
import ical from 'node-ical'
import { expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { readCalendar } from './readCalendar.ts'
import { type Occupied, writeCalendar } from './writeCalendar.ts'

const OPTIONS = {
  name: 'Villa Defne',
  site: 'demo-villa',
  today: day('2026-07-01'),
  madeAt: Date.UTC(2026, 6, 1, 9, 30),
  title: 'Dolu',
}

function occupied(id: string, from: string, to: string): Occupied {
  return { id, dates: { checkIn: day(from), checkOut: day(to) } }
}

function readBack(text: string) {
  const calendar = readCalendar(text, { zone: 'Europe/Istanbul' })
  if ('problem' in calendar) throw new Error(calendar.problem)
  expect(calendar.unreadable).toEqual([])
  return calendar.events
}

/** The same, parsed by another library than ours. */
function readByAnother(text: string) {
  return Object.values(ical.sync.parseICS(text)).flatMap((part) =>
    part?.type === 'VEVENT' ? [part] : [],
  )
}

test('the calendar contains only dates, sorted, through the last night, and nothing past', () => {
  const text = writeCalendar(
    [
      occupied('b', '2026-08-01', '2026-08-04'),
      { ...occupied('a', '2026-07-10', '2026-07-17'), version: 3 },
      occupied('past', '2026-06-01', '2026-06-30'),
      occupied('leaving', '2026-06-28', '2026-07-01'),
      occupied('oneDay', '2026-09-01', '2026-09-01'),
    ],
    OPTIONS,
  )

  expect(
    readBack(text).map(({ uid, dates, title }) => [uid, dates.checkIn, dates.checkOut, title]),
  ).toEqual([
    ['leaving@demo-villa', '2026-06-28', '2026-07-01', 'Dolu'],
    ['a@demo-villa', '2026-07-10', '2026-07-17', 'Dolu'],
    ['b@demo-villa', '2026-08-01', '2026-08-04', 'Dolu'],
    ['oneDay@demo-villa', '2026-09-01', '2026-09-02', 'Dolu'],
  ])
  expect(text).toContain('\r\nDTSTAMP:20260701T093000Z\r\n')
  expect(text).toContain('\r\nSEQUENCE:3\r\n')
  expect(text).toContain('\r\nMETHOD:PUBLISH\r\n')
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n')
})

test('another parser reads the same days and UIDs', () => {
  const text = writeCalendar(
    [occupied('a', '2026-07-10', '2026-07-17'), occupied('b', '2026-07-17', '2026-07-18')],
    OPTIONS,
  )

  const local = (date: Date | undefined) =>
    date && [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  expect(
    readByAnother(text).map(({ uid, summary, datetype, start, end }) => {
      return [uid, summary, datetype, local(start), local(end)]
    }),
  ).toEqual([
    ['a@demo-villa', 'Dolu', 'date', [2026, 7, 10], [2026, 7, 17]],
    ['b@demo-villa', 'Dolu', 'date', [2026, 7, 17], [2026, 7, 18]],
  ])
})

test('whatever the title, each line is valid under RFC 5545 and readable', () => {
  const anything = fc.record({
    id: fc.stringMatching(/^[-\w]{1,40}$/),
    start: fc.integer({ min: 0, max: 500 }),
    nights: fc.integer({ min: 1, max: 60 }),
  })
  const stays = fc.uniqueArray(anything, { selector: ({ id }) => id, maxLength: 3 })
  const anyTitle = fc.string({ unit: 'binary', minLength: 1, maxLength: 120 })
  fc.assert(
    fc.property(stays, anyTitle, (given, title) => {
      const all = given.map(({ id, start, nights }): Occupied => {
        const checkIn = addDays(OPTIONS.today, start)
        return { id, dates: { checkIn, checkOut: addDays(checkIn, nights) } }
      })
      const text = writeCalendar(all, { ...OPTIONS, title })

      expect(text.endsWith('\r\n')).toBe(true)
      for (const line of text.slice(0, -2).split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line).toMatch(/^(?: |[A-Z][A-Z-]*(?:;[A-Z]+=[A-Z]+)?:)[^\p{Cc}]*$/u)
      }
      const days = all.map(({ dates }) => dates.checkIn).sort()
      expect(readBack(text).map(({ dates }) => dates.checkIn)).toEqual(days)
    }),
    { numRuns: 20 },
  )
})

test('has a component but no event when nothing is sold', () => {
  const text = writeCalendar([], OPTIONS)

  expect(text.match(/^BEGIN:/gm)?.length).toBeGreaterThan(1)
  expect(readCalendar(text, { zone: 'Europe/Istanbul' })).toEqual({
    events: [],
    unreadable: [],
    isEmpty: true,
  })
})
