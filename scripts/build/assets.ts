import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { PAGE_TEXTS, type PublicPage } from '#i18n/languages.ts'

/** The built files as addresses from the root. */
export type Assets = {
  /** The script of every page. */
  entry: string
  /** The other files that a guests' page needs in a language; `null` for the page of a missing address. */
  guests: (page: PublicPage | null, language: string) => readonly string[]
  /** The other files that the owners' pages need first. */
  office: readonly string[]
  /** All files that the owners' pages may load, for their service worker. */
  officeFiles: readonly string[]
  styles: { guests: string; owners: string; fonts: string }
  /** The files of the fonts that both languages need. */
  fontFiles: readonly string[]
}

const chunkSchema = v.object({
  file: v.string(),
  name: v.optional(v.string()),
  css: v.optional(v.array(v.string()), []),
  assets: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
})
const manifestSchema = v.record(v.string(), chunkSchema)

const ENTRY = 'index.html'
const PAGES: Record<PublicPage, string> = {
  home: 'src/guests/landing/LandingPage.tsx',
  privacy: 'src/app/PrivacyPage.tsx',
  stay: 'src/guests/stay/StayPage.tsx',
  cleaning: 'src/guests/cleaning/CleaningPage.tsx',
}
const NOT_FOUND = 'src/app/NotFoundPage.tsx'
const FONTS = 'src/fonts.css'
const OWNERS = 'src/office/shell/BackOffice.tsx'
const PRINTED = '/print.css'

/** Whether a file's name contains a hash of its content. */
export const isHashed = (address: string): boolean => address.startsWith('/assets/')

/** Reads which files each page needs from the bundler's manifest. */
export async function readAssets(): Promise<Assets> {
  const text = await readFile('dist/.vite/manifest.json', 'utf8')
  const manifest = v.parse(manifestSchema, JSON.parse(text))
  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    return chunk
  }
  const addressOf = (key: string) => `/${chunkOf(key).file}`
  const styleOf = (key: string) => {
    const [file = '', ...others] = chunkOf(key).css
    if (!file || others.length > 0) throw new Error(`${key} has not one style sheet`)
    return `/${file}`
  }
  /** Some chunks with all that `next` leads to. */
  function reachable(from: readonly string[], next: (key: string) => readonly string[]) {
    const reached = new Set(from)
    // Iterating a set includes values added during the iteration.
    for (const key of reached) for (const other of next(key)) reached.add(other)
    return [...reached]
  }
  const imports = (key: string) => chunkOf(key).imports
  const others = (keys: readonly string[]) =>
    reachable(keys, imports)
      .filter((key) => key !== ENTRY)
      .map(addressOf)
  const fontFiles = chunkOf(FONTS).assets.map((file) => `/${file}`)
  const officeKeys = reachable([ENTRY, OWNERS], (key) =>
    key === ENTRY ? imports(key) : [...imports(key), ...chunkOf(key).dynamicImports],
  )
  const texts = Object.keys(manifest).filter((key) => /^src\/i18n\/\w+\/\w+Texts\.ts$/.test(key))
  const officeChunks = reachable([...officeKeys, ...texts], imports).map(chunkOf)
  return {
    entry: addressOf(ENTRY),
    guests: (page, language) =>
      others([
        ENTRY,
        page === null ? NOT_FOUND : PAGES[page],
        ...['guest', ...(page === null ? [] : PAGE_TEXTS[page])].map(
          (bundle) => `src/i18n/${language}/${bundle}Texts.ts`,
        ),
      ]),
    office: others([ENTRY, OWNERS]),
    officeFiles: [
      ...new Set([
        ...officeChunks.flatMap(({ file, css }) => [file, ...css]).map((file) => `/${file}`),
        ...fontFiles,
        PRINTED,
      ]),
    ],
    styles: { guests: styleOf(ENTRY), owners: styleOf(OWNERS), fonts: addressOf(FONTS) },
    fontFiles: fontFiles.filter((file) => !file.includes('latin-ext')),
  }
}
