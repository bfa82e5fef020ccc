import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hosts } from '#content/hosts.ts'
import { addressLine, place, villa } from '#content/villa.ts'
import * as booking from '#i18n/tr/booking.ts'
import * as cleaning from '#i18n/tr/cleaning.ts'
import * as common from '#i18n/tr/common.ts'
import * as gallery from '#i18n/tr/gallery.ts'
import * as house from '#i18n/tr/house.ts'
import * as landing from '#i18n/tr/landing.ts'
import * as guestPage from '#i18n/tr/guestPage.ts'
import * as privacy from '#i18n/tr/privacy.ts'
import * as review from '#i18n/tr/review.ts'
import * as problem from '#i18n/tr/problem.ts'
import * as admin from '#i18n/tr/admin.ts'
import * as letters from '#i18n/tr/letters.ts'
import * as mail from '#i18n/tr/mail.ts'
import * as office from '#i18n/tr/office.ts'
import { readTexts } from '#scripts/build/secrets.ts'
import { startHosting } from '#scripts/hosting.ts'
import { expect, expectAwake, test } from './site.ts'

const FOLDER = 'test-results/another'
const DIST = join(FOLDER, 'dist')
/** The changes of src/content/villa.ts by another owner. */
const OTHER: readonly [old: string, changed: string][] = [
  [villa.name, 'Villa Zeytin'],
  [villa.village, 'Bezirgan'],
  [villa.near, 'Kalkan'],
  [villa.address.street.replace(villa.village, 'Bezirgan'), 'Zeytin Yolu 3'],
  [villa.address.town, 'Kaş'],
  [villa.address.province, 'Antalya'],
  [villa.address.postalCode, '07580'],
  [String(villa.coordinates.latitude), '36.3012'],
  [String(villa.coordinates.longitude), '29.4701'],
  [villa.phone, '+905551112233'],
  [villa.phoneShown, '+90 555 111 22 33'],
  [villa.email, 'selam@zeytin.example'],
  [villa.social.handle, '@zeytin'],
  [villa.social.url, 'https://www.instagram.com/zeytin'],
  [villa.permit, '07-1234'],
]

/** Their hosts in src/content/hosts.ts. */
const OTHER_HOSTS: readonly [old: string, changed: string][] = [
  [hosts.firstNames[0], 'Elif'],
  [hosts.firstNames[1], 'Can'],
  [hosts.familyName, 'Uysal'],
]

const ALL_CHANGES = [...OTHER, ...OTHER_HOSTS]

/**
 * The made-up language: every letter of the Turkish texts is an x, so that any other is an
 * untranslated text.
 */
// A language whose plurals and numbers both Node and the browser support, because one prerenders
// the page and the other hydrates it.
const ENTRY = `
  it: {
    name: 'Italiano',
    offer: { ask: 'x', yes: 'x', no: 'x' },
    ways: [{ locale: 'it', week: 'iso8601' }],
    listDate: ['it', { day: 'numeric', month: 'short', year: 'numeric' }],
    paths: { home: '/it', privacy: '/it/riservatezza', stay: '/it/soggiorno', cleaning: '/it/pulizie' },
    texts: {
      common: async () => (await import('./it/common.ts')).common,
      landing: async () => (await import('./it/landing.ts')).landing,
      gallery: () => import('./it/gallery.ts'),
      house: () => import('./it/house.ts'),
      booking: () => import('./it/booking.ts'),
      privacy: () => import('./it/privacy.ts'),
      guestPage: () => import('./it/guestPage.ts'),
      review: () => import('./it/review.ts'),
      problem: () => import('./it/problem.ts'),
      admin: () => import('./it/admin.ts'),
      office: () => import('./it/office.ts'),
      letters: () => import('./it/letters.ts'),
      mail: () => import('./it/mail.ts'),
      cleaning: () => import('./it/cleaning.ts'),
    },
  },
} satisfies Record<string, LanguageData>`

const SECTIONS = {
  common,
  landing,
  gallery,
  house,
  booking,
  privacy,
  guestPage,
  review,
  problem,
  admin,
  office,
  letters,
  mail,
  cleaning,
}

const LANGUAGES = [
  { code: 'tr', name: 'Türkçe', home: '/', privacy: '/gizlilik' },
  { code: 'en', name: 'English', home: '/en', privacy: '/en/privacy' },
  { code: 'it', name: 'Italiano', home: '/it', privacy: '/it/riservatezza' },
] as const

test.beforeAll(() => {
  test.setTimeout(300_000)
  buildAnother()
})

test('another villa’s site contains nothing of the first @long', () => {
  const old = [...ALL_CHANGES.map(([value]) => value), place, addressLine]
  // Places nearby are in the texts, which another owner rewrites.
  const elsewhere: readonly string[] = [villa.near, villa.address.town, villa.address.province]
  const left = readTexts(DIST).flatMap(({ file, text }) =>
    old
      .filter((value) => !elsewhere.includes(value) && text.includes(value))
      .map((value) => `${file}: ${value}`),
  )

  expect(left).toEqual([])
  expect(page('/')).toContain('Villa Zeytin')
})

test('its language switch lists the other two, and switches to each in place @long', async ({
  page: browser,
}) => {
  const hosting = await startHosting(4174, DIST)
  await browser.goto(`${hosting.url}/it`)
  for (const { code, name, home } of LANGUAGES) {
    // Before hydration, the link loads the other page instead.
    await expectAwake(browser.locator('html'))
    await browser.getByRole('banner').getByRole('link', { name }).last().click()

    await expect(browser.locator('html')).toHaveAttribute('lang', code)
    await expect(browser).toHaveURL(hosting.url + home)
    if (code === 'en') break
  }
  await hosting.stop()
})

/** Builds a copy of the project with changed facts and an added language, following README. */
function buildAnother(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const name of ['src', 'scripts', 'packages', 'public', 'photos', ...FILES]) {
    cpSync(name, join(FOLDER, name), { recursive: true })
  }
  for (const name of ['node_modules', '.cache'])
    symlinkSync(join('..', '..', name), join(FOLDER, name))

  change('src/content/villa.ts', OTHER)
  change('src/content/hosts.ts', OTHER_HOSTS)
  change('src/i18n/languages.ts', [['\n} satisfies Record<string, LanguageData>', ENTRY]])
  mkdirSync(join(FOLDER, 'src/i18n/it'))
  for (const [section, texts] of Object.entries(SECTIONS)) {
    const lines = Object.entries(masked(texts)).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`,
    )
    writeFileSync(join(FOLDER, `src/i18n/it/${section}.ts`), lines.join(''))
  }
  execFileSync('npx', ['tsx', 'scripts/build.ts'], { cwd: FOLDER, stdio: 'ignore' })
}

const FILES = [
  'index.html',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.src.json',
  'tsconfig.node.json',
  'vite.config.ts',
  'tailwind.config.ts',
  'firebase.json',
  '.firebaserc',
  '.env.example',
]

function change(file: string, changes: readonly (readonly [string, string])[]): void {
  let text = readFileSync(join(FOLDER, file), 'utf8')
  for (const [old, changed] of changes) {
    expect(text, file).toContain(old)
    text = text.replaceAll(old, changed)
  }
  writeFileSync(join(FOLDER, file), text)
}

function masked(value: object): object
function masked(value: unknown): unknown
function masked(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\{\{.*?\}\}|\p{L}/gu, (part) => (part.startsWith('{') ? part : 'x'))
  }
  if (Array.isArray(value)) return value.map((each) => masked(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, masked(each)]))
}

function page(path: string): string {
  return readFileSync(join(DIST, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
}
