import {
  cpSync,
  existsSync,
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
import { languages, TEXT_BUNDLES } from '#i18n/languages.ts'
import type { TextBundle } from '#i18n/translation.ts'
import { landing } from '#i18n/tr/landing.ts'

/**
 * A copy of the project for another house: in euros, with one host, one bedroom, two photographs of
 * each part, texts of other lengths and three further languages, without a pool.
 */
export const OTHER_HOUSE = 'test-results/another'

/** A room that the other house does not have. */
export const [, GONE_ROOM] = villa.rooms

/** The rooms that it keeps, the bedroom with bunk beds. */
export const ROOMS = villa.rooms
  .filter((room) => room !== GONE_ROOM)
  .map((room, index) =>
    index === 0 ? { ...room, beds: [...room.beds, { type: 'bunk', count: 1 }], sleeps: 4 } : room,
  )

/** Its facts, whose tax is paid at the door. It has the rooms, amenities, rules and places of this one, whose texts it keeps. */
const otherVilla = {
  ...villa,
  name: 'Taşköprü Evi',
  kind: 'stoneHouse',
  village: 'Bezirgan',
  near: 'Kalkan',
  address: {
    ...villa.address,
    street: 'Zeytin Yolu 3',
    town: 'Kaş',
    province: 'Antalya',
    postalCode: '07580',
  },
  coordinates: { latitude: 36.3012, longitude: 29.4701 },
  currency: 'EUR',
  phone: '+90 555 111 22 33',
  email: 'selam@zeytin.example',
  social: { name: 'Instagram', handle: '@zeytin', url: 'https://www.instagram.com/zeytin' },
  permit: undefined,
  account: 'national',
  guests: ROOMS.reduce((sum, { sleeps }) => sum + sleeps, 0),
  rooms: ROOMS,
  bedrooms: 1,
  checkInFrom: '14:30',
  checkOutBy: '11:30',
  freeCancellationDays: 12,
  pool: undefined,
  amenities: villa.amenities.slice(1),
  rules: villa.rules.map((rule) => ({ ...rule, kind: 'allowed' })),
}

const otherHosts = { ...hosts, names: ['Elif Uysal'], answerHours: 8 }

const CONTENT = {
  'villa.ts': `import type { House } from './house.ts'\nexport const villa: House = ${JSON.stringify(otherVilla)}`,
  'hosts.ts': `export const hosts = ${JSON.stringify(otherHosts)}`,
  'plans.ts': `import type { Plan, PoolPlan } from './house.ts'
export const plans: readonly Plan[] = []
export const poolPlan: PoolPlan | null = null`,
  'map.ts': `import type { MapDrawing } from './house.ts'
export const mapDrawing: MapDrawing | null = null`,
}

/** The files in a language's folder that an owner writes, with the part that is about the house. */
const HOUSE_TEXTS: readonly [file: string, part: RegExp][] = [
  ['common.ts', / {2}(meta|hero): \{[^]*?\n {2}\},/g],
  ['gallery.ts', /[^]+/g],
  ['house.ts', /[^]+/g],
  ['landing.ts', /[^]+/g],
]

/** The placeholders of the pool’s facts, which the other house does not have. */
const POOL_FACTS = /\{\{(length|width|depth|childrensDepth|sunLoungers)\b.*?\}\}/g

/** Further languages: one whole, one half, and one with a single text and more plural forms than English. */
const FURTHER: Readonly<
  Record<
    string,
    {
      name: string
      bundles: readonly TextBundle[]
      texts: (english: Text, bundle: TextBundle) => Text
    }
  >
> = {
  nl: {
    name: 'Nederlands',
    bundles: TEXT_BUNDLES,
    texts: (english) => mapTexts(english, translated),
  },
  de: {
    name: 'Deutsch',
    bundles: ['guest', 'booking'],
    texts: (english) => mapTexts(halfOf(english), translated),
  },
  lt: {
    name: 'Lietuvių',
    bundles: ['guest', 'booking'],
    texts: (_, bundle) => (bundle === 'guest' ? SINGLE_TEXT : {}),
  },
}
const SINGLE_TEXT = { nav: { gallery: 'Galerija' } }

/** The texts of a bed that this house does not have, before those of another one. */
const WITH_BUNKS = "bunk_one: '{{count}} bunk',\n      bunk_other: '{{count}} bunks',\n      $&"

/** Texts by their keys, or one of them. */
type Text = string | readonly Text[] | { readonly [key: string]: Text }

function entryOf(code: string, name: string, bundles: readonly TextBundle[]): string {
  return `
  ${code}: {
    name: '${name}',
    dateStyles: [{ locale: '${code}', week: 'iso8601' }],
    officeDateStyle: { locale: '${code}', week: 'iso8601' },
    listDate: ['${code}', { dateStyle: 'medium' }],
    paths: { home: '/${code}', privacy: '/${code}/privacy', stay: '/${code}/stay', cleaning: '/${code}/cleaning' },
    completedBy: 'en',
    texts: {
${bundles.map((bundle) => `      ${bundle}: async () => (await import('./${code}/${bundle}Texts.ts')).${bundle}Texts,`).join('\n')}
    },
  },`
}

/** What a build does not need, or makes itself. */
const LEFT_OUT = new Set(['.cache', '.env', '.git', 'dist', 'node_modules', 'test-results'])

/** Makes the copy, as docs/make-it-yours.md says. */
export async function makeOtherHouse(): Promise<void> {
  rmSync(OTHER_HOUSE, { recursive: true, force: true })
  mkdirSync(OTHER_HOUSE, { recursive: true })
  mkdirSync('.cache', { recursive: true })
  for (const name of readdirSync('.'))
    if (!LEFT_OUT.has(name)) cpSync(name, join(OTHER_HOUSE, name), { recursive: true })
  for (const name of ['node_modules', '.cache'])
    symlinkSync(join('..', '..', name), join(OTHER_HOUSE, name))

  // The linter skips what the project itself does not store.
  mkdirSync(join(OTHER_HOUSE, '.git'))

  for (const [file, text] of Object.entries(CONTENT))
    writeFileSync(join(OTHER_HOUSE, 'src/content', file), `${text}\n`)
  change('src/content/gallery.ts', (text) =>
    text.replace("  'garden',\n  'livingRoom',", "  'livingRoom',\n  'garden',"),
  )
  change('src/content/rolePhotos.ts', (text) =>
    text.replace(" 4, '", " 1, '").replace(" 6, '", " 2, '"),
  )
  change('src/content/footerPhoto.ts', (text) =>
    text.replace('garden/7.', 'garden/2.').replace("'garden', 7", "'garden', 2"),
  )
  change('sample/samples.ts', (text) => text.replace("taxPaid: 'included'", "taxPaid: 'door'"))
  removePhotos()
  for (const { name } of foldersIn('src/i18n'))
    for (const [file, part] of HOUSE_TEXTS) {
      const path = join('src/i18n', name, file)
      if (existsSync(path)) change(path, (text) => text.replaceAll(part, otherTexts))
    }
  for (const language of ['tr', 'en'])
    change(`src/i18n/${language}/house.ts`, (text) => text.replace('sofaBed_one:', WITH_BUNKS))
  // A feature and a room may have one title.
  change('src/i18n/tr/landing.ts', (text) => {
    const [feature] = landing.features.items
    const title = otherText(landing.info.rooms.livingRoom.title)
    return text.replace(otherText(feature?.title ?? ''), title)
  })
  const english = Object.fromEntries(
    await Promise.all(
      TEXT_BUNDLES.map(async (bundle) => [bundle, await languages.en.texts[bundle]?.()] as const),
    ),
  ) as Readonly<Record<string, Text>>
  for (const [code, { bundles, texts }] of Object.entries(FURTHER)) {
    mkdirSync(join(OTHER_HOUSE, 'src/i18n', code))
    for (const bundle of bundles) {
      const text = JSON.stringify(texts(english[bundle] ?? {}, bundle), null, 1).replace(
        '"sofaBed_one":',
        WITH_BUNKS,
      )
      const path = join(OTHER_HOUSE, `src/i18n/${code}/${bundle}Texts.ts`)
      writeFileSync(path, `export const ${bundle}Texts = ${text} as const\n`)
    }
  }
  const entries = Object.entries(FURTHER).map(([code, { name, bundles }]) =>
    entryOf(code, name, bundles),
  )
  const end = '\n} satisfies Record<string, LanguageData>'
  change('src/i18n/languages.ts', (text) => text.replace(end, entries.join('') + end))
}

const translated = (text: string) => otherWords(text).replaceAll(POOL_FACTS, '')

/** Every second text of each group. */
function halfOf(texts: Text): Text {
  if (typeof texts !== 'object' || Array.isArray(texts)) return texts
  const half = Object.entries(texts).filter(
    ([, text], index) => index % 2 === 0 || (typeof text === 'object' && !Array.isArray(text)),
  )
  return Object.fromEntries(half.map(([key, text]) => [key, halfOf(text)]))
}

function mapTexts(texts: Text, changed: (text: string) => string): Text {
  if (typeof texts === 'string') return changed(texts)
  if (Array.isArray(texts)) return texts.map((text: Text) => mapTexts(text, changed))
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      /^(colour|drawing)$/.test(key) ? text : mapTexts(text, changed),
    ]),
  )
}

