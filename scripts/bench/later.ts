import type { Page } from '@playwright/test'
import type { Figure } from './figure.ts'
import { openScreen, scrollToEnd } from './screens.ts'
import type { Site } from './site.ts'
import { median } from './statistics.ts'
import { watchSteadiness } from './steadiness.ts'

const NEAR =
  '{ content-visibility: auto !important; contain-intrinsic-size: auto 90rem !important }'

/** The page as it is, and with a style that undoes a part of what lays it out later. */
const PAGES = [
  { title: 'as it is', style: '' },
  { title: 'laid out only as it comes near', style: `html:not(:has(:target)) .later ${NEAR}` },
  { title: 'laid out at once', style: '.later { content-visibility: visible !important }' },
] as const

const WHATS = [
  'tasks over 50 ms while it loads, what is over',
  'a first tap on the menu is answered',
  'a first tap on the link to the calendar is answered',
  'tasks over 50 ms while it is scrolled, what is over',
  'the longest task of them',
] as const

const SETTLED_MS = 1_500
const LONG_TASK_MS = 50

type Readings = { [What in (typeof WHATS)[number]]: number }

/** What laying a phone's page out later brings, and what the half of it would: each in turn with the others, medians. */
export async function measureLater(site: Site, runs: number, slowdown: number): Promise<Figure[]> {
  const readings = PAGES.map((): Readings[] => [])
  for (let run = 0; run < runs; run += 1) {
    console.error(`  run ${run + 1} of ${runs}`)
    for (const [index, { style }] of PAGES.entries())
      readings[index]?.push(await readOne(site, style, slowdown))
  }
  return WHATS.flatMap((what) =>
    PAGES.map(({ title }, index): Figure => {
      const values = readings[index]?.map((reading) => Math.round(reading[what])) ?? []
      return {
        what: `${what}, ${title}`,
        value: median(values),
        unit: 'ms',
        note: values.join(', '),
      }
    }),
  )
}

async function readOne(site: Site, style: string, rate: number): Promise<Readings> {
  const page = await openPhone(site, style, rate)
  const loading = await tasksOf(page)
  await scrollToEnd(page)
  await page.waitForTimeout(SETTLED_MS)
  const scrolling = (await tasksOf(page)).slice(loading.length)
  await page.context().close()
  return {
    [WHATS[0]]: sumOver(loading),
    [WHATS[1]]: await answerTo('header button', site, style, rate),
    [WHATS[2]]: await answerTo('main a[href$="#rezervasyon"]', site, style, rate),
    [WHATS[3]]: sumOver(scrolling),
    [WHATS[4]]: Math.max(0, ...scrolling),
  }
}

/** The page in a slow phone of its own, loaded and at rest. */
async function openPhone(site: Site, style: string, rate: number): Promise<Page> {
  const page = await openScreen(site, 'phone')
  await watchSteadiness(page)
  await page.addInitScript((text) => {
    globalThis.answers = []
    new PerformanceObserver((list) => {
      answers.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, style)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto('/')
  await page.locator('html[data-awake]').waitFor()
  await page.waitForTimeout(SETTLED_MS)
  return page
}

/** How long the page takes to show its answer to a first tap (Event Timing). */
async function answerTo(selector: string, site: Site, style: string, rate: number) {
  const page = await openPhone(site, style, rate)
  await page.locator(selector).first().tap()
  await page.waitForTimeout(SETTLED_MS)
  const answer = await page.evaluate(() => Math.max(0, ...answers))
  await page.context().close()
  return answer
}

const tasksOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => steadiness.longTasks.map(({ duration }) => duration))

const sumOver = (tasks: readonly number[]): number =>
  tasks.reduce((sum, duration) => sum + duration - LONG_TASK_MS, 0)
