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
import { villa } from '#content/villa.ts'

/** A copy of the project for another house: without a pool, with one bedroom and a third language. */
export const OTHER_HOUSE = 'test-results/another'

type Changes = readonly (readonly [old: string | RegExp, changed: string])[]

/** Its facts in src/content/villa.ts. */
const FACTS: Changes = [
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
  [`checkInFrom: '${villa.checkInFrom}'`, "checkInFrom: '14:30'"],
  [`checkOutBy: '${villa.checkOutBy}'`, "checkOutBy: '11:30'"],
  [`freeCancellationDays: ${villa.freeCancellationDays}`, 'freeCancellationDays: 12'],
  // What it does not have: the second bedroom, the pool and what belongs to them.
  [/ {4}\{\n {6}key: 'children',[^]*?\n {4}\},\n/, ''],
  [`guests: ${villa.guests}`, 'guests: 4'],
  [`bedrooms: ${villa.bedrooms}`, 'bedrooms: 1'],
  [/\n {2}pool: .*/, ''],
  ["    'loungers',\n", ''],
  ["    'toys',\n", ''],
  ["{ key: 'pets', kind: 'notAllowed' }", "{ key: 'pets', kind: 'allowed' }"],
]

const HOSTS: Changes = [
  [hosts.names, 'Elif ve Can Uysal'],
  [`answerHours: ${hosts.answerHours}`, 'answerHours: 8'],
]

const ACCOUNT: Changes = [
  [/accountHolder: '.*'/, "accountHolder: 'Elif Uysal'"],
  [/bankName: '.*'/, "bankName: 'Toros Bankası'"],
  [/iban: '.*'/, "iban: 'TR11 1111 1111 1111 1111 1111 11'"],
]

const NO_PLANS: Changes = [
  [/ = \[\n[^]*?\n\]\n/, ' = []\n'],
  [/PoolPlan \| null = \{[^]*?\n\}\n/, 'PoolPlan | null = null\n'],
  [/import \w+ from '.\/drawings.*\n/, ''],
]

const NO_MAP_DRAWING: Changes = [
  [/MapDrawing \| null = \{[^]*?\n\}\n/, 'MapDrawing | null = null\n'],
  [/import \w+ from '.\/drawings.*\n/, ''],
]

/** The files of src/i18n/{tr,en} that an owner writes, with the part that is about the house. */
const HOUSE_TEXTS: readonly [file: string, part: RegExp][] = [
  ['common.ts', / {2}(meta|hero): \{[^]*?\n {2}\},/g],
  ['gallery.ts', /[^]+/g],
  ['house.ts', /[^]+/g],
  ['landing.ts', /[^]+/g],
]

/** What a build does not need, or makes itself. */
const LEFT_OUT = new Set(['.cache', '.env', '.git', 'dist', 'node_modules', 'test-results'])

/** Makes the copy, as docs/make-it-yours.md says. */
export function makeOtherHouse(): void {
  rmSync(OTHER_HOUSE, { recursive: true, force: true })
  mkdirSync(OTHER_HOUSE, { recursive: true })
  mkdirSync('.cache', { recursive: true })
  for (const name of readdirSync('.'))
    if (!LEFT_OUT.has(name)) cpSync(name, join(OTHER_HOUSE, name), { recursive: true })
  for (const name of ['node_modules', '.cache'])
    symlinkSync(join('..', '..', name), join(OTHER_HOUSE, name))

  change('src/content/villa.ts', FACTS)
  change('src/content/hosts.ts', HOSTS)
  change('src/content/bank.ts', ACCOUNT)
  change('src/content/plans.ts', NO_PLANS)
  change('src/content/map.ts', NO_MAP_DRAWING)
  rmSync(join(OTHER_HOUSE, 'photos/kidsRoom'), { recursive: true })
  for (const name of readdirSync(join(OTHER_HOUSE, 'photos/garden')))
    if (name.startsWith('pool')) rmSync(join(OTHER_HOUSE, 'photos/garden', name))
  for (const language of ['tr', 'en']) {
    change(`src/i18n/${language}/common.ts`, [
      [/\{\{length, number\}\}×\{\{width, number\}\} m/, ''],
    ])
    for (const [file, part] of HOUSE_TEXTS) {
      const path = join(OTHER_HOUSE, 'src/i18n', language, file)
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(part, otherTexts))
    }
  }
  addItalian()
}

function change(file: string, changes: Changes): void {
  const path = join(OTHER_HOUSE, file)
  let text = readFileSync(path, 'utf8')
  for (const [old, changed] of changes) {
    const next = text.replaceAll(typeof old === 'string' ? old : new RegExp(old, 'g'), changed)
    if (next === text) throw new Error(`${file} does not contain ${String(old)}`)
    text = next
  }
  writeFileSync(path, text)
}

/** The code with other words in its texts. */
function otherTexts(code: string): string {
  const lines = code.split('\n').map((line) => {
    if (/^import|^ *(\/?\*|\/\/)|colour:|drawing:/.test(line)) return line
    return line.replaceAll(/(?<=[ (])'[^']+'/g, otherWords)
  })
  return lines.join('\n')
}

/** A text with each letter thirteen places on, except in what i18next or JavaScript reads. */
export function otherWords(text: string): string {
  return text.replaceAll(/\{\{.*?\}\}|\$t\(.*?\}\)|\\(n|u[\da-f]{4})|[a-z]/gi, (part) => {
    if (part.length > 1) return part
    const first = /[a-z]/.test(part) ? 97 : 65
    return String.fromCodePoint(first + (((part.codePointAt(0) ?? first) - first + 13) % 26))
  })
}

/** A third language: English’s entry in src/i18n/languages.ts with other names, and one of its texts. */
function addItalian(): void {
  const entry = /\n {2}en: \{[^]*?\n {2}\},/
    .exec(readFileSync('src/i18n/languages.ts', 'utf8'))?.[0]
    .replace('en:', 'it:')
    .replace('English', 'Italiano')
    .replaceAll(/'en-\w+'/g, "'it'")
    .replaceAll("'/en", "'/it")
    .replaceAll('./en/', './it/')
    .replace('    texts: {', "    completedBy: 'en',\n    texts: {")
  const end = '\n} satisfies Record<string, LanguageData>'
  change('src/i18n/languages.ts', [[end, `\n${entry}${end}`]])
  const folder = join(OTHER_HOUSE, 'src/i18n/it')
  mkdirSync(folder)
  writeFileSync(
    join(folder, 'guestTexts.ts'),
    "export const guestTexts = { nav: { gallery: 'Galleria' } }\n",
  )
  writeFileSync(join(folder, 'officeTexts.ts'), 'export const officeTexts = {}\n')
}
