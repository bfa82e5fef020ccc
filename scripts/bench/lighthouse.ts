import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startHosting } from '#scripts/hosting.ts'
import {
  CATEGORIES,
  type Category,
  type Metric,
  type Report,
  runLighthouse,
} from './lighthouseRun.ts'
import type { Site } from './site.ts'
import { median } from './measuring.ts'
import type { Figure } from './table.ts'

const PAGES = ['/', '/en']
const FLOOR_FOLDER = 'dist-floor'
const ANY_PORT = 0
const LCP_BUDGET = 1.15
const PRERENDERED = /<div id="root"[^>]*>(?!\s*<\/div>)/

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
): Promise<Figure[]> {
  const html = await (await fetch(site + path)).text()
  if (!PRERENDERED.test(html)) throw new Error(`${path} is not prerendered.`)
  const ours: Report[] = []
  const floors: Report[] = []
  for (let run = 0; run < runs; run += 1) {
    console.error(`  ${path}, run ${run + 1} of ${runs}`)
    floors.push(await runLighthouse(floor + path))
    ours.push(await runLighthouse(site + path))
  }
  const middle = (metric: Metric, reports: readonly Report[] = ours) =>
    median(reports.map((report) => report.metrics[metric].numericValue))
  const [lcp, floorLcp] = [ours, floors].map((each) => middle('largest-contentful-paint', each))
  return [
    ...CATEGORIES.map((category) => scoreFigure(path, category, ours)),
    {
      what: `${path} LCP against the page without scripts`,
      value: (lcp ?? 0) / (floorLcp ?? 1),
      unit: 'times',
      budget: LCP_BUDGET,
      note: `${Math.round(lcp ?? 0)} and ${Math.round(floorLcp ?? 0)} ms`,
    },
    { what: `${path} TBT`, value: middle('total-blocking-time'), unit: 'ms', budget: 50 },
    { what: `${path} CLS`, value: middle('cumulative-layout-shift'), unit: 'shift', budget: 0 },
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

/** The page's HTML without scripts and preloads, but with its noscript content. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<\/?noscript>/gi, '')
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="?(modulepreload|preload"? [^>]*\bas="?script)[^>]*>/gi, '')
}
