import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { FIREBASE, SCRIPT_BUDGET } from '#scripts/build/budget.ts'
import { bytesOf, type Download, watchDownloads } from './downloads.ts'
import { goToCalendar, openScreen, type Screen, scrollToEnd } from './screens.ts'
import type { Site } from './site.ts'
import type { Figure } from './table.ts'

const HERO_BUDGET = 90_000
const CONNECTIONS_BUDGET = 1
/** Hosting has 360 MB a day free of charge: some 300 to 400 visits of these sizes. */
const VISIT_BUDGET: Readonly<Record<Screen, number>> = { phone: 900_000, laptop: 1_200_000 }

/** Measures the downloads of a guest's first visit on a phone and on a laptop. */
export async function measureWeight(site: Site): Promise<Figure[]> {
  return [...(await weighVisit(site, 'phone')), ...(await weighVisit(site, 'laptop'))]
}

async function weighVisit(site: Site, screen: Screen): Promise<Figure[]> {
  const page = await openScreen(site, screen)
  const downloads = await watchDownloads(page)
  await page.goto('/')
  await page.locator('html[data-awake]').waitFor()
  await downloads.quiet()
  const firstView = await weighFirstView(page, screen, downloads.list())
  await scrollToEnd(page)
  await goToCalendar(page)
  await downloads.quiet()
  const list = downloads.list()
  await page.context().close()
  const streams = list.filter(({ kind }) => kind === 'data')
  return [
    ...firstView,
    {
      what: `${screen}: connections at the calendar`,
      value: streams.length,
      unit: 'count',
      budget: CONNECTIONS_BUDGET,
      note: streams.map(({ url }) => new URL(url).pathname).join(' '),
    },
    {
      what: `${screen}: first visit, scrolled to the end`,
      value: bytesOf(list),
      unit: 'bytes',
      budget: VISIT_BUDGET[screen],
    },
  ]
}

async function weighFirstView(
  page: Page,
  screen: Screen,
  downloads: readonly Download[],
): Promise<Figure[]> {
  const heroUrls = await page
    .locator('#anasayfa img')
    .evaluateAll((images) => images.map((image) => 'currentSrc' in image && image.currentSrc))
  const scripts = downloads.filter(({ kind }) => kind === 'script')
  const headers = scripts.reduce((sum, { headerBytes }) => sum + headerBytes, 0)
  const firebase = scripts.filter(({ url }) =>
    FIREBASE.test(readFileSync(`dist${new URL(url).pathname}`, 'utf8')),
  )
  const hero = downloads.filter(({ url }) => heroUrls.includes(url))
  return [
    {
      what: `${screen}: JavaScript before interaction`,
      value: bytesOf(scripts) - headers,
      unit: 'bytes',
      budget: SCRIPT_BUDGET.bytes,
      note: `${scripts.length} files, with headers ${(bytesOf(scripts) / 1000).toFixed(1)} kB`,
    },
    {
      what: `${screen}: Firebase before interaction`,
      value: bytesOf(firebase),
      unit: 'bytes',
      budget: 0,
    },
    {
      what: `${screen}: hero image`,
      value: hero.length === 0 ? null : bytesOf(hero),
      unit: 'bytes',
      ...(screen === 'phone' && { budget: HERO_BUDGET }),
    },
    { what: `${screen}: first view together`, value: bytesOf(downloads), unit: 'bytes' },
  ]
}
