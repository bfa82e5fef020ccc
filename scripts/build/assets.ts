import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { RenderedPage } from '#app/prerender.tsx'
import { OFFICE } from '#i18n/addresses.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, LANGUAGES } from '#i18n/languages.ts'
import { OFFICE_TEXTS } from '#i18n/officeTexts.ts'
import type { OfficeLoaderInput } from '#lib/arrival/officeLoader.ts'
import { STAYS } from '#pages/office/addresses.ts'
import { type Font, fontsIn } from './fonts.ts'
import { reach } from './reach.ts'

type Sheet = { file: string; css: string; fonts: readonly Font[] }

/** What a page needs, files as addresses from the root: its scripts, its readers' style sheet, the fonts that declares. */
export type Assets = {
  entry: string
  /** What every page needs, and the texts of the language it is written in. */
  modulesIn: (language: string) => readonly string[]
  /** What the office's loader is told. */
  officeInput: OfficeLoaderInput
  /** All that the office's page may ask for in any of its rooms. */
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
/** What only the owners' pages load. */
const OWNERS = 'src/app/BackOffice.tsx'
/** The chunk of vite.config.ts that holds what every page needs. */
const BASE = 'base'
/** The chunk that asks who is at the office's door (chunks.ts). */
const DOOR = 'door'
/** The page of a room, whose address bears its name. */
const ROOM = /^src\/pages\/office\/(\w+)Page\.tsx$/
/** How a page looks on paper. */
const PRINTED = '/print.css'

const isTexts = (key: string) => /^src\/i18n\/[^/]+\/[^/]+\.ts$/.test(key)

/** Whether a file has another name when it has another content. */
export const isHashed = (address: string): boolean => address.startsWith('/assets/')

type Chunk = v.InferOutput<typeof chunkSchema>

/** What a page needs to come alive: the entry, the base, every module that they import, and the style sheets. */
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
  const needed = reach(entries, importsOf)

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
  // What every page brings leads to the guests' parts, too; the office asks for no other of them than the texts.
  const rooms = reach([...entries, OWNERS], (key) =>
    needed.has(key) ? importsOf(key) : [...importsOf(key), ...chunkOf(key).dynamicImports],
  )
  const texts = reach(keys.filter(isTexts), importsOf)
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

/** What the office's page asks for at once. */
function officeInput(keys: readonly string[], chunkOf: (key: string) => Chunk): OfficeLoaderInput {
  const addressOf = (key: string) => `/${chunkOf(key).file}`
  const needs = (from: readonly string[], had: ReadonlySet<string> = new Set()) =>
    [...reach(from, (key) => chunkOf(key).imports)].filter((key) => !had.has(key))
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
    // A sign-in leads to the stays.
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
