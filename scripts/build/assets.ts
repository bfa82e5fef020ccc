import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { RenderedPage } from '#app/prerender.tsx'
import { OFFICE } from '#i18n/addresses.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, LANGUAGES } from '#i18n/languages.ts'
import { OFFICE_TEXTS } from '#i18n/officeTexts.ts'
import type { OfficeLoaderInput } from '#lib/pageLoad/officeLoader.ts'
import { STAYS } from '#features/office/addresses.ts'
import { type Font, fontsIn } from './fonts.ts'
import { reachableFrom } from './reachable.ts'

type Sheet = { file: string; css: string; fonts: readonly Font[] }

/** The files of a page as addresses from the root. */
export type Assets = {
  entry: string
  /** The files of every page, and the texts of its language. */
  modulesIn: (language: string) => readonly string[]
  officeInput: OfficeLoaderInput
  /** All files that the office's pages may load. */
  office: readonly string[]
  sheets: Record<RenderedPage['readers'], Sheet>
}

const chunkSchema = v.object({
  file: v.string(),
  name: v.optional(v.string()),
  css: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
})
const manifestSchema = v.record(v.string(), chunkSchema)

const ENTRY = 'index.html'
const OWNERS = 'src/app/BackOffice.tsx'
/** The chunk of vite.config.ts with the modules of every page. */
const BASE = 'base'
/** The chunk that checks the sign-in (chunks.ts). */
const DOOR = 'door'
/** An office page, whose address contains its name. */
const ROOM = /^src\/features\/(?!guestPage|landing|site)\w+\/(\w+)Page\.tsx$/
const PRINTED = '/print.css'

const isTexts = (key: string) => /^src\/i18n\/[^/]+\/[^/]+\.ts$/.test(key)

/** Whether a file's name contains a hash of its content. */
export const isHashed = (address: string): boolean => address.startsWith('/assets/')

type Chunk = v.InferOutput<typeof chunkSchema>

/** The files that hydrate a page: the entry, the base, all their imports, and the stylesheets. */
export async function readAssets(): Promise<Assets> {
  const text = await readFile('dist/.vite/manifest.json', 'utf8')
  const manifest = v.parse(manifestSchema, JSON.parse(text))
  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    return chunk
  }
  const importsOf = (key: string) => chunkOf(key).imports
  const keys = Object.keys(manifest)
  const entries = [ENTRY, chunkNamed(BASE, keys, chunkOf)]
  const needed = reachableFrom(entries, importsOf)

  const sheetOf = async (key: string): Promise<Sheet> => {
    const [file = '', ...others] = chunkOf(key).css
    if (!file || others.length > 0) throw new Error(`${key} has not one style sheet`)
    const css = (await readFile(`dist/${file}`, 'utf8')).trim()
    return { file: `/${file}`, css, fonts: fontsIn(css) }
  }
  const textsIn = (language: string) => {
    const key = keys.find((source) => source.endsWith(`/${language}/common.ts`))
    if (!key) throw new Error(`The build has no texts in ${language}`)
    return key
  }
  const sheets = { guests: await sheetOf(ENTRY), owners: await sheetOf(OWNERS) }
  // Every page's chunks also import guests' parts; the office uses only the texts of these.
  const rooms = reachableFrom([...entries, OWNERS], (key) =>
    needed.has(key) ? importsOf(key) : [...importsOf(key), ...chunkOf(key).dynamicImports],
  )
  const texts = reachableFrom(keys.filter(isTexts), importsOf)
  const styled = [...rooms].flatMap((key) => chunkOf(key).css)
  const files = [...rooms, ...texts].map((key) => chunkOf(key).file)
  return {
    entry: `/${chunkOf(ENTRY).file}`,
    modulesIn: (language) => [...needed, textsIn(language)].map((key) => `/${chunkOf(key).file}`),
    officeInput: officeInput(keys, chunkOf),
    office: [
      ...new Set([
        ...[...files, ...styled].map((file) => `/${file}`),
        ...sheets.owners.fonts.map(({ file }) => file),
        PRINTED,
      ]),
    ],
    sheets,
  }
}

function officeInput(keys: readonly string[], chunkOf: (key: string) => Chunk): OfficeLoaderInput {
  const addressOf = (key: string) => `/${chunkOf(key).file}`
  const needs = (from: readonly string[], had: ReadonlySet<string> = new Set()) =>
    [...reachableFrom(from, (key) => chunkOf(key).imports)].filter((key) => !had.has(key))
  const door = chunkNamed(DOOR, keys, chunkOf)
  const first = needs([door])
  const others = needs([ENTRY, chunkNamed(BASE, keys, chunkOf), OWNERS], new Set(first))
  const modules = [...first, ...others]
  const had = new Set(modules)
  const rooms = Object.fromEntries(
    keys.flatMap((key) => {
      const [, name] = ROOM.exec(key) ?? []
      if (name === undefined) return []
      return [[`${OFFICE}/${name.toLowerCase()}`, needs([key], had).map(addressOf)] as const]
    }),
  )
  const texts = LANGUAGES.map((language) => {
    const sections = ['common', ...OFFICE_TEXTS].map((name) => `src/i18n/${language}/${name}.ts`)
    return [language, needs(sections).map(addressOf)] as const
  })
  return {
    entry: addressOf(ENTRY),
    door: addressOf(door),
    modules: modules.map(addressOf),
    // A sign-in opens the stays' page.
    rooms: { ...rooms, [OFFICE]: rooms[`${OFFICE}/${STAYS}`] ?? [] },
    texts: Object.fromEntries(texts),
    language: { key: LANGUAGE_KEY, unchosen: DEFAULT_LANGUAGE },
  }
}

function chunkNamed(name: string, keys: readonly string[], chunkOf: (key: string) => Chunk) {
  const key = keys.find((each) => each.startsWith('_') && chunkOf(each).name === name)
  if (key === undefined) throw new Error(`The build has no ${name}`)
  return key
}
