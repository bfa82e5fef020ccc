import type { Page } from '@playwright/test'
import { villa } from '#content/villa.ts'
import { demoEnv } from '#scripts/env.ts'
import { expect, forgive, test } from './site.ts'

const SITE = demoEnv()['VITE_SITE_URL'] ?? ''

const HOME = { tr: `${SITE}/`, en: `${SITE}/en` }
const PRIVACY = { tr: `${SITE}/gizlilik`, en: `${SITE}/en/privacy` }

const LISTED = [
  {
    path: '/',
    language: 'tr',
    locale: 'tr_TR',
    group: HOME,
    title: new RegExp(`^${villa.name} · `),
  },
  {
    path: '/en',
    language: 'en',
    locale: 'en_US',
    group: HOME,
    title: new RegExp(`^${villa.name} · `),
  },
  {
    path: '/gizlilik',
    language: 'tr',
    locale: 'tr_TR',
    group: PRIVACY,
    title: new RegExp(villa.name),
  },
  {
    path: '/en/privacy',
    language: 'en',
    locale: 'en_US',
    group: PRIVACY,
    title: new RegExp(villa.name),
  },
] as const

// Checks the served HTML before any script.
test.use({ javaScriptEnabled: false })

test('each page has metadata for search engines and social networks, and links its other language', async ({
  page,
  request,
}) => {
  for (const { path, language, locale, group, title } of LISTED) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const head = await readHead(page)

    expect(head.get('description')?.length).toBeGreaterThan(50)
    expect(head.get('description')?.length).toBeLessThan(200)
    expect(head.get('robots')).toBeUndefined()
    expect(Object.fromEntries(head)).toMatchObject({
      canonical: group[language],
      'alternate tr': group.tr,
      'alternate en': group.en,
      'alternate x-default': group.tr,
      'og:type': 'website',
      'og:title': await page.title(),
      'og:description': head.get('description'),
      'og:url': group[language],
      'og:locale': locale,
      'og:image': `${SITE}/og.jpg`,
      'og:image:alt': expect.stringMatching(/./),
      'twitter:card': 'summary_large_image',
    })
    for (const name of ['og:image', 'icon', 'apple-touch-icon', 'manifest']) {
      const file = await request.get(new URL(head.get(name) ?? '', SITE).pathname)
      expect(file.status(), name).toBe(200)
    }
  }
})

test('both pages describe the villa as schema.org’s VacationRental, with existing pictures', async ({
  page,
  request,
}) => {
  for (const [language, path] of [
    ['tr', '/'],
    ['en', '/en'],
  ] as const) {
    await page.goto(path)
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const described: unknown = JSON.parse(data ?? '')

    expect(described).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'VacationRental',
      identifier: villa.permit,
      name: villa.name,
      url: HOME[language],
      telephone: villa.phone,
      address: {
        '@type': 'PostalAddress',
        addressLocality: villa.address.town,
        addressCountry: 'TR',
      },
      geo: { '@type': 'GeoCoordinates', ...villa.coordinates },
      containsPlace: {
        '@type': 'Accommodation',
        occupancy: { '@type': 'QuantitativeValue', maxValue: villa.guests },
        bed: expect.arrayContaining([
          expect.objectContaining({ typeOfBed: 'Double', numberOfBeds: 1 }),
          expect.objectContaining({ typeOfBed: 'Single', numberOfBeds: 2 }),
          expect.objectContaining({ typeOfBed: 'Sofa bed', numberOfBeds: 1 }),
        ]),
        numberOfBedrooms: villa.bedrooms,
        amenityFeature: expect.arrayContaining([
          { '@type': 'LocationFeatureSpecification', name: 'pool', value: true },
          { '@type': 'LocationFeatureSpecification', name: 'ac', value: true },
        ]),
      },
      image: expect.any(Array),
      checkinTime: `${villa.checkInFrom}:00`,
      checkoutTime: `${villa.checkOutBy}:00`,
      subjectOf: { '@type': 'FAQPage', inLanguage: language },
    })
    expect(described).not.toHaveProperty('priceRange')
    const asked = await page.locator('#bilgi details summary').allTextContents()
    const { subjectOf } = described as { subjectOf: { mainEntity: { name: string }[] } }
    expect(asked).toHaveLength(5)
    expect(subjectOf.mainEntity.map(({ name }) => name)).toEqual(asked)
    const { image } = described as { image: string[] }
    expect(new Set(image).size).toBeGreaterThanOrEqual(8)
    for (const url of image) {
      expect(url).toContain(SITE)
      const response = await request.head(new URL(url).pathname)
      expect(response.status(), url).toBe(200)
      expect(response.headers()['content-type']).toMatch(/^image\//)
    }
  }
})

test('the site map lists each page with its other language, and robots.txt links it and blocks only large files', async ({
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(robots.match(/Disallow: .*/g)).toEqual([
    'Disallow: /assets/*.mp4$',
    'Disallow: /assets/*.webm$',
    'Disallow: /assets/*.jpeg$',
  ])
  expect((await request.get('/admin')).headers()['x-robots-tag']).toBe('noindex')

  const map = await (await request.get('/sitemap.xml')).text()
  const entries = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    return [...parsed.querySelectorAll('url')].map((entry) => [
      entry.querySelector('loc')?.textContent,
      ...[...entry.querySelectorAll('[hreflang]')].map((link) => link.getAttribute('href')),
    ])
  }, map)
  expect(entries).toEqual([
    [HOME.tr, HOME.tr, HOME.en],
    [HOME.en, HOME.tr, HOME.en],
    [PRIVACY.tr, PRIVACY.tr, PRIVACY.en],
    [PRIVACY.en, PRIVACY.tr, PRIVACY.en],
  ])
})

test('the manifest has the name, and icons of their stated sizes', async ({ request }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest.name).toBe(villa.name)
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of manifest.icons) {
    const png = await (await request.get(src)).body()
    // A PNG file contains its width and height from its 16th byte on.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
})

test('the back-office and unknown addresses are not indexed', async ({ page, complaints }) => {
  for (const path of ['/admin', '/yok']) {
    await page.goto(path)
    expect((await readHead(page)).get('robots'), path).toBe('noindex')
  }
  forgive(complaints, /404/)
})

/**
 * A page's links and meta elements by name, property or relation (an alternate's with its
 * language).
 */
async function readHead(page: Page): Promise<Map<string, string>> {
  const entries = await page
    .locator('head :is(meta, link:not([rel*=preload]))')
    .evaluateAll((elements) =>
      elements.map((element): [string, string] => {
        const read = (name: string) => element.getAttribute(name) ?? ''
        const relation = `${read('rel')} ${read('hreflang')}`.trim()
        return [read('name') || read('property') || relation, read('content') || read('href')]
      }),
    )
  return new Map(entries)
}
