import { expect, test } from 'vitest'
import { pricesAfter } from '#domain/prices/priceChange.ts'
import { openDays } from '#domain/prices/splitSeasons.ts'
import { season, terms } from '#domain/prices/testing.ts'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { shortGaps } from './shortGaps.ts'

const stays = [
  reservation({ id: 'a', checkIn: '01.07.2027', checkOut: '08.07.2027' }),
  reservation({ id: 'b', checkIn: '12.07.2027', checkOut: '20.07.2027' }),
  reservation({ id: 'c', checkIn: '30.07.2027', checkOut: '05.08.2027' }),
]
const summer = season('2027-06-01', '2027-08-31', 9000, 5, { arrivalDays: '6' })
const today = day('2027-06-01')

test.each([
  [true, { checkIn: '2027-07-08', checkOut: '2027-07-12' }],
  [false, { checkIn: '2027-07-09', checkOut: '2027-07-11' }],
])('finds a gap that is shorter than the shortest stay, with turnover %s', (turnover, stay) => {
  const prices = { seasons: [summer], terms: terms({ sameDayTurnover: turnover }) }
  expect(shortGaps(stays, prices, today)).toMatchObject([{ stay, shortest: 5, priced: true }])
  expect(shortGaps(stays, prices, day('2027-07-12'))).toEqual([])
})

test('an opened gap is no longer short', () => {
  const prices = { seasons: [summer], terms: terms({ sameDayTurnover: true }) }
  const [gap] = shortGaps(stays, prices, today)
  const changes = gap ? openDays(prices.seasons, gap.nights, 2, () => 'new') : []
  expect(changes).toHaveLength(3)
  expect(shortGaps(stays, pricesAfter({ seasons: changes }, prices), today)).toEqual([])
})

test('a gap without prices is found but cannot be opened', () => {
  const prices = { seasons: [], terms: terms({ minNights: 5, sameDayTurnover: true }) }
  expect(shortGaps(stays, prices, today)).toMatchObject([{ priced: false }])
})
