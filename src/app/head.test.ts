import { statSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadMoreTexts, showLanguage } from '#i18n/index.ts'
import { LANGUAGES, languages } from '#i18n/languages.ts'
import { villa } from '#content/villa.ts'
import { BUILT_IN_SETTINGS } from '#shared/siteSettings.ts'
import { headOf } from './head.ts'

const SITE = 'https://villa.example'

const ANY_POSITION: unknown = expect.stringMatching(/^\d+\.\d{5}$/)

beforeAll(async () => {
  await showLanguage('tr')
  await showLanguage('en')
  await loadMoreTexts(['privacy', 'stay'])
})

afterAll(() => showLanguage('tr'))

test.each([
  ['/', '/', '/en'],
  ['/en', '/', '/en'],
  ['/en/privacy', '/gizlilik', '/en/privacy'],
])(
  'offers searchers in a third language %s the Turkish page, and others their own',
  (path, turkish, english) => {
    const head = headOf(path, SITE, BUILT_IN_SETTINGS)

    const alternates = [...head.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
    expect(alternates.map(([, language, address]) => [language, address])).toEqual(
      expect.arrayContaining([
        ['tr', SITE + turkish],
        ['en', SITE + english],
        ['x-default', SITE + turkish],
      ]),
    )
  },
)

test.each(
  LANGUAGES.flatMap((language) => [
    languages[language].paths.stay,
    languages[language].paths.cleaning,
  ]),
)('keeps %s, which is empty without its key, from search engines', (path) => {
  expect(headOf(path, SITE, BUILT_IN_SETTINGS)).toContain('<meta name="robots" content="noindex">')
})

/** What Google accepts: developers.google.com/search/docs/appearance/structured-data/vacation-rental. */
const GOOGLE_AMENITIES =
  'ac airportShuttle balcony beachAccess childFriendly crib elevator fireplace freeBreakfast gymFitnessEquipment heating hotTub instantBookable internetType ironingBoard kitchen licenseNum microwave outdoorGrill ovenStove parkingType patio petsAllowed pool poolType privateBeachAccess selfCheckinCheckout smokingAllowed tv washerDryer wheelchairAccessible wifi'.split(
    ' ',
  )

test('describes the villa as Google requires of a vacation rental', () => {
  const [, data = ''] =
    /<script type="application\/ld\+json">(.*)<\/script>/.exec(
      headOf('/', SITE, BUILT_IN_SETTINGS),
    ) ?? []
  const described = JSON.parse(data) as {
    geo: object
    containsPlace: { amenityFeature: { name: string }[]; occupancy: object }
  }
  const position = { latitude: ANY_POSITION, longitude: ANY_POSITION }

  expect(described).toMatchObject({ ...position, geo: position })
  expect(described.containsPlace.occupancy).toMatchObject({ value: villa.guests })
  for (const { name } of described.containsPlace.amenityFeature)
    expect(GOOGLE_AMENITIES).toContain(name)
})

test('has a picture for messengers that they show, which is under 300 kB', () => {
  expect(headOf('/', SITE, BUILT_IN_SETTINGS)).toContain(
    `<meta property="og:image" content="${SITE}/og.jpg">`,
  )
  expect(statSync('photos/og.jpg').size).toBeLessThan(300_000)
})
