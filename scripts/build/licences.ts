import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'

/** Vite's list of the bundled packages, in a folder that the build removes. */
export const BUNDLED_LICENCES = '.vite/licences.json'

const LICENCES = 'dist/licences.txt'

const bundledSchema = v.array(
  v.object({
    name: v.string(),
    version: v.string(),
    identifier: v.optional(v.string()),
    text: v.optional(v.string()),
  }),
)

export type Bundled = v.InferOutput<typeof bundledSchema>

const OPEN_FONT = 'SIL Open Font License, Version 1.1, https://openfontlicense.org'

/** The fonts, of which the site contains a subset. */
const FONTS = [
  `Figtree\nCopyright 2022 The Figtree Project Authors (https://github.com/erikdkennedy/figtree)\n${OPEN_FONT}`,
  `Fraunces\nCopyright 2018 The Fraunces Project Authors (https://github.com/undercasetype/Fraunces)\n${OPEN_FONT}`,
]

/** Parses Vite's list of the packages in a bundle. */
export function readBundled(text: string): Bundled {
  return v.parse(bundledSchema, JSON.parse(text))
}

/** Writes the notices of the packages in the site's files and in the office's worker. */
export async function writeLicences(ofWorker: Bundled): Promise<void> {
  const ofSite = readBundled(await readFile(`dist/${BUNDLED_LICENCES}`, 'utf8'))
  await writeFile(LICENCES, licencesText([...ofSite, ...ofWorker]))
}

/** The notices as one text, each package once; throws for a package without a licence. */
export function licencesText(bundled: Bundled): string {
  const packages = new Map(bundled.map((each) => [`${each.name} ${each.version}`, each]))
  const notices = [...packages]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, { identifier, text }]) => {
      if (!identifier) throw new Error(`${title} is in the site and names no licence`)
      const source = `https://www.npmjs.com/package/${title.split(' ')[0]}`
      // Some packages only have a licence identifier in package.json.
      const notice = text?.trim() ?? `https://spdx.org/licenses/${identifier}.html`
      return `${title}\n${identifier}\n${source}\n\n${notice}`
    })
  return `${[...notices, ...FONTS].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
