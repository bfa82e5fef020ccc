import { readFileSync } from 'node:fs'
import { PEOPLE } from '#local-backend/attacks/table/people.ts'
import { readExpected, tryAll } from '#local-backend/attacks/table/table.ts'

const { places, cells, limits, differences } = tryAll(
  readFileSync('database.rules.json', 'utf8'),
  readExpected(),
)

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
const tops = [...new Set(places.map(({ keys: [top = ''] }) => `/${top}`))]

console.log(`| below | places | cells | granted | refused | tries |
| --- | ---: | ---: | ---: | ---: | ---: |`)
for (const top of tops) console.log(rowOf(top, (place) => topOf(place) === top))
console.log(rowOf('together', () => true))

const edges = limits.flatMap((limit) => limit.edges)
const within = edges.filter(({ isGranted }) => isGranted).length
console.log(`
A cell is one of ${PEOPLE.length} people at one place with one verb: ${PEOPLE.map(({ who }) => who).join(', ')}.
Limits of ${limits.length} fields: ${edges.length} values at their edges, ${within} granted, ${edges.length - within} refused.`)

for (const difference of differences) console.error(difference)
process.exitCode = differences.length === 0 ? 0 : 1

function topOf(place: string): string {
  return `/${place.split('/')[1] ?? ''}`
}

function rowOf(name: string, isIn: (place: string) => boolean): string {
  const mine = cells.filter(({ place }) => isIn(place))
  const all = mine.length * PEOPLE.length
  const granted = sum(mine.map((cell) => cell.granted.size))
  const figures = [
    places.filter((place) => isIn(place.name)).length,
    all,
    granted,
    all - granted,
    sum(mine.map(({ grants, refusals }) => grants + refusals)),
  ]
  return `| ${[name, ...figures.map((figure) => figure.toLocaleString('en'))].join(' | ')} |`
}
