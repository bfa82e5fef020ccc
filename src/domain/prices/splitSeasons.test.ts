import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { nightsOf } from '#domain/stay.ts'
import { day } from '#domain/testing.ts'
import { pricesAfter, rebaseChange } from './priceChange.ts'
import { pricesOfNights } from './quote.ts'
import { disjointSeasons, type SeasonDraft } from './season.ts'
import { openDays, priceDays } from './splitSeasons.ts'
import { anySeasons, anyStay, season, terms } from './testing.ts'

const span = (from: string, to: string) => ({ from: day(from), to: day(to) })

function ids() {
  let count = 0
  return () => `new${(count += 1)}`
}

const brief = (wanted: SeasonDraft | null) =>
  wanted && `${wanted.from.slice(5)} ${wanted.to.slice(5)}: ${wanted.perNight}/${wanted.minNights}`

test('a week inside a season gets its own price, and the season keeps the rest', () => {
  const summer = season('2027-06-01', '2027-08-31', 9000, 5, { weekendPerNight: 9900 })

  const changes = priceDays(
    [summer],
    span('2027-07-10', '2027-07-16'),
    { perNight: 12_000, usualMinNights: 3 },
    ids(),
  )

  expect(changes.map(({ id, wanted }) => [id, brief(wanted)])).toEqual([
    [summer.id, '06-01 07-09: 9000/5'],
    ['new1', '07-10 07-16: 12000/5'],
    ['new2', '07-17 08-31: 9000/5'],
  ])
  expect(changes[1]?.wanted).not.toHaveProperty('weekendPerNight')
})

test('nights without a season get one, and a whole season keeps its id', () => {
  const june = season('2027-06-01', '2027-06-30', 9000, 5)
  const changes = priceDays(
    [june],
    span('2027-06-01', '2027-07-04'),
    { perNight: 8000, usualMinNights: 3 },
    ids(),
  )
  expect(changes.map(({ id, wanted }) => [id, brief(wanted)])).toEqual([
    [june.id, '06-01 06-30: 8000/5'],
    ['new1', '07-01 07-04: 8000/3'],
  ])
})

test('opened nights keep their price and lose the arrival days', () => {
  const summer = season('2027-06-01', '2027-08-31', 9000, 5, { arrivalDays: '6' })
  const [, opened] = openDays([summer], span('2027-07-10', '2027-07-12'), 2, ids())
  expect(opened?.wanted).toEqual({
    ...span('2027-07-10', '2027-07-12'),
    perNight: 9000,
    minNights: 2,
  })
})

test('a new price changes those nights alone, in one accepted change', () => {
  fc.assert(
    fc.property(anySeasons, anyStay, (given, stay) => {
      const seasons = disjointSeasons(given).map((each, at) => ({ ...each, id: `s${at}` }))
      const days = { from: stay.checkIn, to: addDays(stay.checkOut, -1) }
      fc.pre(days.from <= days.to)
      const change = priceDays(
        seasons,
        days,
        { perNight: 777, minNights: 1, usualMinNights: 1 },
        ids(),
      )
      const now = { seasons, terms: terms() }
      expect(rebaseChange({ seasons: change }, now)).toHaveProperty('change')
      const around = { checkIn: addDays(days.from, -400), checkOut: addDays(days.to, 400) }
      const expected = pricesOfNights(around, seasons)
      for (const night of nightsOf(stay)) expected.set(night, 777)
      const after = pricesOfNights(around, pricesAfter({ seasons: change }, now).seasons)
      expect(new Map(after)).toEqual(new Map(expected))
    }),
  )
})
