import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { type Font, takeFonts } from './fonts.ts'

/** What a page needs, files as addresses from the root: its scripts, the style sheet's text without its fonts, the fonts. */
export type Assets = {
  entry: string
  modules: readonly string[]
  css: string
  fonts: readonly Font[]
}

const chunkSchema = v.object({
  file: v.string(),
  name: v.optional(v.string()),
  css: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
})
const manifestSchema = v.record(v.string(), chunkSchema)

const ENTRY = 'index.html'
/** The chunk of vite.config.ts that holds what every page needs. */
const BASE = 'base'

/** What a page needs to come alive: the entry, the base, every module that they import, and the style sheet. */
export async function readAssets(): Promise<Assets> {
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')),
  )
  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    return chunk
  }
  const needed = new Set<string>()
  const need = (key: string) => {
    if (needed.has(key)) return
    needed.add(key)
    chunkOf(key).imports.forEach(need)
  }
  need(ENTRY)
  Object.keys(manifest)
    .filter((key) => manifest[key]?.name === BASE)
    .forEach(need)

  const files = chunkOf(ENTRY).css.map((file) => readFile(`dist/${file}`, 'utf8'))
  const styles = (await Promise.all(files)).join('').trim()
  return {
    entry: `/${chunkOf(ENTRY).file}`,
    modules: [...needed].map((key) => `/${chunkOf(key).file}`),
    ...takeFonts(styles),
  }
}
