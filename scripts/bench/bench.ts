import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '#scripts/backend.ts'
import { readOptions, stop } from '#scripts/command.ts'
import { ensureBuilt } from '#scripts/ensureBuilt.ts'
import { languages, LANGUAGES } from '#i18n/languages.ts'
import { setDemoEnv } from '#sample/env.ts'
import { startHosting } from '#scripts/hosting.ts'
import { CATEGORIES, type Metric, type Report, runLighthouse } from './lighthouse.ts'

type Figure = {
  what: string
  value: number
  unit?: 'kB' | 'ms' | '×'
  /** The maximum, or with `isScore` the minimum. */
  budget?: number
  isScore?: boolean
  note?: string
}

const PAGES = LANGUAGES.map((language) => languages[language].paths.home)
const PORT = 4173
const FLOOR_PORT = 4174
const FLOOR_FOLDER = 'dist-floor'
/** A text within every part of the Firebase SDK, however it is bundled. */
const FIREBASE = /@firebase\//
const HERO = /\/hero[^/]*\.(avif|webp|jpe?g)$/
const SCORE_BUDGET = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Runs whose processor speeds differ more than this are not compared. */
const LARGEST_SPEED_RATIO = 1.3

const USAGE = 'npm run bench [-- --runs N] loads each page N times; 5 without it'
const { values } = readOptions({ options: { runs: { type: 'string', default: '5' } } }, USAGE)
const runs = Number(values.runs)
if (!(runs >= 1)) stop(USAGE)

// Measures the built landing page in both languages by Lighthouse (mobile, simulated throttling), each run beside one on the same
// page without scripts, and prints one table of medians. Exit code 1: a size exceeds its budget, or the machine's load changed so much
// between the runs that their times cannot be compared. Times alone never fail the run, since a busy machine stretches them.
setDemoEnv()
ensureBuilt()
// Standard output contains only the table.
const backend = await startBackend({ log: console.error }).catch(stop)
writeFloor()
const [site, floor] = [await startHosting(PORT), await startHosting(FLOOR_PORT, FLOOR_FOLDER)]
try {
  const figures: Figure[] = []
  for (const path of PAGES) figures.push(...(await measure(path)))
  print(figures)
} finally {
  for (const each of [site, floor, backend]) await each.stop()
  rmSync(FLOOR_FOLDER, { recursive: true })
}

async function measure(path: string): Promise<Figure[]> {
  const ours: Report[] = []
  const floors: Report[] = []
  for (let run = 1; run <= runs; run += 1) {
    console.error(`· ${path}, run ${run} of ${runs}`)
    floors.push(await runLighthouse(floor.url + path))
    ours.push(await runLighthouse(site.url + path))
  }
  const [report] = ours
  if (!report) throw new Error('Nothing was measured')
  const speeds = [...ours, ...floors].map(({ environment }) => environment.benchmarkIndex)
  const [slowest, fastest] = [Math.min(...speeds), Math.max(...speeds)]
  const isComparable = fastest <= LARGEST_SPEED_RATIO * slowest
  if (!isComparable) {
    process.exitCode = 1
    console.error(
      `${path}: the processor's speed was between ${slowest} and ${fastest}, so times are not compared. Run it again on a quiet machine.`,
    )
  }
  const times = isComparable ? [...scoresIn(ours, floors), ...longestTasksIn(ours)] : []
  return [...sizesIn(report), ...times].map((figure) => ({
    ...figure,
    what: `${path} ${figure.what}`,
  }))
}

/** The three longest tasks of the run whose blocking time is in the middle. */
function longestTasksIn(reports: readonly Report[]): Figure[] {
  const blockingTime = ({ audits }: Report) => audits['total-blocking-time'].numericValue
  const sorted = reports.toSorted((one, other) => blockingTime(one) - blockingTime(other))
  const tasks = sorted[sorted.length >> 1]?.audits['long-tasks'].details.items ?? []
  return tasks
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, 3)
    .map(({ url, duration, startTime }, index) => ({
      what: `long task ${index + 1}`,
      value: duration,
      unit: 'ms',
      note: `${URL.canParse(url) ? new URL(url).pathname : url}, ${Math.round(startTime)} ms after the start`,
    }))
}

function sizesIn({ audits }: Report): Figure[] {
  const requests = audits['network-requests'].details.items
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const firebase = scripts.filter(({ url }) => {
    const file = `dist${new URL(url).pathname}`
    return existsSync(file) && FIREBASE.test(readFileSync(file, 'utf8'))
  })
  const hero = requests.filter(({ url }) => HERO.test(new URL(url).pathname))
  const kB = (list: typeof requests) =>
    list.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
  return [
    { what: 'scripts', value: kB(scripts), unit: 'kB', budget: 191 },
    { what: 'script files', value: scripts.length, budget: 10 },
    { what: 'Firebase', value: kB(firebase), unit: 'kB', budget: 0 },
    { what: 'hero image', value: kB(hero), unit: 'kB', budget: 90 },
    { what: 'first view together', value: kB(requests), unit: 'kB' },
  ]
}

function scoresIn(ours: readonly Report[], floors: readonly Report[]): Figure[] {
  const middle = (metric: Metric, reports = ours) =>
    median(reports.map(({ audits }) => audits[metric].numericValue))
  const [lcp, floorLcp] = [ours, floors].map((each) => middle('largest-contentful-paint', each))
  return [
    ...CATEGORIES.map((category) => ({
      what: category,
      value: median(ours.map(({ categories }) => 100 * categories[category].score)),
      budget: SCORE_BUDGET[category],
      isScore: true,
    })),
    {
      what: 'LCP against the page without scripts',
      value: (lcp ?? 0) / (floorLcp ?? 1),
      unit: '×',
      budget: 1,
      note: `${Math.round(lcp ?? 0)} and ${Math.round(floorLcp ?? 0)} ms`,
    },
    { what: 'TBT', value: middle('total-blocking-time'), unit: 'ms', budget: 100 },
    { what: 'CLS', value: middle('cumulative-layout-shift'), budget: 0 },
  ]
}

/** The middle value, or the mean of the two middle ones. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [lower = 0, upper = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (lower + upper) / 2
}

/** Copies the site without its scripts and their preloads, but with its noscript content. */
function writeFloor(): void {
  rmSync(FLOOR_FOLDER, { recursive: true, force: true })
  cpSync('dist', FLOOR_FOLDER, { recursive: true })
  const files = readdirSync(FLOOR_FOLDER, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(FLOOR_FOLDER, name), 'utf8')
      .replaceAll(/<\/?noscript>/gi, '')
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
      .replaceAll(/<link\b[^>]*\brel="?(modulepreload|preload"? [^>]*\bas="?script)[^>]*>/gi, '')
    writeFileSync(join(FLOOR_FOLDER, name), html)
  }
}

function print(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length))
  for (const { what, value, unit = '', budget, isScore, note = '' } of figures) {
    const isExceeded = budget !== undefined && (isScore ? value < budget : value > budget)
    if (isExceeded && unit === 'kB') process.exitCode = 1
    const limit = budget === undefined ? '' : `${isScore ? '≥' : '≤'} ${budget} ${unit}`
    const cells = [what.padEnd(width), `${format(value)} ${unit}`.padStart(12), limit.padEnd(12)]
    console.log([...cells, isExceeded ? 'EXCEEDED' : '', note].join('  ').trimEnd())
  }
  console.log(
    `\nNode ${process.version}, ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)} at the end`,
  )
}

function format(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 1 })
}
