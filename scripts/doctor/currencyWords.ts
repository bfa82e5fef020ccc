import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Check, well, wrong } from './check.ts'

const WORDS = /₺|\bTRY\b|\b[Ll]ira/
const TEXT = /\.tsx?$/
const TEST = /\.test\.tsx?$/
const COMMENT = /^\s*(\/\/|\/?\*)/
const FACTS = join('src', 'content')

/** The lines of `src` that name the currency themselves, which is untrue for a house with another. */
export function currencyWords(folder = '.'): string[] {
  const files = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name) && !TEST.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(FACTS))
  return files.flatMap((file) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      WORDS.test(line) && !COMMENT.test(line) ? [`${file}:${index + 1}`] : [],
    )
  })
}

export function currencyChecks(folder = '.'): Check[] {
  const found = currencyWords(folder)
  if (found.length === 0) return [well('Every amount follows the currency in src/content/villa.ts')]
  return found.map((place) =>
    wrong(`${place} names a currency`, 'write {{moneySign}}, or format the amount'),
  )
}
