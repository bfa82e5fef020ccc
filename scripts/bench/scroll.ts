import type { Figure } from './figure.ts'
import { openScreen, scrollToEnd } from './screens.ts'
import type { Site } from './site.ts'
import {
  cumulativeLayoutShift,
  longTaskFigure,
  longTasksDuring,
  watchSteadiness,
} from './steadiness.ts'

/** How many times slower than this machine the processor is made; Lighthouse's phone is 4. */
const SLOWDOWNS = [1, 4]

/** What moves by itself while a phone loads the page and is scrolled to its end, and what holds the scrolling up. */
export async function measureScroll(site: Site): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const slowdown of SLOWDOWNS) figures.push(...(await scrollThrough(site, slowdown)))
  return figures
}

async function scrollThrough(site: Site, slowdown: number): Promise<Figure[]> {
  const page = await openScreen(site, 'phone')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await watchSteadiness(page)
  await page.goto('/')
  await page.waitForTimeout(2_000)
  const tasks = await longTasksDuring(page, () => scrollToEnd(page))
  await page.waitForTimeout(1_000)
  const shifts = await page.evaluate(() => steadiness.shifts)
  await page.context().close()

  const when = slowdown === 1 ? '' : `, processor ${slowdown} × slower`
  const worst = shifts.toSorted((one, other) => other.value - one.value)[0]
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return [
    {
      what: `layout shift, load and full scroll${when}`,
      value: cumulativeLayoutShift(shifts),
      unit: 'shift',
      budget: 0,
      ...(worst && {
        note: `all shifts ${sum.toFixed(4)}, after input too; the largest at ${worst.moved}`,
      }),
    },
    longTaskFigure(`longest task while scrolling${when}`, tasks),
  ]
}
