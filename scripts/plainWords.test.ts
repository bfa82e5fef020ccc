import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A turn of phrase that is hard to read, and the number of lines that may contain it. */
const TURNS: readonly [name: string, most: number, turn: RegExp][] = [
  [
    'clauses without a noun',
    60,
    /(^|[.;:,(*/'"] +|\b(of|to|for|by|from|with|and|that) )(W|w)(hat|ho|hoever|hatever|here) (is|are|was|were|has|have|had|does|do|did|can|may|stands|stood|comes|came|goes|waits|asks|asked|knows|sits|signs|takes|needs|no|nobody|only|it|they|he|she|an owner|a guest|the)\b/,
  ],
  ['stand', 20, /\b(stands?|stood|standing)\b/],
  [
    'private idiom',
    40,
    /\b(anew|astray|whereupon|thereof|therein|besides|meanwhile|nobody's|somebody else|at once|of its own|as (a|it) whole|no more than|than it|is told of|are told of|is heard|are heard|is said|are said|has been said|takes along|goes along|the line|a line (that|is)|without a line|put together|given back|looks into|mend(s|ed|ing)?)\b/,
  ],
  [
    'things that speak',
    10,
    /\b(page|row|rule|rules|list|form|file|build|log|entry|night|stay|door|room|browser|device|server|database|test) (tells?|says?|said|asks?|hears?|knows?|knew|sees?|remembers|speaks?|forgets?|gives itself|wants)\b/,
  ],
]

const TEXTS = /src\/i18n\/|features\/.*\/texts/
const IN_CODE = /^\s*(\*|\/\/|\/\*)|[^:"'`]\/\/\s|\b(it|test|describe)(\.each\([^)]*\))?\(/

/** The lines of comments, test titles and documents, each after its file's name. */
function linesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const lines = file.endsWith('.md')
    ? text.replaceAll(/^```[^]*?^```/gm, '').split('\n')
    : text.split('\n').filter((line) => IN_CODE.test(line))
  return lines.map((line) => `${file}: ${line}`)
}

const all = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md', '*.css', '*.html'])
  .toString()
  .split('\n')
  .filter((file) => file !== '' && file !== 'scripts/plainWords.test.ts' && !TEXTS.test(file))
  .flatMap(linesOf)

test.each(TURNS)('comments, test titles and documents have few %s', (_, most, turn) => {
  const found = all.filter((line) => turn.test(line))
  expect(found.slice(most)).toEqual([])
})