/** Removes the films, all but two photographs of each category, and the category of the room that is gone. */
function removePhotos(): void {
  for (const { name, parentPath } of foldersIn('photos')) {
    const folder = join(OTHER_HOUSE, parentPath, name)
    for (const file of readdirSync(folder))
      if (name === GONE_ROOM?.photo.category || !/^[12]\./.test(file)) rmSync(join(folder, file))
  }
}

function foldersIn(path: string) {
  return readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory())
}

function change(file: string, changed: (text: string) => string): void {
  const path = join(OTHER_HOUSE, file)
  writeFileSync(path, changed(readFileSync(path, 'utf8')))
}

/** The code with other words in its texts. */
function otherTexts(code: string): string {
  const lines = code.split('\n').map((line) => {
    if (/^import|^ *(\/?\*|\/\/)|colour:|drawing:/.test(line)) return line
    return line
      .replaceAll(/(?<=[ (]['"])([^']+(?=')|[^"]+(?="))/g, otherText)
      .replaceAll(POOL_FACTS, '')
  })
  return lines.join('\n')
}

/** A text in other words, of half or twice the length. */
export function otherText(text: string): string {
  const words = otherWords(text).split(' ')
  if (!/\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''))) return text
  if (text.length % 2 === 0) return [...words, ...words].join(' ')
  return words.filter((word, index) => index % 2 === 0 || /[{}$]/.test(word)).join(' ')
}

/** A text with each letter thirteen places on, except in what i18next or JavaScript reads. */
function otherWords(text: string): string {
  return text.replaceAll(/\{.*?\}+|\$t\(.*?\}\)|\\(n|u[\da-f]{4})|[a-z]/gi, (part) => {
    if (part.length > 1) return part
    const first = /[a-z]/.test(part) ? 97 : 65
    return String.fromCodePoint(first + (((part.codePointAt(0) ?? first) - first + 13) % 26))
  })
}
