import { afterEach, beforeAll, expect, test } from 'vitest'
import { Failure, NightTaken } from '#domain/save/failure.ts'
import { day } from '#domain/testing.ts'
import { formatError } from './failureWords.ts'
import { loadOfficeTexts, showLanguage } from './index.ts'

beforeAll(loadOfficeTexts)
afterEach(() => showLanguage('tr'))

const taken = (guest: NightTaken['guest']) =>
  new NightTaken(day('2026-07-12'), guest, '-OaBcDeFgHiJ')

test.each([
  ['tr', '12.07.2026 gecesi dolu: Ayşe Yılmaz.'],
  ['en', 'The night of 12 Jul 2026 is booked: Ayşe Yılmaz.'],
] as const)(
  'an owner who lost the race for a night reads in %s whose it is, by name',
  async (language, words) => {
    await showLanguage(language)

    expect(formatError(taken({ musteriAdi: 'Ayşe Yılmaz' }))).toBe(words)
  },
)

test('a night of a channel’s stay without a guest is named by its channel and title', () => {
  const guest = { musteriAdi: '', source: 'airbnb', sourceTitle: 'Reserved' } as const

  expect(formatError(taken(guest))).toBe('12.07.2026 gecesi dolu: Airbnb · Reserved.')
})

test('what nobody has words for keeps its own', () => {
  expect(formatError(new Failure('unknown', 'disk full'))).toBe('disk full')
})
