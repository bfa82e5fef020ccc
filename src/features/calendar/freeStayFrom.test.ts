import { expect, test } from 'vitest'
import { seasonStay as stay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { freeStayFrom } from './CalendarPage.tsx'

const SEASON = [stay('ada', '2026-06-28', '2026-07-03'), stay('can', '2026-07-03', '2026-07-06')]

test.each([
  ['2026-06-20', '2026-06-27'],
  ['2026-06-28', '2026-07-03'],
  ['2026-06-25', '2026-06-28'],
  ['2026-07-06', '2026-07-13'],
])('a stay begun on %s lasts until %s: a week, or until the next guest', (from, to) => {
  const noNight = stay('eve', '2026-07-08', '2026-07-08')
  for (const season of [SEASON, [...SEASON, noNight].toReversed()]) {
    expect(freeStayFrom(season, day(from), 7)).toEqual({ checkIn: from, checkOut: to })
  }
})
