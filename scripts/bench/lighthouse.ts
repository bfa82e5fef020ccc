import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { ensureBrowser } from '#scripts/browser.ts'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const ATTEMPTS = 3
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const METRICS = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
export type Metric = (typeof METRICS)[number]

const requestSchema = v.object({
  url: v.string(),
  resourceType: v.optional(v.string(), ''),
  transferSize: v.optional(v.number(), 0),
})

const taskSchema = v.object({ url: v.string(), startTime: v.number(), duration: v.number() })

const categorySchema = v.object({ score: v.number() })
const metric = v.object({ numericValue: v.number() })
const network = v.object({ details: v.object({ items: v.array(requestSchema) }) })
const tasks = v.object({ details: v.object({ items: v.array(taskSchema) }) })
const resultSchema = v.object({
  /** The processor's speed during this run, which falls with the machine's load. */
  environment: v.object({ benchmarkIndex: v.number() }),
  categories: v.object(v.entriesFromList(CATEGORIES, categorySchema)),
  audits: v.object({
    ...v.entriesFromList(METRICS, metric),
    'network-requests': network,
    'long-tasks': tasks,
  }),
})

/** The scores, metrics in milliseconds or as a shift, long tasks, and downloads with their compressed bytes. */
export type Report = v.InferOutput<typeof resultSchema>

/**
 * Runs Lighthouse on `url` as a phone with simulated throttling; rejects when it cannot load the page. On a busy machine it
 * sometimes loses its trace, so a failed run is repeated, twice at most.
 */
export async function runLighthouse(url: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return v.parse(resultSchema, await fetchResult(url))
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

// Through npx (185 MB, once), so that installing the project does not download it.
async function fetchResult(url: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const report = join(folder, 'report.json')
  const windows = process.platform === 'win32'
  const flags = windows ? `"${CHROME_FLAGS}"` : CHROME_FLAGS
  const options = ['--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`]
  try {
    const run = spawn('npx', ['--yes', '--prefer-offline', LIGHTHOUSE, url, ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: ensureBrowser() },
      shell: windows,
    })
    await once(run, 'close')
    if (!existsSync(report)) throw new Error('Lighthouse wrote no report; see its output above.')
    return JSON.parse(readFileSync(report, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
