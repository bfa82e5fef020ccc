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
  css: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
})
const manifestSchema = v.record(v.string(), chunkSchema)

const ENTRY = 'index.html'
const SITE = 'src/app/site.tsx'

/** What a page needs to come alive: the entry, every module that it, the site and `lazyPage` import, and the style sheet. */
export async function readAssets(lazyPage: string): Promise<Assets> {
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
  for (const key of [ENTRY, SITE, lazyPage]) need(key)

  const files = chunkOf(ENTRY).css.map((file) => readFile(`dist/${file}`, 'utf8'))
  const styles = (await Promise.all(files)).join('').trim()
  return {
    entry: `/${chunkOf(ENTRY).file}`,
    modules: [...needed].map((key) => `/${chunkOf(key).file}`),
    ...takeFonts(styles),
  }
}
