import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { setDemoEnv } from '#scripts/env.ts'
import { measureGrowth } from './growth.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLive } from './live.ts'
import { onSite, type Site } from './site.ts'
import { type Figure, isTooHeavy, type Section, toTable } from './table.ts'
import { measureInputDelay } from './inputDelay.ts'
import { measureWeight } from './weight.ts'

/**
 * Measures the built site and prints one table. Exit code 1: a size exceeds its budget; 2: a part could not be
 * measured. Times are shown beside their budgets and never fail the run, since a busy machine stretches them.
 */
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '5' } },
})

type Part = { name: string; title: string; measure: (site: Site) => Promise<Figure[]> }

const PARTS: readonly Part[] = [
  { name: 'weight', title: 'bytes over the wire, compressed', measure: measureWeight },
  {
    name: 'touches',
    title: 'response to a touch on a phone, processor 4 × slower',
    measure: measureInputDelay,
  },
  { name: 'growth', title: 'the office with 1,500 reservations', measure: measureGrowth },
  {
    name: 'live',
    title: 'from an owner’s click to a guest’s calendar, on loopback',
    measure: measureLive,
  },
  {
    name: 'lighthouse',
    title: `mobile, simulated throttling, median of ${options.runs}, beside the page without scripts`,
    measure: (site) => measureLighthouse(site, Number(options.runs)),
  },
]

setDemoEnv()
const machine = `Node ${process.version}, ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)} at the start`
const sections: Section[] = []
for (const part of chosenParts()) {
  console.error(`· ${part.name}`)
  sections.push({ name: part.name, title: part.title, figures: await measured(part) })
}
console.log(toTable(sections, machine))
if (sections.some(({ figures }) => figures.some(isTooHeavy))) process.exitCode = 1

function chosenParts(): readonly Part[] {
  const names = PARTS.map(({ name }) => name)
  const wanted = options.only?.split(',') ?? names
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length === 0) return PARTS.filter(({ name }) => wanted.includes(name))
  console.error(`There is no part ${unknown.join(', ')}; there are ${names.join(', ')}.`)
  process.exit(2)
}

/** A failing part keeps the other parts' figures. */
async function measured({ measure }: Part): Promise<Figure[]> {
  try {
    return await onSite(measure)
  } catch (error) {
    console.error(error)
    process.exitCode = 2
    const note = error instanceof Error ? error.message.split('\n')[0] : String(error)
    return [{ what: 'not measured', value: null, unit: 'count', ...(note && { note }) }]
  }
}
