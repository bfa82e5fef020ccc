import { expect, test } from 'vitest'
import { type GuideWords, readGuide } from '#domain/guide/guide.ts'
import { NO_OWN_LETTERS, readOwnLetters } from '#domain/letters/ownLetters.ts'
import { NO_TERMS, type StoredPrices } from '#domain/prices/prices.ts'
import type { PriceSeason } from '#domain/prices/season.ts'
import { day } from '#domain/testing.ts'
import {
  guideToRecover,
  lettersToRecover,
  priceChangeTo,
  settingsToRecover,
} from './compareParts.ts'

test('a different part is restored, and a field that the backup does not have is kept', () => {
  const settings = [
    { part: 'private', wanted: { accountHolder: 'Nihal Defne', depositDays: 3 } },
    { part: 'site', wanted: { hostNames: 'Nihal' } },
  ] as const
  const now = {
    private: { accountHolder: 'Kerem Defne', depositDays: 3, cleaningKey: 'key' },
    site: { hostNames: 'Nihal', answerHours: 6 },
  }

  expect(settingsToRecover({ settings }, (part) => ({ values: now[part] }))).toEqual([
    {
      part: 'private',
      wanted: { accountHolder: 'Nihal Defne', depositDays: 3, cleaningKey: 'key' },
      fields: ['accountHolder'],
    },
  ])
})

const words = (keys: string): GuideWords => ({ texts: { tr: { keys } }, photos: {} })
const stored = (keys: string) =>
  readGuide({ ...words(keys), version: 4, by: 'ada@example.com', at: 1 })

test('a different guide is restored over the stored one', () => {
  const wanted = words('Kutuda.')

  expect(guideToRecover({ guide: wanted }, readGuide(null))).toEqual({
    wanted,
    base: { texts: {}, photos: {} },
    version: 0,
  })
  expect(guideToRecover({ guide: wanted }, stored('Komşuda.'))).toEqual({
    wanted,
    base: words('Komşuda.'),
    version: 4,
  })
})

test('an equal, empty or invalid guide is not restored', () => {
  expect(guideToRecover({ guide: null }, readGuide(null))).toBeNull()
  expect(guideToRecover({ guide: { texts: { tr: {} }, photos: {} } }, stored('x'))).toBeNull()
  expect(guideToRecover({ guide: words('Kutuda.') }, stored('Kutuda.'))).toBeNull()
  expect(guideToRecover({ guide: words('x'.repeat(2001)) }, readGuide(null))).toBeNull()
  const elsewhere = { ...words('x'), photos: { arrival: 'https://example.com' } }
  expect(guideToRecover({ guide: elsewhere }, readGuide(null))).toBeNull()
})

const wanted = { subject: 'Sağ olun', body: 'Merhaba {guest}' }
const thanks = { kind: 'thanks', language: 'tr', wanted } as const

test('a different own text is restored over the version that was loaded', () => {
  const other = { ...wanted, body: 'Başka', version: 4, by: 'can@example.com', at: 1 }

  expect(lettersToRecover({ letters: [thanks] }, NO_OWN_LETTERS)).toEqual([
    { ...thanks, seen: { version: 0 } },
  ])
  const now = readOwnLetters({ thanks: { tr: other } })
  expect(lettersToRecover({ letters: [thanks] }, now)).toEqual([
    { ...thanks, seen: { version: 4 } },
  ])
})

test('an equal or invalid own text is omitted', () => {
  const now = readOwnLetters({ thanks: { tr: { ...wanted, version: 4, by: 'x', at: 1 } } })
  const long = { ...thanks, wanted: { ...wanted, subject: 'x'.repeat(201) } }

  expect(lettersToRecover({ letters: [thanks] }, now)).toEqual([])
  expect(lettersToRecover({ letters: [long] }, NO_OWN_LETTERS)).toEqual([])
})

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
