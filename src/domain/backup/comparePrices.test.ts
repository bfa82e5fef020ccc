import { expect, test } from 'vitest'
import { NO_TERMS } from '#domain/prices/prices.ts'
import type { PriceSeason } from '#domain/prices/season.ts'
import type { StoredPrices } from '#domain/prices/storedPrices.ts'
import { day } from '#domain/testing.ts'
import { priceChangeTo } from './comparePrices.ts'

const NOW: StoredPrices = {
  seasons: [season('a', '01-01', '02-01'), season('b', '03-01', '04-01')],
  terms: NO_TERMS,
  version: 7,
  unreadable: [],
}
const TERMS = { ...NO_TERMS, cleaningFee: 1500 }

function season(id: string, from: string, to: string): PriceSeason {
  return { id, from: day(`2027-${from}`), to: day(`2027-${to}`), perNight: 5000, minNights: 2 }
}

function changeTo(seasons: readonly PriceSeason[], terms: typeof NO_TERMS | null = null) {
  const prices = { ...NOW, seasons, terms: terms ?? NO_TERMS, hasTerms: terms !== null }
  return priceChangeTo({ prices }, NOW)
}

test('prices that are equal to the backup’s or missing there are left alone', () => {
  expect(changeTo(NOW.seasons, NO_TERMS)).toBeNull()
  expect(changeTo([])).toBeNull()
  expect(priceChangeTo({ prices: null }, NOW)).toBeNull()
})

test('a missing or different season is restored over the stored one, and none is deleted', () => {
  const { id: _, ...seen } = season('a', '01-01', '02-01')
  const { id: __, ...lost } = season('c', '05-01', '06-01')
  const dearer = { ...season('a', '01-01', '02-01'), perNight: 6000 }

  expect(changeTo([dearer, season('c', '05-01', '06-01')])).toEqual({
    seasons: [
      { id: 'a', seen, wanted: { ...seen, perNight: 6000 } },
      { id: 'c', seen: null, wanted: lost },
    ],
  })
})

test('terms are restored only if the backup has some', () => {
  const terms = { seen: NO_TERMS, wanted: TERMS }
  expect(changeTo(NOW.seasons, TERMS)).toEqual({ seasons: [], terms })
})
