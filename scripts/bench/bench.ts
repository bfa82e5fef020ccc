import { parseArgs } from 'node:util'
import { setDemoEnv } from '#scripts/env.ts'
import { type Figure, isTooHeavy } from './figure.ts'
import { measureGrowth } from './growth.ts'
import { measureIcon } from './icon.ts'
import { measureImport } from './importing.ts'
import { measureLater } from './later.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLive } from './live.ts'
import { describeMachine } from './machine.ts'
import { measureScroll } from './scroll.ts'
import { onSite, type Site } from './site.ts'
import { type Section, toJson, toTable } from './table.ts'
import { measureTouches } from './touches.ts'
import { measureWeight } from './weight.ts'

/**
 * Measures the built site and prints one table. Exit code 1 says that something weighs more than its budget, 2 that a
 * part could not be measured; time is shown beside its budget and never judged.
 */
const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    // How many times slower than this machine a phone is; 1 where the machine is as slow as one (Lighthouse's benchmark
    // index is then under 800: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling).
    slowdown: { type: 'string', default: '4' },
  },
})

const slowdown = Number(options.slowdown)

type Part = { name: string; title: string; measure: (site: Site) => Promise<Figure[]> }

const PARTS: readonly Part[] = [
  {
    name: 'weight',
    title:
      'bytes over the wire to a phone of 412 × 823 px at 1.75, compressed as superstatic does (Brotli 4)',
    measure: measureWeight,
  },
  { name: 'scroll', title: 'steadiness of a phone scrolled to the end', measure: measureScroll },
  {
    name: 'touches',
    title: `how soon a phone answers a touch, processor ${slowdown} × slower`,
    measure: (site) => measureTouches(site, slowdown),
  },
  {
    name: 'later',
    title: `what laying the page out later brings, processor ${slowdown} × slower, medians of ${options.runs} in turn`,
    measure: (site) => measureLater(site, Number(options.runs), slowdown),
  },
  {
    name: 'growth',
    title: 'among 1,500 reservations, 3,000 payments and 900 requests',
    measure: measureGrowth,
  },
  {
    name: 'icon',
    title: `an owner’s phone: 1.6 Mbit/s, 150 ms there and back, processor ${slowdown} × slower`,
    measure: (site) => measureIcon(site, slowdown),
  },
  {
    name: 'import',
    title: 'a calendar of 10,000 events previewed among 10,000 reservations',
    measure: measureImport,
  },
  {
    name: 'live',
    title: 'from an owner’s click to a visitor’s calendar, on loopback',
    measure: measureLive,
  },
  {
    name: 'lighthouse',
    title: `mobile, simulated throttling, processor ${slowdown} × slower, median of ${options.runs}, beside the page without scripts`,
    measure: (site) => measureLighthouse(site, Number(options.runs), slowdown),
  },
]

setDemoEnv()
const machine = describeMachine()
const sections: Section[] = []
for (const part of chosenParts()) {
  console.error(`· ${part.name}`)
  sections.push({ name: part.name, title: part.title, figures: await measured(part) })
}
const figures = sections.flatMap((section) => section.figures)
console.log(options.json ? toJson(sections, machine) : toTable(sections, machine))
process.exitCode = figures.some(isTooHeavy) ? 1 : (process.exitCode ?? 0)

function chosenParts(): readonly Part[] {
  const names = PARTS.map(({ name }) => name)
  const wanted = options.only?.split(',') ?? names
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length === 0) return PARTS.filter(({ name }) => wanted.includes(name))
  console.error(`There is no part ${unknown.join(', ')}; there are ${names.join(', ')}.`)
  process.exit(2)
}

/** One part that cannot be measured must not cost the others their figures. */
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
