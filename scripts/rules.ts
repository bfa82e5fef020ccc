import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { TABLES } from '#local-backend/attacks/everyRow.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { rules } from '#rules/rules.ts'
import { writeRules } from '#rules/write.ts'
import { compareRules } from './rules/compare.ts'
import { generateWrites, TABLE } from './rules/writes.ts'

const FILE = 'database.rules.json'
const WRITES = 30_000
const WRITES_EACH = 3_000
const SHOWN = 20

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values

const text = writeRules(rules)
const compiled = compileRules(text, FILE)
writeFileSync(FILE, text)
console.log(`${FILE} is written from rules/.`)
if (against !== undefined) compareWith(against)

/** Prints how these rules and those of a git revision judge the same writes; fails the process where they differ. */
function compareWith(revision: string): void {
  const earlier = execFileSync('git', ['show', `${revision}:${FILE}`], { encoding: 'utf8' })
  const former = compileRules(earlier, `${revision}:${FILE}`)
  const seed = Date.now() % 1_000_000
  const writes = [
    { name: 'the attacks', rows: TABLE },
    { name: `seed ${seed}`, rows: generateWrites(WRITES, seed) },
    ...TABLES.flatMap(({ what, rows, ...world }) => [
      { name: what, rows, ...world },
      { name: `${what}, seed ${seed}`, rows: generateWrites(WRITES_EACH, seed, rows), ...world },
    ]),
  ]
  for (const { name, rows, ...world } of writes) {
    const { granted, refused, different } = compareRules(rows, former, compiled, world)
    console.log(
      `${name}: ${rows.length} writes, each by three; both grant ${granted}, both refuse ${refused}, ${different.length} different`,
    )
    for (const each of different.slice(0, SHOWN)) console.log(`  ${each.slice(0, 500)}`)
    if (different.length > 0) process.exitCode = 1
  }
}
