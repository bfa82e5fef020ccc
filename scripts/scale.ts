import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseDate } from '#domain/date.ts'
import { inWords } from './bench/figure.ts'
import { describeMachine } from './bench/machine.ts'
import { onSite } from './bench/site.ts'
import { today } from './demo.ts'
import { setDemoEnv } from './env.ts'
import { costOf, PLAN, type Visit } from './scale/cost.ts'
import { drawCurves } from './scale/curve.ts'
import { fill, measureGuest, measureOffice, measureVisit, type Point } from './scale/measure.ts'
import { type Cost, measureHistory, measureVisitors } from './scale/others.ts'

const FOLDER = 'docs/scale'
const PAGE = 'docs/scale.md'
const ENTRIES = [10, 100, 1_000, 10_000]
/** As many as the free plan lets connect at once, and fewer. */
const VISITORS = [1, 10, 50, PLAN.connections]
const MEASURED = /(?<=<!-- measured -->\n)[^]*(?=<!-- \/measured -->)/

const { sizes } = parseArgs({
  options: { sizes: { type: 'string', default: '10,100,1000,10000,100000' } },
}).values

setDemoEnv()
const machine = describeMachine()
const day = parseDate(today())
if (!day) throw new Error('Today is no day.')

const visited = await onSite(measureVisit)
const points: Point[] = []
const failed: string[] = []
for (const stays of sizes.split(',').map(Number)) {
  console.error(`· ${stays} reservations`)
  await onSite(async (site) => {
    await fill(site, stays, day)
    for (const measure of [measureGuest, measureOffice]) {
      try {
        points.push(...[await measure(site, stays)].flat())
      } catch (error) {
        failed.push(`${stays.toLocaleString('en')} reservations: ${String(error).split('\n')[0]}`)
      }
    }
  })
}

const histories: Cost[] = []
for (const count of ENTRIES)
  histories.push(await onSite((site) => measureHistory(site, count, day)))
const visitors = await onSite(async (site) => {
  const costs: Cost[] = []
  for (const count of VISITORS) costs.push(await measureVisitors(site, count))
  return costs
})

mkdirSync(FOLDER, { recursive: true })
const places = [...new Set(points.map(({ place }) => place))]
for (const [name, title] of [
  ['bytes', 'Bytes that the database sends, by reservations'],
  ['ms', 'Milliseconds until something is to be seen, by reservations'],
  ['memory', 'Memory of the page’s scripts, by reservations'],
] as const) {
  const lines = places.map((place) => ({
    name: place,
    points: points
      .filter((each) => each.place === place)
      .map((each) => [each.stays, each[name] ?? 0] as const),
  }))
  const inUnits = name === 'ms' ? (value: number) => `${value} ms` : bytesInWords
  writeFileSync(`${FOLDER}/${name}.svg`, drawCurves(title, lines, inUnits))
}

const text = [
  `As printed by \`npm run scale -- --sizes ${sizes}\`:`,
  table(),
  costs(),
  'One stay’s form, opened:',
  costTable('entries in its log', histories),
  'A change, until the last of the open calendars has heard of it, on loopback:',
  costTable('open calendars', visitors),
  ...failed,
  machine,
].join('\n\n')
console.log(text)
writeFileSync(
  PAGE,
  readFileSync(PAGE, 'utf8').replace(MEASURED, () => `\n${text}\n\n`),
)

function bytesInWords(value: number): string {
  if (value >= 1e6) return `${value / 1e6} MB`
  return value >= 1e3 ? `${value / 1e3} kB` : `${value} B`
}

function table(): string {
  const rows = points.map(({ place, stays, bytes = 0, ms = 0, memory = 0 }) =>
    [
      stays.toLocaleString('en'),
      place,
      inWords(bytes, 'bytes'),
      inWords(ms, 'ms'),
      inWords(memory, 'memory'),
    ].join(' | '),
  )
  const head = [
    'reservations | place | from the database | until seen | memory',
    '---: | --- | ---: | ---: | ---:',
  ]
  return [...head, ...rows].map((row) => `| ${row} |`).join('\n')
}

function costTable(what: string, costs: readonly Cost[]): string {
  const heard = costs.some(({ bytes }) => bytes !== undefined)
  const rows = costs.map(({ count, bytes = 0, ms }) => [
    count.toLocaleString('en'),
    ...(heard ? [inWords(bytes, 'bytes')] : []),
    inWords(ms, 'ms'),
  ])
  const head = [what, ...(heard ? ['from the database'] : []), 'time']
  return [head, head.map(() => '---:'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** What a visit costs, among so many reservations as a busy villa has after ten years. */
function costs(): string {
  const guests = points.filter(({ place }) => place === 'guest’s calendar')
  const rows = guests.map(({ stays, bytes: data = 0 }) => {
    const visit: Visit = { ...visited, data }
    const cost = costOf(visit)
    return [
      stays.toLocaleString('en'),
      inWords(data, 'bytes'),
      cost.visitsADayWithFilm.toLocaleString('en'),
      cost.visitsADayWithout.toLocaleString('en'),
      cost.visitsAMonthOfDatabase.toLocaleString('en'),
      `$${cost.dollarsWithFilm.toFixed(2)}`,
      `$${cost.dollarsWithout.toFixed(2)}`,
    ].join(' | ')
  })
  const head = [
    'reservations | database a visit | visits a day, film played | not played | visits a month of the database | 1,000 visits, film played | not played',
    '---: | ---: | ---: | ---: | ---: | ---: | ---:',
  ]
  const said = `A phone's first visit, read to its end: ${inWords(visited.page, 'bytes')} from the hosting, and ${inWords(visited.film, 'bytes')} of film where that plays. Free: ${PLAN.hostingPerDay / 1e6} MB a day from the hosting, ${PLAN.databasePerMonth / 1e9} GB a month from the database.`
  return `${said}\n\n${[...head, ...rows].map((row) => `| ${row} |`).join('\n')}`
}
