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
import { addressLine, place, villa } from '#content/villa.ts'
import { startHosting } from '#scripts/hosting.ts'
import { expect, expectHydrated, test } from './site.ts'

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

/** What a build does not need, or makes itself. */
const LEFT_OUT = new Set(['.cache', '.env', '.git', 'dist', 'e2e', 'node_modules', 'test-results'])

/** Their hosts in src/content/hosts.ts. */
const OTHER_HOSTS: readonly [old: string, changed: string][] = [[hosts.names, 'Elif ve Can Uysal']]

const ALL_CHANGES = [...OTHER, ...OTHER_HOSTS]

/** The third language: English’s entry in src/i18n/languages.ts with other names, and its texts taken over but one. */
const ENTRY = /\n  en: \{[^]*?\n  \},/
  .exec(readFileSync('src/i18n/languages.ts', 'utf8'))?.[0]
  .replace('en:', 'it:')
  .replace('English', 'Italiano')
  .replaceAll(/'en-\w+'/g, "'it'")
  .replaceAll("'/en", "'/it")
  .replace('./en/guestTexts.ts', './it/guestTexts.ts')
const END = '\n} satisfies Record<string, LanguageData>'

test.beforeAll(async () => {
  test.setTimeout(300_000)
  await buildAnother()
})

test('another villa’s site contains nothing of the first, and switches in place to a third language @long', async ({
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
  expect(readFileSync(join(DIST, 'index.html'), 'utf8')).toContain('Villa Zeytin')

  const hosting = await startHosting(4174, DIST)
  await page.goto(`${hosting.url}/it`)
  for (const [code, name, home] of [
    ['tr', 'Türkçe', '/'],
    ['en', 'English', '/en'],
  ] as const) {
    // Before hydration, the link loads the other page instead.
    await expectHydrated(page)
    await page.getByRole('banner').getByRole('link', { name }).last().click()

    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page).toHaveURL(hosting.url + home)
  }
  await hosting.stop()
})

/** Builds a copy of the project with changed facts and an added language, following README. */
async function buildAnother(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const name of readdirSync('.'))
    if (!LEFT_OUT.has(name)) cpSync(name, join(FOLDER, name), { recursive: true })
  for (const name of ['node_modules', '.cache'])
    symlinkSync(join('..', '..', name), join(FOLDER, name))

  change('src/content/villa.ts', OTHER)
  change('src/content/hosts.ts', OTHER_HOSTS)
  change('src/i18n/languages.ts', [[END, `\n${ENTRY}${END}`]])
  const italian = join(FOLDER, 'src/i18n/it')
  cpSync('src/i18n/en/common.ts', join(italian, 'common.ts'))
  const sections = readFileSync('src/i18n/en/guestTexts.ts', 'utf8')
  const others = sections.replaceAll(/'\.\/(?!common)/g, "'../en/")
  writeFileSync(join(italian, 'guestTexts.ts'), others)
  execFileSync('npx', ['tsx', 'scripts/build.ts'], {
    cwd: FOLDER,
    stdio: 'ignore',
    timeout: 240_000,
  })
}

function change(file: string, changes: readonly (readonly [string, string])[]): void {
  let text = readFileSync(join(FOLDER, file), 'utf8')
  for (const [old, changed] of changes) {
    expect(text, file).toContain(old)
    text = text.replaceAll(old, changed)
  }
  writeFileSync(join(FOLDER, file), text)
}
