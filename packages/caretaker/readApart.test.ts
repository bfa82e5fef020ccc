import { expect, test } from 'vitest'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { openReader } from './readApart.ts'

const CALENDAR = calendarOf(eventOf('a', '20261210', '20261214'))
const OPTIONS = { zone: 'Europe/Istanbul' }
const LIMITS = { milliseconds: 60_000, megabytes: 128 }

test('reads calendars in a thread, one after the other or together', async () => {
  const read = openReader(LIMITS)
  const expected = { events: [{ uid: 'a', dates: { checkIn: '2026-12-10' } }] }

  expect(await read(CALENDAR, OPTIONS)).toMatchObject(expected)
  const together = await Promise.all([
    read(CALENDAR, { ...OPTIONS, lastNight: true }),
    read('', OPTIONS),
  ])

  expect(together).toMatchObject([
    { events: [{ dates: { checkOut: '2026-12-15' } }] },
    { problem: 'empty' },
  ])
})

test.each([
  ['time', { ...LIMITS, milliseconds: 1 }],
  ['memory', { ...LIMITS, megabytes: 8 }],
])('a calendar that needs too much %s is too complicated', async (_, limits) => {
  const read = openReader(limits)
  const text = calendarOf(['BEGIN:VTODO\r\nEND:VTODO\r\n'.repeat(200_000)])

  expect(await read(text, OPTIONS)).toEqual({ problem: 'tooComplicated' })
})
