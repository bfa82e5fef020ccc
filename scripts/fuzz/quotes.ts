import fc from 'fast-check'
import { addDays, daysBetween, type IsoDate } from '#domain/date.ts'
import {
  comingSeasons,
  lowestPrice,
  otherArrivalDays,
  type Prices,
  shortestStay,
} from '#domain/prices/prices.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { disjointSeasons, gapsIn, type PriceSeason } from '#domain/prices/season.ts'
import { readPrices } from '#domain/prices/storedPrices.ts'
import { anyPrices, anyStay } from '#domain/prices/testing.ts'
import { areaOf, holds, same } from './area.ts'
import { altered, anyJson } from './given.ts'

const storedPrices = anyPrices.map(({ seasons, terms }) => ({
  revision: 1,
  seasons: Object.fromEntries(seasons.map(({ id, ...season }) => [id, season])),
  terms,
}))

export const quotes = areaOf(14_000, [
  holds(
    'a quote is what its nights cost one by one, less the weeks, with the cleaning',
    fc.tuple(anyStay, anyPrices),
    ([stay, prices]) => {
      const quote = quoteOf(stay, prices)
      const nights = nightsFrom(stay.checkIn, stay.checkOut)
      const priced = nights.flatMap((night) => seasonOn(night, prices) ?? [])
      const missing = nights.length - priced.length
      if (quote.state === 'unpriced') return same(quote.nights, missing)
      same(missing, 0)
      const total = totalOf(nights, prices) + prices.terms.cleaningFee
      same(quote.total, total)
      same(quote.deposit, Math.round((total * prices.terms.depositPercent) / 100))
      same(
        quote.lines.reduce((sum, { amount }) => sum + amount, quote.cleaningFee),
        quote.total,
      )
    },
    3,
  ),
  holds(
    'a night more costs no less than nothing',
    fc.tuple(anyStay, anyPrices),
    ([stay, given]) => {
      const prices = {
        ...given,
        seasons: given.seasons.map((season) => ({ ...season, weekPercent: 0 })),
      }
      const [quote, longer] = [stay, { ...stay, checkOut: addDays(stay.checkOut, 1) }].map((each) =>
        quoteOf(each, prices),
      )
      if (quote?.state !== 'priced' || longer?.state !== 'priced') return true
      return longer.total > quote.total && longer.deposit >= quote.deposit
    },
  ),
  holds(
    'each night is in the season that begins first, and the gaps are the others',
    fc.tuple(anyStay, anyPrices),
    ([{ checkIn, checkOut }, prices]) => {
      const disjoint = disjointSeasons(prices.seasons)
      const gaps = gapsIn({ from: checkIn, to: checkOut }, prices.seasons)
      for (const night of nightsFrom(checkIn, addDays(checkOut, 1))) {
        const season = seasonOn(night, prices)
        const among = disjoint.filter(({ from, to }) => from <= night && night <= to)
        same(
          among.map(({ id }) => id),
          season ? [season.id] : [],
        )
        same(gaps.filter(({ from, to }) => from <= night && night <= to).length, season ? 0 : 1)
        same(shortestStay(night, prices), season?.minNights ?? prices.terms.minNights)
        const day = String(new Date(night).getUTCDay() || 7)
        const isOther = season?.arrivalDays !== undefined && !season.arrivalDays.includes(day)
        same(otherArrivalDays(night, prices), isOther ? season.arrivalDays : null)
      }
    },
  ),
  holds(
    'the lowest price is that of a night that is still to come',
    fc.tuple(anyStay, anyPrices),
    ([{ checkIn: today }, { seasons }]) => {
      const coming = comingSeasons(seasons, today).flatMap((season) => [
        season.perNight,
        season.weekendPerNight ?? season.perNight,
      ])
      same(lowestPrice(seasons, today), coming.length > 0 ? Math.min(...coming) : null)
    },
  ),
  holds(
    'whatever is stored as prices is read without a fault, and what can be read of it is quoted',
    fc.tuple(fc.oneof(anyJson, altered(storedPrices)), anyStay),
    ([stored, stay]) => {
      const prices = readPrices(stored)
      const quote = quoteOf(stay, prices)
      if (quote.state === 'priced') return Number.isInteger(quote.total) && quote.total > 0
      return quote.nights >= 0
    },
    2,
  ),
])

function nightsFrom(from: IsoDate, to: IsoDate): IsoDate[] {
  return Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index))
}

/** The season of a night, found by looking at all of them: the one that begins first, then the one whose id is less. */
function seasonOn(night: IsoDate, { seasons }: Prices): PriceSeason | null {
  const [first] = seasons
    .filter(({ from, to }) => from <= night && night <= to)
    .toSorted((one, other) => (`${one.from} ${one.id}` < `${other.from} ${other.id}` ? -1 : 1))
  return first ?? null
}

/** What nights cost, each for itself; off the nights of each season goes its percentage, in whole lira, from a week on. */
function totalOf(nights: readonly IsoDate[], prices: Prices): number {
  const bySeason = new Map<PriceSeason, number>()
  for (const night of nights) {
    const season = seasonOn(night, prices)
    if (!season) continue
    const isWeekend = ['Fri', 'Sat'].includes(new Date(night).toUTCString().slice(0, 3))
    const price = (isWeekend ? season.weekendPerNight : undefined) ?? season.perNight
    bySeason.set(season, (bySeason.get(season) ?? 0) + price)
  }
  return [...bySeason].reduce((sum, [{ weekPercent = 0 }, amount]) => {
    const off = nights.length >= 7 ? Math.round((amount * weekPercent) / 100) : 0
    return sum + amount - off
  }, 0)
}
