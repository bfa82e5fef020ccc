import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import * as v from 'valibot'
import { type Check, note, well } from './check.ts'

/** The folders with facts, letters and the sample season, and the one that is published. */
const SOURCES = ['src/content', 'src/i18n', 'sample']
/** Files of the tests, whose house is their own, and the list of the searched words. */
const NOT_SOURCES = /\.test\.|testing[A-Z]|leftovers\.json/
const BUILD = 'dist'
const PICTURES = ['photos', 'public', 'src/content/drawings']
const TEXTS = ['.ts', '.tsx', '.svg', '.html', '.js', '.json', '.xml', '.txt', '.webmanifest']

const COMMENT = /^\s*(\/\/|\/?\*)/

/** Its identity, and the places in its province and laws of its country, which another house there may name. */
const sampleSchema = v.object({
  texts: v.array(v.string()),
  province: v.string(),
  places: v.array(v.string()),
  country: v.string(),
  laws: v.array(v.string()),
  pictures: v.array(v.string()),
})

/**
 * The names, places, numbers, accounts and pictures of the sample that are left, in the sources and in the build:
 * another house was almost published with the sample's address and account holder.
 */
export function leftoverChecks(folder = '.', sample = readSample()): Check[] {
  const pictures = pictureChecks(folder, new Set(sample.pictures))
  const { province, places, country, laws } = sample
  const texts = [
    ...sample.texts,
    ...(hasFact(folder, 'province', province) ? [] : [province, ...places]),
    ...(hasFact(folder, 'countryName', country) ? [] : [country, ...laws]),
  ]
  const sources = sourceChecks(folder, texts)
  const checks = [
    ...(pictures.length > 0 && sources.length > 0 ? [SAMPLE_NOTE] : []),
    ...sources,
    ...buildChecks(folder, texts),
    ...pictures,
  ]
  return checks.length === 0 ? [well('No fact or picture is the sample’s')] : checks
}

/** What a house with the sample's pictures and names is. */
export const SAMPLE_NOTE = {
  mark: '–',
  text: 'Pictures, names, permit number and review are samples, and the pictures are drawn',
  cure: 'replace them before you publish (docs/make-it-yours.md)',
} as const satisfies Check

function hasFact(folder: string, name: string, value: string): boolean {
  const facts = join(folder, 'src/content/villa.ts')
  const written = new RegExp(`\\b${name}["']?: *["']${value}["']`)
  return existsSync(facts) && written.test(readFileSync(facts, 'utf8'))
}

/** The sample's texts, and the beginnings of its pictures' SHA-256 hashes. */
function readSample() {
  return v.parse(sampleSchema, JSON.parse(readFileSync('sample/leftovers.json', 'utf8')))
}

/** One note a file, with the lines of each text. */
function sourceChecks(folder: string, texts: readonly string[]): Check[] {
  const files = SOURCES.flatMap((name) => filesIn(folder, name)).filter(
    (file) => isText(file) && !NOT_SOURCES.test(file),
  )
  return files.flatMap((file) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n')
    const found = texts.flatMap((text) => {
      const numbers = lines.flatMap((line, index) =>
        line.includes(text) && !COMMENT.test(line) ? [index + 1] : [],
      )
      return numbers.length === 0 ? [] : [`${text} (line ${numbers.join(', ')})`]
    })
    return found.length === 0
      ? []
      : [note(`${file} has the sample’s ${found.join('; ')}`, 'write your own there')]
  })
}

/** One note a text, with the files of the build. */
function buildChecks(folder: string, texts: readonly string[]): Check[] {
  const files = filesIn(folder, BUILD)
    .filter(isText)
    .map((file) => ({ file, content: readFileSync(join(folder, file), 'utf8') }))
  return texts.flatMap((text) => {
    const found = files.filter(({ content }) => content.includes(text)).map(({ file }) => file)
    return found.length === 0
      ? []
      : [
          note(
            `The build shows the sample’s ${text} in ${listed(found)}`,
            'correct its source, then npm run build',
          ),
        ]
  })
}

/** One note a folder, with the files whose content is the sample's. */
function pictureChecks(folder: string, pictures: ReadonlySet<string>): Check[] {
  const files = PICTURES.flatMap((name) => filesIn(folder, name)).filter((file) =>
    pictures.has(hashOf(join(folder, file))),
  )
  return [...new Set(files.map((file) => dirname(file)))].map((parent) =>
    note(
      `Pictures of the sample: ${listed(files.filter((file) => dirname(file) === parent))}`,
      parent.startsWith('photos')
        ? 'put in your own (photos/README.md)'
        : parent === 'public'
          ? 'draw src/content/logo.ts, then npm run icons'
          : 'draw your own, or leave them out (docs/make-it-yours.md)',
    ),
  )
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
}

const isText = (file: string) => TEXTS.includes(extname(file))

/** The files below a folder's child, with their paths in the folder. */
function filesIn(folder: string, child: string): string[] {
  if (!existsSync(join(folder, child))) return []
  return readdirSync(join(folder, child), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}

function listed([first = '', second, ...others]: readonly string[]): string {
  const shown = second === undefined ? first : `${first}, ${second}`
  return others.length === 0 ? shown : `${shown} and ${others.length} more`
}
