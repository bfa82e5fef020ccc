import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { IsoDate } from '#domain/date.ts'
import { agreement, day, type StayMore } from '#domain/testing.ts'
import { loadOfficeTexts, showLanguage, textsIn } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { BUILT_IN_SETTINGS, showInTexts } from '#shared/siteSettings.ts'
import { BY_ADA, oneTruth, stayWith } from './testingRandomStays.ts'
import { pageMarkup, type StayOnDay, sumsOnPage, surfacesOf } from './testingSurfaces.ts'

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'https://villa.example' })
  await loadOfficeTexts()
})

afterEach(() => showInTexts(BUILT_IN_SETTINGS))
afterAll(() => showLanguage('tr'))

test('20 random stays are alike on all surfaces, and unchanged by new settings and prices', async () => {
  await fc.assert(oneTruth(), { numRuns: 20 })
})

/** One stay of ₺30.000 with a deposit of ₺10.000 and its balance seven days ahead, in each phase. */
const PHASES: { [phase: string]: { more?: StayMore; amounts?: number[]; today?: IsoDate } } = {
  held: { more: { status: 'held', heldUntil: day('2027-06-03'), request: 'asked' } },
  awaiting: {},
  reserved: { amounts: [10_000], today: day('2027-06-28') },
  staying: { amounts: [10_000, 20_000], today: day('2027-07-12') },
  left: { amounts: [10_000, 20_000], today: day('2027-07-16') },
  cancelled: {
    amounts: [15_570, -2000],
    more: { status: 'cancelled', cancellation: { kept: 10_000, by: BY_ADA, at: 1 } },
  },
}

function phaseOf(phase: string): StayOnDay {
  const { more, amounts = [], today = day('2027-06-01') } = PHASES[phase] ?? {}
  const agreed = agreement({
    at: day('2027-05-01'),
    balanceDays: 7,
    depositDueBy: day('2027-06-10'),
    taxPercent: 2,
    taxPaid: 'door',
  })
  const stay = stayWith({ ...more, toplamUcret: 30_000, kapora: 10_000, agreement: agreed })
  return { stay, amounts, today, hasAccount: true, settings: BUILT_IN_SETTINGS }
}

/** What each surface says, in one line. */
function rowOf(phase: string, language: Language) {
  const given = phaseOf(phase)
  const { today } = given
  const surfaces = surfacesOf(given, language)
  const { situation, letter, mail } = surfaces
  const title = /<h1[^>]*>(.*?)<\/h1>/.exec(pageMarkup(surfaces, today))?.[1]
  const lines = letter.split('\n').filter((line) => /₺|TR33|vergi|tax/.test(line))
  const t = textsIn(language)
  return {
    page: [title, phase !== 'held' && sumsOnPage(surfaces, today).replace(/IBAN.*/, 'IBAN …')]
      .filter(Boolean)
      .join(' | '),
    letter: [situation.letter && t(`office.writing.reasons.${situation.letter.why}`), ...lines]
      .filter(Boolean)
      .join(' | '),
    today: mail
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .join(' | '),
  }
}

test.each(['tr', 'en'] as const)('each surface in each phase, in %s', async (language) => {
  await showLanguage(language)
  const table = Object.fromEntries(
    Object.keys(PHASES).map((phase) => [phase, rowOf(phase, language)]),
  )

  await expect(table).toMatchFileSnapshot(`./oneTruth.${language}.snap`)
})
