import type { Page } from '@playwright/test'
import { booking } from '#i18n/tr/booking.ts'
import { repeat } from './measuring.ts'
import { goToCalendar, openScreen } from './screens.ts'
import type { Site } from './site.ts'
import type { Figure } from './table.ts'

const TIMES = 12
const BUDGET_MS = 100
const SLOWDOWN = 4
/** The browser does not report a response within one frame. */
const ONE_FRAME_MS = 16

declare global {
  var responses: number[]
}

/** A guest's action on the page; `turn` counts from 0. */
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
    open: openSection('#galeri'),
    act: (page, turn) => press(page, `#galeri [data-thumbnail] >> nth=${1 + (turn % 4)}`),
  },
  {
    what: 'a category of the gallery',
    open: openSection('#galeri'),
    act: (page, turn) => press(page, `#galeri [role=tab] >> nth=${(turn + 1) % 3}`),
  },
  {
    what: 'a picked day',
    // In the next month, because near its end a month has too few free days.
    open: async (page) => {
      await goToCalendar(page)
      await press(page, '.react-calendar__navigation__next-button')
    },
    act: async (page, turn) => {
      const free = page.locator('[data-day]:not([aria-disabled=true], :disabled)')
      await free.nth(turn % Math.min(4, await free.count())).tap()
    },
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
    what: 'sending an empty form',
    open: goToCalendar,
    act: (page) => page.getByRole('button', { name: booking.form.send }).tap(),
  },
]

/** How soon the page responds to each touch on a slow phone (Event Timing, as INP counts it): the 95th percentile of twelve. */
export async function measureInputDelay(site: Site): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const touch of TOUCHES) figures.push(await measureTouch(touch, site))
  return figures
}

async function measureTouch({ what, open, act }: Touch, site: Site): Promise<Figure> {
  const page = await openScreen(site, 'phone')
  await page.addInitScript(() => {
    globalThis.responses = []
    new PerformanceObserver((list) => {
      responses.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor()
  await open?.(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  let turn = 0
  const took = await repeat(TIMES, async () => {
    await page.evaluate(() => void (responses.length = 0))
    await act(page, turn)
    turn += 1
    await page.waitForTimeout(500)
    return page.evaluate((frame) => Math.max(frame, ...responses), ONE_FRAME_MS)
  })
  await page.context().close()
  return {
    what,
    // The 95th percentile of twelve is the slowest.
    value: Math.max(...took),
    unit: 'ms',
    budget: BUDGET_MS,
    note: `in turn ${took.join(', ')}`,
  }
}

function press(page: Page, selector: string): Promise<void> {
  return page.locator(selector).first().tap()
}

function openSection(section: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator(section).scrollIntoViewIfNeeded()
    await page.locator(section).waitFor()
  }
}
