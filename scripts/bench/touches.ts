import type { Page } from '@playwright/test'
import { booking } from '#i18n/tr/booking.ts'
import type { Figure } from './figure.ts'
import { goToCalendar, openScreen } from './screens.ts'
import type { Site } from './site.ts'
import { percentile, repeat } from './statistics.ts'

const TIMES = 12
const BUDGET_MS = 100
/** What the browser does not report: an answer that comes within one frame. */
const ONE_FRAME_MS = 16

declare global {
  var answers: number[]
}

/** What a reader does to the page, `turn` counting from 0. */
type Touch = { what: string; open?: (page: Page) => Promise<unknown>; act: Act }
type Act = (page: Page, turn: number) => Promise<unknown>

const TOUCHES: readonly Touch[] = [
  { what: 'opening and closing the menu', act: (page) => press(page, 'header button') },
  {
    what: 'changing the language',
    act: async (page, turn) => {
      const language = turn % 2 === 0 ? 'en' : 'tr'
      await press(page, `header a[hreflang="${language}"]`)
      await page.locator(`html[lang="${language}"]`).waitFor()
    },
  },
  {
    what: 'a step in the gallery',
    open: comeTo('#galeri'),
    act: (page, turn) => press(page, `#galeri [data-thumbnail] >> nth=${1 + (turn % 4)}`),
  },
  {
    what: 'a category of the gallery',
    open: comeTo('#galeri'),
    act: (page, turn) => press(page, `#galeri [role=tab] >> nth=${(turn + 1) % 3}`),
  },
  {
    what: 'a picked day',
    open: goToCalendar,
    act: (page, turn) =>
      press(page, `[data-day]:not([aria-disabled=true], :disabled) >> nth=${turn % 4}`),
  },
  {
    what: 'a day pointed at, one picked',
    open: async (page) => {
      await goToCalendar(page)
      await press(page, '[data-day]:not([aria-disabled=true], :disabled) >> nth=0')
    },
    act: (page, turn) =>
      page
        .locator('[data-day]:not([aria-disabled=true], :disabled)')
        .nth(turn % 4)
        .hover(),
  },
  {
    what: 'a typed letter',
    open: async (page) => {
      await goToCalendar(page)
      await page.locator('[name=firstName]').focus()
    },
    act: (page) => page.keyboard.press('s'),
  },
  {
    what: 'sending what lacks everything',
    open: goToCalendar,
    act: (page) => page.getByRole('button', { name: booking.form.send }).tap(),
  },
]

/** How soon the page shows its answer to each touch on a slow phone (Event Timing, as INP counts it): of twelve, the 95th percentile. */
export async function measureTouches(site: Site, slowdown: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const touch of TOUCHES) figures.push(await answerTo(touch, site, slowdown))
  return figures
}

async function answerTo({ what, open, act }: Touch, site: Site, rate: number): Promise<Figure> {
  const page = await openScreen(site, 'phone')
  await page.addInitScript(() => {
    globalThis.answers = []
    new PerformanceObserver((list) => {
      answers.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto('/')
  await page.locator('html[data-awake]').waitFor()
  await open?.(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  let turn = 0
  const took = await repeat(TIMES, async () => {
    await page.evaluate(() => void (answers.length = 0))
    await act(page, turn)
    turn += 1
    await page.waitForTimeout(500)
    return page.evaluate((frame) => Math.max(frame, ...answers), ONE_FRAME_MS)
  })
  await page.context().close()
  return {
    what,
    value: percentile(took, 0.95),
    unit: 'ms',
    budget: BUDGET_MS,
    note: `in turn ${took.join(', ')}`,
  }
}

function press(page: Page, selector: string): Promise<void> {
  return page.locator(selector).first().tap()
}

function comeTo(section: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator(section).scrollIntoViewIfNeeded()
    await page.locator(`${section}[data-awake]`).waitFor()
  }
}
