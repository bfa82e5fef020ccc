import { expect, test } from 'vitest'
import { seasonStay as stay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { usesOf } from './yearDays.ts'

const SEASON = [stay('ada', '2026-06-28', '2026-07-03'), stay('can', '2026-07-03', '2026-07-06')]
const JULY = { checkIn: day('2026-07-01'), checkOut: day('2026-08-01') }

test.each([
  ['2026-07-02', 'ada', undefined],
  ['2026-07-03', 'can', 'ada'],
  ['2026-07-06', undefined, 'can'],
  ['2026-07-07', undefined, undefined],
])('on %s the night is of %s, and %s leaves', (date, night, leaving) => {
  const use = usesOf(SEASON, JULY).get(day(date))

  expect(use?.night?.id).toBe(night)
  expect(use?.leaving?.id).toBe(leaving)
})

test('blocked days have no departure, and a stay may continue after the month', () => {
  const closed = stay('own', '2026-07-10', '2026-07-12', { status: 'blocked' })
  const uses = usesOf([closed, stay('eve', '2026-07-30', '2026-08-02')], JULY)

  expect(uses.get(day('2026-07-11'))).toEqual({ night: closed, leaving: null })
  expect(uses.get(day('2026-07-12'))).toEqual({ night: null, leaving: null })
  expect(uses.get(day('2026-07-31'))?.night?.id).toBe('eve')
  expect(uses.size).toBe(31)
})
