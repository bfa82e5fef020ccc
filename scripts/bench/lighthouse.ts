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
import { barePage, isPrerendered, withoutScripts } from './withoutScripts.ts'

const PAGES = ['/', '/en']
const FLOOR_FOLDER = 'dist-floor'
const BARE_PAGE = 'bare'
const ANY_PORT = 0
const LCP_BUDGET = 1.15

const METRICS: readonly { metric: Metric; what: string; unit: Unit; budget?: number }[] = [
  { metric: 'largest-contentful-paint', what: 'LCP', unit: 'ms' },
  { metric: 'first-contentful-paint', what: 'FCP', unit: 'ms' },
  { metric: 'speed-index', what: 'Speed Index', unit: 'ms' },
  { metric: 'total-blocking-time', what: 'TBT', unit: 'ms', budget: 50 },
  { metric: 'cumulative-layout-shift', what: 'CLS', unit: 'shift', budget: 0 },
]

/**
 * Lighthouse on the public page in both languages, each run beside one on the same page without its scripts, the floor, and
 * one on a page that is nothing but its picture, the hardest floor there is.
 */
export async function measureLighthouse(
  site: Site,
  runs: number,
  slowdown: number,
): Promise<Figure[]> {
  layFloor()
  const floor = await startHosting(ANY_PORT, FLOOR_FOLDER)
  try {
    const figures: Figure[] = []
    const run = (url: string) => runLighthouse(url, slowdown)
    for (const path of PAGES)
      figures.push(...(await measurePage(path, { site: site.url, floor: floor.url }, runs, run)))
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
  lighthouse: (url: string) => Promise<Report>,
) {
  const page = await fetch(site + path)
  if (!page.ok || !isPrerendered(await page.text()))
    return [{ what: path, value: null, unit: 'score', note: 'not prerendered' }] satisfies Figure[]
  const ours: Report[] = []
  const floors: Report[] = []
  const bares: Report[] = []
  for (let run = 0; run < runs; run += 1) {
    console.error(`  ${path}, run ${run + 1} of ${runs}`)
    bares.push(await lighthouse(`${floor}/${BARE_PAGE}`))
    floors.push(await lighthouse(floor + path))
    ours.push(await lighthouse(site + path))
  }
  return toFigures(path, ours, floors, bares)
}

function toFigures(
  path: string,
  ours: readonly Report[],
  floors: readonly Report[],
  bares: readonly Report[],
): Figure[] {
  const middle = (reports: readonly Report[], metric: Metric) =>
    median(reports.map((report) => report.metrics[metric].numericValue))
  const lcp = (reports: readonly Report[]) => middle(reports, 'largest-contentful-paint')
  return [
    ...CATEGORIES.map((category) => scoreFigure(path, category, ours)),
    {
      what: `${path} LCP against the floor`,
      value: lcp(ours) / lcp(floors),
      unit: 'times',
      budget: LCP_BUDGET,
    },
    {
      what: `${path} LCP against the bare picture`,
      value: lcp(ours) / lcp(bares),
      unit: 'times',
      note: `${Math.round(lcp(bares))} ms`,
    },
    ...METRICS.map(({ metric, what, ...figure }) => ({
      ...figure,
      what: `${path} ${what}`,
      value: middle(ours, metric),
      floor: middle(floors, metric),
    })),
    {
      what: `${path} benchmark index of this machine`,
      value: median(ours.map(({ benchmarkIndex }) => benchmarkIndex)),
      unit: 'count',
    },
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

/** Copies the built site, its pages without their scripts, and adds the bare one. */
function layFloor(): void {
  rmSync(FLOOR_FOLDER, { recursive: true, force: true })
  cpSync('dist', FLOOR_FOLDER, { recursive: true })
  const bare = barePage(readFileSync('dist/index.html', 'utf8'))
  writeFileSync(join(FLOOR_FOLDER, `${BARE_PAGE}.html`), bare)
  const files = readdirSync(FLOOR_FOLDER, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const page = join(FLOOR_FOLDER, name)
    writeFileSync(page, withoutScripts(readFileSync(page, 'utf8')))
  }
}
