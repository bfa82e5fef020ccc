import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { hosts } from '#content/hosts.ts'
import { addressLine, place } from '#content/address.ts'
import { villa } from '#content/villa.ts'
import { startHosting } from '#scripts/hosting.ts'
import { expect, expectHydrated, PHONE, test } from './site.ts'

const FOLDER = 'test-results/another'
const DIST = join(FOLDER, 'dist')
/** The changes of src/content/villa.ts by another owner. */
const OTHER: readonly [old: string, changed: string][] = [
  [villa.name, 'Taşköprü Evi'],
  [`kind: '${villa.kind}'`, "kind: 'stoneHouse'"],
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

/** What this house does not have: the second bedroom, the pool and what belongs to them. */
const WITHOUT: readonly [old: string | RegExp, changed: string][] = [
  [/ {4}\{\n {6}key: 'children',[^]*?\n {4}\},\n/, ''],
  ['guests: 6', 'guests: 4'],
  ['bedrooms: 2', 'bedrooms: 1'],
  [/\n {2}pool: .*/, ''],
  ["    'loungers',\n", ''],
  ["    'toys',\n", ''],
  ["{ key: 'pets', kind: 'notAllowed' }", "{ key: 'pets', kind: 'allowed' }"],
]

/** What a build does not need, or makes itself. */
const LEFT_OUT = new Set(['.cache', '.env', '.git', 'dist', 'e2e', 'node_modules', 'test-results'])

/** Their hosts in src/content/hosts.ts. */
const OTHER_HOSTS: readonly [old: string, changed: string][] = [[hosts.names, 'Elif ve Can Uysal']]

const ALL_CHANGES = [...OTHER, ...OTHER_HOSTS].filter(([old]) => !old.startsWith('kind'))

/** The third language: English’s entry in src/i18n/languages.ts with other names, and one of its texts. */
const ENTRY = /\n  en: \{[^]*?\n  \},/
  .exec(readFileSync('src/i18n/languages.ts', 'utf8'))?.[0]
  .replace('en:', 'it:')
  .replace('English', 'Italiano')
  .replaceAll(/'en-\w+'/g, "'it'")
  .replaceAll("'/en", "'/it")
  .replaceAll('./en/', './it/')
  .replace('    texts: {', "    completedBy: 'en',\n    texts: {")
const END = '\n} satisfies Record<string, LanguageData>'

/** The parts of a page that would show a pool, a children's room, or plans. */
const GONE = ['Kuş bakışı havuz', 'Çocuk odası', 'Zemin kat', 'Şezlonglar']

// The page of a missing address.
test.use({ expectedErrors: /status of 404/ })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  await buildAnother()
})

test('another house’s site contains nothing of the first or of what the house lacks, and fits a phone in three languages @long', async ({
  page,
}) => {
  const old = [...ALL_CHANGES.map(([value]) => value), place, addressLine]
  // Places nearby are in the texts, which another owner rewrites.
  const elsewhere: readonly string[] = [villa.near, villa.address.town, villa.address.province]
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.(html|js|json|txt|xml|webmanifest)$/.test(file))
  const left = texts.flatMap((file) => {
    const text = readFileSync(join(DIST, file), 'utf8')
    return old
      .filter((value) => !elsewhere.includes(value) && text.includes(value))
      .map((value) => `${file}: ${value}`)
  })

  expect(left).toEqual([])
  const home = readFileSync(join(DIST, 'index.html'), 'utf8')
  expect(home).toContain('Taşköprü Evi')
  expect(GONE.filter((text) => home.includes(text))).toEqual([])
  const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(home) ?? []
  expect(data).not.toContain('pool')
  expect(JSON.parse(data)).toMatchObject({
    additionalType: 'House',
    containsPlace: { numberOfBedrooms: 1, petsAllowed: true, smokingAllowed: false },
  })

  const hosting = await startHosting(4174, DIST)
  for (const width of [PHONE.width, 1280])
    for (const path of ['/', '/it', '/it/privacy', '/it/stay', '/nowhere', '/admin']) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(hosting.url + path)
      await expect(page.getByText('Taşköprü Evi').first()).toBeAttached()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      const name = `${path.replaceAll('/', '_')}-${width}.png`
      await page.screenshot({ path: join(FOLDER, 'pages', name), fullPage: true })
    }

  await page.goto(`${hosting.url}/it`)
  for (const [code, name, to] of [
    ['tr', 'Türkçe', '/'],
    ['en', 'English', '/en'],
  ] as const) {
    // Before hydration, the link loads the other page instead.
    await expectHydrated(page)
    await page.getByRole('banner').getByRole('link', { name }).last().click()

    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page).toHaveURL(hosting.url + to)
  }
  await hosting.stop()
})

/** Builds a copy of the project as another house, following README. */
async function buildAnother(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const name of readdirSync('.'))
    if (!LEFT_OUT.has(name)) cpSync(name, join(FOLDER, name), { recursive: true })
  for (const name of ['node_modules', '.cache'])
    symlinkSync(join('..', '..', name), join(FOLDER, name))

  change('src/content/villa.ts', [...OTHER, ...WITHOUT])
  change('src/content/hosts.ts', OTHER_HOSTS)
  change('src/content/plans.ts', [
    [/ = \[\n[^]*?\n\]\n/, ' = []\n'],
    [/PoolPlan \| null = \{[^]*?\n\}\n/, 'PoolPlan | null = null\n'],
    [/import \w+ from '.\/drawings.*\n/g, ''],
  ])
  change('src/content/map.ts', [
    [/MapDrawing \| null = \{[^]*?\n\}\n/, 'MapDrawing | null = null\n'],
    [/import \w+ from '.\/drawings.*\n/g, ''],
  ])
  for (const folder of ['kidsRoom']) rmSync(join(FOLDER, 'photos', folder), { recursive: true })
  for (const film of readdirSync(join(FOLDER, 'photos/garden')).filter((name) =>
    name.startsWith('pool'),
  ))
    rmSync(join(FOLDER, 'photos/garden', film))
  for (const language of ['tr', 'en'])
    change(`src/i18n/${language}/common.ts`, [
      [/\{\{length, number\}\}×\{\{width, number\}\} m/g, ''],
    ])
  change('src/i18n/languages.ts', [[END, `\n${ENTRY}${END}`]])
  const italian = join(FOLDER, 'src/i18n/it')
  mkdirSync(italian)
  writeFileSync(
    join(italian, 'guestTexts.ts'),
    "export const guestTexts = { nav: { gallery: 'Galleria' } }\n",
  )
  writeFileSync(join(italian, 'officeTexts.ts'), 'export const officeTexts = {}\n')
  execFileSync('npx', ['tsx', 'scripts/build.ts'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 240_000,
  })
}

function change(file: string, changes: readonly (readonly [string | RegExp, string])[]): void {
  let text = readFileSync(join(FOLDER, file), 'utf8')
  for (const [old, changed] of changes) {
    const next = text.replaceAll(typeof old === 'string' ? old : new RegExp(old, 'g'), changed)
    expect(next, `${file} without ${String(old)}`).not.toBe(text)
    text = next
  }
  writeFileSync(join(FOLDER, file), text)
}
