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
import { TEXT_BUNDLES } from '#i18n/languages.ts'

/** A copy of the project for another house: without a pool, with one bedroom and a further language. */
export const OTHER_HOUSE = 'test-results/another'

/** A room that the other house does not have. */
export const [, GONE_ROOM] = villa.rooms

/** The rooms that it keeps. */
export const ROOMS = villa.rooms.filter((room) => room !== GONE_ROOM)

/** Its facts. It has the rooms, amenities, rules and places of this one, whose texts it keeps. */
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
  phone: '+905551112233',
  phoneShown: '+90 555 111 22 33',
  email: 'selam@zeytin.example',
  social: { name: 'Instagram', handle: '@zeytin', url: 'https://www.instagram.com/zeytin' },
  permit: '07-1234',
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

const otherHosts = { ...hosts, names: 'Elif Uysal', answerHours: 8 }

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

/** A language with more plural forms than English, and with one translated text. */
const LITHUANIAN = `
  lt: {
    name: 'Lietuvių',
    dateStyles: [{ locale: 'lt', week: 'iso8601' }],
    officeDateStyle: { locale: 'lt', week: 'iso8601' },
    listDate: ['lt', { dateStyle: 'medium' }],
    paths: { home: '/lt', privacy: '/lt/privacy', stay: '/lt/stay', cleaning: '/lt/cleaning' },
    completedBy: 'en',
    texts: {
${TEXT_BUNDLES.map((name) => `      ${name}: async () => (await import('./lt/${name}Texts.ts')).${name}Texts,`).join('\n')}
    },
  },
} satisfies Record<string, LanguageData>`

const LITHUANIAN_TEXTS = { nav: { gallery: 'Galerija' } }

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

  for (const [file, text] of Object.entries(CONTENT))
    writeFileSync(join(OTHER_HOUSE, 'src/content', file), `${text}\n`)
  removePhotos()
  for (const { name } of foldersIn('src/i18n'))
    for (const [file, part] of HOUSE_TEXTS) {
      const path = join('src/i18n', name, file)
      if (existsSync(path)) change(path, (text) => text.replaceAll(part, otherTexts))
    }
  change('src/i18n/languages.ts', (text) =>
    text.replace('\n} satisfies Record<string, LanguageData>', LITHUANIAN),
  )
  mkdirSync(join(OTHER_HOUSE, 'src/i18n/lt'))
  for (const name of TEXT_BUNDLES) {
    const texts = name === 'guest' ? LITHUANIAN_TEXTS : {}
    const path = join(OTHER_HOUSE, `src/i18n/lt/${name}Texts.ts`)
    writeFileSync(path, `export const ${name}Texts = ${JSON.stringify(texts)}\n`)
  }
}

/** Removes the films, and the photographs of each category that the other house does not name. */
function removePhotos(): void {
  const named = ['rolePhotos', 'footerPhoto']
    .map((file) => readFileSync(`src/content/${file}.ts`, 'utf8'))
    .join('')
  for (const { name, parentPath } of foldersIn('photos')) {
    const folder = join(OTHER_HOUSE, parentPath, name)
    const isNamed =
      named.includes(`'${name}'`) || ROOMS.some(({ photo }) => photo.category === name)
    for (const file of readdirSync(folder))
      if (!isNamed || !/^\d+\./.test(file)) rmSync(join(folder, file))
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
    return line.replaceAll(/(?<=[ (])('[^']+'|"[^"]+")/g, otherWords).replaceAll(POOL_FACTS, '')
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
