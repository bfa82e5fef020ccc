import { expect, test } from 'vitest'
import { type Reservation, remainderOf, sortByCheckIn } from './reservation.ts'
import { day } from './testing.ts'

const reservation = (id: string, checkIn: string): Reservation => ({
  id,
  stay: { checkIn: day(checkIn), checkOut: day('2027-01-01') },
  musteriAdi: '',
  kapora: 0,
  kalan: 0,
  toplamUcret: 0,
  notlar: '',
})

test('reservations are sorted by check-in across years, not by the text dd.MM.yyyy', () => {
  const sorted = sortByCheckIn([
    reservation('c', '2026-02-01'),
    reservation('b', '2025-12-31'),
    reservation('d', '2026-02-01'),
    reservation('a', '2026-01-15'),
  ])

  expect(sorted.map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd'])
})

test.each([
  [10_000, 2_500, 7_500],
  [10_000, 10_000, 0],
  [0, 500, 0],
])('of %d less %d remain %d', (total, deposit, remainder) => {
  expect(remainderOf(total, deposit)).toBe(remainder)
})
