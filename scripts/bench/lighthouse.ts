import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startHosting } from '#scripts/hosting.ts'
import type { Figure, Unit } from './figure.ts'
import {
  CATEGORIES,
  type Category,
  type Metric,
  type Report,
  runLighthouse,
} from './lighthouseRun.ts'
import type { Site } from './site.ts'
import { median } from './statistics.ts'
import { isPrerendered, withoutScripts } from './withoutScripts.ts'

const PAGES = ['/', '/en']
const FLOOR_FOLDER = 'dist-floor'
const ANY_PORT = 0
const LCP_BUDGET = 1.15

const METRICS: readonly { metric: Metric; what: string; unit: Unit; budget?: number }[] = [
  { metric: 'largest-contentful-paint', what: 'LCP', unit: 'ms' },
  { metric: 'first-contentful-paint', what: 'FCP', unit: 'ms' },
  { metric: 'speed-index', what: 'Speed Index', unit: 'ms' },
  { metric: 'total-blocking-time', what: 'TBT', unit: 'ms', budget: 50 },
  { metric: 'cumulative-layout-shift', what: 'CLS', unit: 'shift', budget: 0 },
]

/** Lighthouse on the public page in both languages, each run beside one on the same page without its scripts, the floor. */
export async function measureLighthouse(site: Site, runs: number): Promise<Figure[]> {
  writeFloor()
  const floor = await startHosting(ANY_PORT, FLOOR_FOLDER)
  try {
    const figures: Figure[] = []
    for (const path of PAGES)
      figures.push(...(await measurePage(path, { site: site.url, floor: floor.url }, runs)))
    return figures
  } finally {
    await floor.stop()
    rmSync(FLOOR_FOLDER, { recursive: true })
  }
}

async function measurePage(
  path: string,
  { site, floor }: { site: string; floor: string },
  runs: number,
) {
  const page = await fetch(site + path)
  if (!page.ok || !isPrerendered(await page.text()))
    return [{ what: path, value: null, unit: 'score', note: 'not prerendered' }] satisfies Figure[]
  const ours: Report[] = []
  const floors: Report[] = []
  for (let run = 0; run < runs; run += 1) {
    console.error(`  ${path}, run ${run + 1} of ${runs}`)
    floors.push(await runLighthouse(floor + path))
    ours.push(await runLighthouse(site + path))
  }
  return toFigures(path, ours, floors)
}

function toFigures(path: string, ours: readonly Report[], floors: readonly Report[]): Figure[] {
  const middle = (reports: readonly Report[], metric: Metric) =>
    median(reports.map((report) => report.metrics[metric].numericValue))
  const lcp = (reports: readonly Report[]) => middle(reports, 'largest-contentful-paint')
  return [
    ...CATEGORIES.map((category) => scoreFigure(path, category, ours)),
    {
      what: `${path} LCP against the page without scripts`,
      value: lcp(ours) / lcp(floors),
      unit: 'times',
      budget: LCP_BUDGET,
    },
    ...METRICS.map(({ metric, what, ...figure }) => ({
      ...figure,
      what: `${path} ${what}`,
      value: middle(ours, metric),
      floor: middle(floors, metric),
    })),
  ]
}

function scoreFigure(path: string, category: Category, reports: readonly Report[]): Figure {
  const scores = reports.map((report) => report.scores[category])
  const lost = [...new Set(scores.flatMap((score) => score.lost))]
  return {
    what: `${path} ${category}`,
    value: median(scores.map(({ score }) => score)),
    unit: 'score',
    budget: 100,
    ...(lost.length > 0 && { note: lost.join(', ') }),
  }
}

function writeFloor(): void {
  rmSync(FLOOR_FOLDER, { recursive: true, force: true })
  cpSync('dist', FLOOR_FOLDER, { recursive: true })
  const files = readdirSync(FLOOR_FOLDER, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const page = join(FLOOR_FOLDER, name)
    writeFileSync(page, withoutScripts(readFileSync(page, 'utf8')))
  }
}
