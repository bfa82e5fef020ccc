import { readdirSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { type Document, Window } from 'happy-dom'
import { villa } from '#content/villa.ts'
import { OFFICE, OFFICE_WORKER, officeManifestIn } from '#i18n/addresses.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { demoEnv } from '#caretaker/env.ts'
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
const KEYED = ['/konaklama', '/en/stay']

test('the hosting serves pages and files with their headers, describes the villa to search engines, and the office as an app @long', async ({
  request,
}) => {
  await expectHeaders(request)
  await expectFiles(request)
  for (const listed of LISTED) await expectHead(request, listed)
  for (const language of ['tr', 'en'] as const) await expectVilla(request, language)
  await expectSearchFiles(request)
  await expectOfficeApp(request)
})

async function expectHeaders(request: APIRequestContext) {
  for (const path of [...LISTED.map(([listed]) => listed), ...KEYED, '/admin', '/yok']) {
    const response = await request.get(path)
    const headers = response.headers()
    expect(headers, path).toMatchObject({
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-cache',
      'content-security-policy': "frame-ancestors 'none'",
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'cross-origin-opener-policy': 'same-origin',
    })
    const made = path === '/admin' ? 'office-worker' : "'none'"
    const types = `require-trusted-types-for 'script'; trusted-types ${made}">`
    expect(await response.text(), path).toContain(types)
    expect(headers['x-robots-tag'], path).toBe(path === '/admin' ? 'noindex' : undefined)
  }
  const dashboard = await request.get('/admin/dashboard')
  expect(dashboard.headers()).toMatchObject({ 'x-robots-tag': 'noindex' })
}

/** Hashed files are immutable and earlier ones missing; the worker controls the office only. */
async function expectFiles(request: APIRequestContext) {
  for (const file of readdirSync('dist/assets').filter((name) => /\.(js|woff2|webm)$/.test(name))) {
    const response = await request.head(`/assets/${file}`)
    expect(response.status(), file).toBe(200)
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers()['x-content-type-options']).toBe('nosniff')
  }
  expect((await request.get(OFFICE_WORKER)).headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    'service-worker-allowed': OFFICE,
  })

  // Hosting's headers depend on the path only; retries bypass the browser's cache (docs/decisions/009).
  const earlier = await request.get('/assets/base-00000000.js')
  expect(earlier.status()).toBe(404)
  expect(earlier.headers()['cache-control']).toBe('public, max-age=31536000, immutable')

  const licences = await request.get('/licences.txt')
  expect(licences.headers()['content-type']).toContain('text/plain')
  const text = await licences.text()
  for (const name of ['react', '@firebase/database', 'papaparse', 'workbox-precaching', 'Figtree'])
    expect(text).toMatch(new RegExp(`^## ${name} `, 'm'))
}

async function expectHead(
  request: APIRequestContext,
  [path, addresses, language]: (typeof LISTED)[number],
) {
  const page = await read(request, path)
  expect(page.title).toContain(villa.name)
  expect(page.documentElement.lang).toBe(language)
  const head = readHead(page)
  expect(head.get('description')).toMatch(/^.{50,200}$/)
  expect(head.get('robots')).toBeUndefined()
  expect(Object.fromEntries(head)).toMatchObject({
    canonical: addresses[language],
    'og:type': 'website',
    'og:title': page.title,
    'og:description': head.get('description'),
    'og:url': addresses[language],
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

/** The page describes the villa as schema.org's VacationRental, with pictures that exist. */
async function expectVilla(request: APIRequestContext, language: 'tr' | 'en') {
  const page = await read(request, new URL(HOME[language]).pathname)
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent
  const described = JSON.parse(data ?? '') as {
    image: string[]
    subjectOf: { mainEntity: { name: string }[] }
  }
  expect(described).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    ...(villa.permit && { identifier: villa.permit.number }),
    name: villa.name,
    url: HOME[language],
    telephone: villa.phone.replaceAll(' ', ''),
    address: { addressLocality: villa.address.town, addressCountry: 'TR' },
    containsPlace: { occupancy: { value: villa.guests }, numberOfBedrooms: villa.bedrooms },
    checkinTime: `${villa.checkInFrom}:00`,
    checkoutTime: `${villa.checkOutBy}:00`,
    subjectOf: { '@type': 'FAQPage', inLanguage: language },
  })
  expect(described).not.toHaveProperty('priceRange')
  const questions = [...page.querySelectorAll('#konum details summary')]
  expect(questions).toHaveLength(6)
  expect(described.subjectOf.mainEntity.map(({ name }) => name)).toEqual(
    questions.map(({ textContent }) => textContent),
  )
  expect(new Set(described.image).size).toBeGreaterThanOrEqual(8)
  for (const url of described.image) {
    expect(url).toContain(SITE)
    const response = await request.head(new URL(url).pathname)
    expect(response.status(), url).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^image\//)
  }
}

/** The site map lists each page in both languages; robots.txt names it. */
async function expectSearchFiles(request: APIRequestContext) {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  for (const path of ['/admin', '/yok'])
    expect(readHead(await read(request, path)).get('robots'), path).toBe('noindex')

  const map = await read(request, '/sitemap.xml', 'application/xml')
  const entries = [...map.querySelectorAll('url')].map((entry) => [
    entry.querySelector('loc')?.textContent,
    ...[...entry.querySelectorAll('[hreflang]')].map((link) => link.getAttribute('href')),
  ])
  expect(entries).toEqual(
    LISTED.map(([, addresses, language]) => [addresses[language], addresses.tr, addresses.en]),
  )
}

async function expectOfficeApp(request: APIRequestContext) {
  const served = await (await request.get('/admin/dashboard')).text()
  expect(served.match(/<link rel="manifest"[^>]*>/g)).toEqual([
    expect.stringContaining(`href="${officeManifestIn('tr')}"`),
  ])

  for (const language of LANGUAGES) {
    const manifest = (await (await request.get(officeManifestIn(language))).json()) as {
      icons: { src: string }[]
    }
    expect(manifest).toMatchObject({
      id: '/admin/today',
      name: expect.stringContaining(villa.name),
      lang: language,
      start_url: '/admin/today',
      scope: '/admin',
    })
    for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  }
}

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
