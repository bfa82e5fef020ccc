import { expect, test } from 'vitest'
import { agreement, day } from '#domain/testing.ts'
import type { Prices } from '#domain/prices/prices.ts'
import type { ExtraLine, PriceLine } from './agreement.ts'
import { countUnpriced, damageOf, linesOf, linesOfDays } from './priceLines.ts'
import type { Reservation } from './reservation.ts'

const TERMS = {
  cleaningFee: 800,
  depositPercent: 30,
  minNights: 2,
  sameDayTurnover: false,
  taxPercent: 0,
  taxPaid: 'included',
} as const
const prices = (perNight: number): Prices => ({
  seasons: [{ id: 'all', from: day('2027-01-01'), to: day('2027-12-31'), perNight, minNights: 2 }],
  terms: TERMS,
})
const NIGHTS: PriceLine = {
  kind: 'nights',
  from: day('2027-11-28'),
  to: day('2027-12-01'),
  when: 'any',
  nights: 4,
  perNight: 7000,
  amount: 28_000,
}
const CLEANING: PriceLine = { kind: 'cleaning', amount: 800 }
const LAMP: ExtraLine = { kind: 'damage', text: 'Kırık lamba', amount: 750 }

/** Agreed on for 28,800. */
const agreed: Reservation = {
  id: 'a',
  version: 1,
  musteriAdi: 'Ayşe Yılmaz',
  dates: { checkIn: day('2027-11-28'), checkOut: day('2027-12-02') },
  toplamUcret: 28_800,
  kapora: 0,
  kalan: 28_800,
  notlar: '',
  status: 'booked',
  agreement: agreement({ lines: [NIGHTS, CLEANING] }),
}
const longer = { ...agreed, dates: { ...agreed.dates, checkOut: day('2027-12-03') } }

test('an added night has the price of today, and the agreed ones keep theirs', () => {
  const draft = { ...longer, toplamUcret: 35_300 }
  expect(linesOf(draft, { before: agreed }, prices(6500))).toMatchObject([
    NIGHTS,
    { kind: 'nights', nights: 1, perNight: 6500, amount: 6500 },
    CLEANING,
  ])
})

test('an added night without a price keeps the agreed lines, and the difference has its price', () => {
  const none = { ...prices(0), seasons: [] }
  expect(countUnpriced(longer.dates, agreed, none)).toBe(1)
  expect(linesOf({ ...longer, toplamUcret: 35_300 }, { before: agreed }, none)).toEqual([
    NIGHTS,
    CLEANING,
    { kind: 'difference', amount: 6500 },
  ])
})

test('a night that is added to a typed total has the price of today', () => {
  const typed = { ...agreed, toplamUcret: 26_000, agreement: agreement() }
  const draft = { ...longer, toplamUcret: 32_500 }
  expect(linesOf(draft, { before: typed }, prices(6500))).toMatchObject([
    { kind: 'nights', nights: 1, amount: 6500 },
    { kind: 'stay', amount: 26_000 },
  ])
})

test('a total that differs from its agreed lines has the difference as a line', () => {
  const less = { ...agreed, toplamUcret: 26_900 }
  const lines = linesOf(less, { before: agreed }, prices(9000))
  expect(lines).toEqual([NIGHTS, CLEANING, { kind: 'difference', amount: -1900 }])

  const before = { ...less, agreement: agreement({ lines }) }
  expect(linesOf({ ...agreed, toplamUcret: 28_000 }, { before }, prices(9000))).toEqual([
    NIGHTS,
    CLEANING,
    { kind: 'difference', amount: -800 },
  ])
  expect(linesOf(agreed, { before }, prices(9000))).toEqual([NIGHTS, CLEANING])
})

test('a removed night goes with its agreed price, and one of a typed total without any', () => {
  const dates = { ...agreed.dates, checkOut: day('2027-12-01') }
  expect(linesOfDays(dates, agreed, prices(9000))).toEqual([
    { ...NIGHTS, nights: 3, amount: 21_000 },
    CLEANING,
  ])
  const typed = { ...agreed, toplamUcret: 26_000, agreement: agreement() }
  expect(linesOfDays(dates, typed, prices(9000))).toEqual([{ kind: 'stay', amount: 26_000 }])
})

test('a typed line is beside the agreed ones, or beside the rest of a typed total', () => {
  const extras = [LAMP]
  const broken = { ...agreed, toplamUcret: 29_550 }
  expect(linesOf(broken, { before: agreed, extras }, prices(9000))).toEqual([
    NIGHTS,
    CLEANING,
    LAMP,
  ])
  const typed = { ...agreed, toplamUcret: 26_750 }
  const before = { ...typed, toplamUcret: 26_000, agreement: agreement() }
  const lines = linesOf(typed, { before, extras }, prices(9000))
  expect(lines).toEqual([{ kind: 'stay', amount: 26_000 }, LAMP])
  expect(damageOf({ ...typed, agreement: agreement({ lines }) })).toBe(750)
})
