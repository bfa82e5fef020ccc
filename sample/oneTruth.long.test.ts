import fc from 'fast-check'
import { afterEach, beforeAll, test, vi } from 'vitest'
import { loadOfficeTexts } from '#i18n/index.ts'
import { BUILT_IN_SETTINGS, showInTexts } from '#shared/siteSettings.ts'
import { oneTruth } from './testingRandomStays.ts'

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'https://villa.example' })
  await loadOfficeTexts()
})

afterEach(() => showInTexts(BUILT_IN_SETTINGS))

test(
  '500 random stays are alike on all surfaces, and unchanged by new settings and prices',
  { timeout: 900_000 },
  async () => {
    await fc.assert(oneTruth(), { numRuns: 500 })
  },
)
