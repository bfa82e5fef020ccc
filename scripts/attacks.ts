import { PLACES } from '#rules/attacks/places.ts'
import { judgeTable, VERBS } from '#rules/attacks/table.ts'

const cells = judgeTable()
// A permission includes everything below its place.
const places = PLACES.filter(({ reads, writes }) => reads || writes)

console.log(row('place', ...VERBS))
console.log(row(...['', ...VERBS].map(() => '---')))
for (const { name } of places) {
  const mine = cells.filter(({ place }) => place === name)
  console.log(
    row(
      `\`${name}\``,
      ...mine.map(({ allowed, together }) =>
        allowed.size === 0 ? '–' : `${[...allowed].join(', ')}${together ? ' +' : ''}`,
      ),
    ),
  )
}

const wrong = cells.flatMap((cell) => cell.wrong)
const tries = cells.reduce((sum, cell) => sum + cell.tries, 0)
console.log(
  `\n+ only in one write with other paths. ${tries} tries, ${wrong.length} judged wrongly.`,
)
for (const each of wrong) console.error(each)
process.exitCode = wrong.length === 0 ? 0 : 1

function row(...columns: string[]): string {
  return `| ${columns.join(' | ')} |`
}
