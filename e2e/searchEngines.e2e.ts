import type { APIRequestContext } from '@playwright/test'
import { type Document, Window } from 'happy-dom'
import { villa } from '#content/villa.ts'
import { demoEnv } from '#scripts/env.ts'
import { expect, test } from './site.ts'

const SITE = demoEnv()['VITE_SITE_URL'] ?? ''

const HOME = { tr: `${SITE}/`, en: `${SITE}/en` }
const PRIVACY = { tr: `${SITE}/gizlilik`, en: `${SITE}/en/privacy` }

const LISTED = [
  ['/', HOME, 'tr'],
  ['/en', HOME, 'en'],
  ['/gizlilik', PRIVACY, 'tr'],
  ['/en/privacy', PRIVACY, 'en'],
] as const

test('each page describes itself to search engines and social networks and links its other language @long', async ({
  request,
}) => {
  for (const [path, group, language] of LISTED) {
    const page = await read(request, path)
    expect(page.title).toContain(villa.name)
    expect(page.documentElement.lang).toBe(language)
    const head = readHead(page)

    expect(head.get('description')).toMatch(/^.{50,200}$/)
    expect(head.get('robots')).toBeUndefined()
    expect(Object.fromEntries(head)).toMatchObject({
      canonical: group[language],
      'alternate tr': group.tr,
      'alternate en': group.en,
      'alternate x-default': group.tr,
      'og:type': 'website',
      'og:title': page.title,
      'og:description': head.get('description'),
      'og:url': group[language],
      'og:locale': language === 'tr' ? 'tr_TR' : 'en_US',
      'og:image': `${SITE}/og.jpg`,
      'og:image:alt': expect.stringMatching(/./),
      'twitter:card': 'summary_large_image',
    })
    for (const name of ['og:image', 'icon', 'apple-touch-icon']) {
      const file = await request.get(new URL(head.get(name) ?? '', SITE).pathname)
      expect(file.status(), name).toBe(200)
    }
  }
  for (const path of ['/admin', '/yok'])
    expect(readHead(await read(request, path)).get('robots'), path).toBe('noindex')
})

test('both pages describe the villa as schema.org’s VacationRental, with pictures that exist @long', async ({
  request,
}) => {
  for (const [language, path] of [
    ['tr', '/'],
    ['en', '/en'],
  ] as const) {
    const page = await read(request, path)
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent
    const described: unknown = JSON.parse(data ?? '')

    expect(described).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'VacationRental',
      identifier: villa.permit,
      name: villa.name,
      url: HOME[language],
      telephone: villa.phone,
      address: { addressLocality: villa.address.town, addressCountry: 'TR' },
      geo: villa.coordinates,
      containsPlace: {
        occupancy: { maxValue: villa.guests },
        numberOfBedrooms: villa.bedrooms,
      },
      image: expect.any(Array),
      checkinTime: `${villa.checkInFrom}:00`,
      checkoutTime: `${villa.checkOutBy}:00`,
      subjectOf: { '@type': 'FAQPage', inLanguage: language },
    })
    expect(described).not.toHaveProperty('priceRange')
    const asked = [...page.querySelectorAll('#konum details summary')].map(
      (each) => each.textContent,
    )
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

test('the site map lists each page in both languages, and robots.txt names it and disallows only large files @long', async ({
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

  const map = await read(request, '/sitemap.xml', 'application/xml')
  const entries = [...map.querySelectorAll('url')].map((entry) => [
    entry.querySelector('loc')?.textContent,
    ...[...entry.querySelectorAll('[hreflang]')].map((link) => link.getAttribute('href')),
  ])
  expect(entries).toEqual([
    [HOME.tr, HOME.tr, HOME.en],
    [HOME.en, HOME.tr, HOME.en],
    [PRIVACY.tr, PRIVACY.tr, PRIVACY.en],
    [PRIVACY.en, PRIVACY.tr, PRIVACY.en],
  ])
})

/** The served HTML, before any script. */
async function read(
  request: APIRequestContext,
  path: string,
  type: 'text/html' | 'application/xml' = 'text/html',
): Promise<Document> {
  const text = await (await request.get(path)).text()
  return new new Window().DOMParser().parseFromString(text, type)
}

/** A page's links and meta elements by their name, property or relation (an alternate's with its language). */
function readHead(page: Document): Map<string, string> {
  const elements = [...page.querySelectorAll('head :is(meta, link:not([rel*=preload]))')]
  return new Map(
    elements.map((element): [string, string] => {
      const value = (name: string) => element.getAttribute(name) ?? ''
      const relation = `${value('rel')} ${value('hreflang')}`.trim()
      return [value('name') || value('property') || relation, value('content') || value('href')]
    }),
  )
}
