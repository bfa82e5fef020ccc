import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { type Font, fontsIn } from './fonts.ts'

/** What a page needs, files as addresses from the root: its scripts, the style sheet and its text, the fonts it declares. */
export type Assets = {
  entry: string
  /** What every page needs, and the texts of the language it is written in. */
  modulesIn: (language: string) => readonly string[]
  /** The scripts that no guest's page ever asks for. */
  owners: readonly string[]
  styles: string
  css: string
  fonts: readonly Font[]
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

type Chunk = v.InferOutput<typeof chunkSchema>

/** What a page needs to come alive: the entry, the base, every module that they import, and the style sheet. */
export async function readAssets(): Promise<Assets> {
  const text = await readFile('dist/.vite/manifest.json', 'utf8')
  const manifest = v.parse(manifestSchema, JSON.parse(text))
  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    return chunk
  }
  const keys = Object.keys(manifest)
  const entries = [ENTRY, ...keys.filter((key) => manifest[key]?.name === BASE)]
  const needed = reach(entries, chunkOf, ({ imports }) => imports)
  const everyStep = ({ imports, dynamicImports }: Chunk) => [...imports, ...dynamicImports]
  const guests = reach(entries, chunkOf, (chunk) =>
    everyStep(chunk).filter((key) => key !== OWNERS),
  )
  const owners = [...reach([OWNERS], chunkOf, everyStep)]

  const [styles = '', ...others] = chunkOf(ENTRY).css
  if (!styles || others.length > 0) throw new Error('The build has not one style sheet')
  const css = (await readFile(`dist/${styles}`, 'utf8')).trim()
  const textsIn = (language: string) => {
    const key = keys.find((source) => source.endsWith(`/${language}/common.ts`))
    if (!key) throw new Error(`The build has no texts in ${language}`)
    return key
  }
  return {
    entry: `/${chunkOf(ENTRY).file}`,
    modulesIn: (language) => [...needed, textsIn(language)].map((key) => `/${chunkOf(key).file}`),
    owners: owners.filter((key) => !guests.has(key)).map((key) => `/${chunkOf(key).file}`),
    styles: `/${styles}`,
    css,
    fonts: fontsIn(css),
  }
}

/** The chunks that can be come to from some of them, by the steps that `next` names. */
function reach(
  from: readonly string[],
  chunkOf: (key: string) => Chunk,
  next: (chunk: Chunk) => readonly string[],
): Set<string> {
  const reached = new Set(from)
  // A set goes on with what is added to it on the way.
  for (const key of reached) for (const other of next(chunkOf(key))) reached.add(other)
  return reached
}
