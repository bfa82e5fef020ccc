import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const PARTS = 'test-results/faults'
const TABLE = 'test-results/faults.md'

/** A row: what failed or where, what the person was told of it, and what stands in the end. */
export type Row = readonly [what: string, said: string, stands: string]

/** Writes what was seen at one place, and all that has been seen so far as one table after another. */
export function writePart(
  file: string,
  title: string,
  rows: readonly Row[],
  what = 'what fails',
): void {
  const cells = (row: readonly string[]) =>
    `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const head = [
    cells([what, 'what is said, in this order', 'what stands']),
    cells(['---', '---', '---']),
  ]
  mkdirSync(PARTS, { recursive: true })
  writeFileSync(
    `${PARTS}/${file}.md`,
    [`### ${title}`, '', ...head, ...rows.map(cells), ''].join('\n'),
  )
  // Another worker may have written its own meanwhile.
  for (let all = joined(); ; all = joined()) {
    writeFileSync(TABLE, all)
    if (joined() === all) return
  }
}

function joined(): string {
  const parts = readdirSync(PARTS).toSorted()
  return parts.map((part) => readFileSync(`${PARTS}/${part}`, 'utf8')).join('\n')
}
