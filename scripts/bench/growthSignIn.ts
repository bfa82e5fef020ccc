import { OWNER } from '#scripts/demo.ts'
import type { Figure } from './figure.ts'
import { aimAt, nextClick, nextShown, timeOf } from './moments.ts'
import { FIRST_ROW, openScreen } from './screens.ts'
import type { Site } from './site.ts'
import { median, repeat } from './statistics.ts'
import { type LongTask, longTaskFigure, longTasksDuring, watchSteadiness } from './steadiness.ts'

const RUNS = 3
const FIRST_ROWS_BUDGET_MS = 1_000
// What is done once the rows stand: the nights are compared, and what was heard is kept on the device.
const AFTERWARDS_MS = 5_000

/** How soon an owner who signs in on a device of no memory sees the first rows, and what holds the page up until and after that. */
export async function measureSignIn(site: Site): Promise<Figure[]> {
  const [until, after]: [LongTask[], LongTask[]] = [[], []]
  const times = await repeat(RUNS, async () => {
    const page = await openScreen(site, 'desk')
    await watchSteadiness(page)
    await page.goto('/admin')
    await page.getByLabel('E-posta').fill(OWNER.email)
    await page.getByLabel('Şifre', { exact: true }).fill(OWNER.password)
    const click = await aimAt(page, page.getByRole('button', { name: 'Giriş Yap' }))
    const [clicked, shown] = [await nextClick(page), await nextShown(page, FIRST_ROW)]
    let took = NaN
    const held = await longTasksDuring(page, async () => {
      await click()
      took = (await timeOf(shown)) - (await timeOf(clicked))
    })
    until.push(...held)
    after.push(...(await longTasksDuring(page, () => page.waitForTimeout(AFTERWARDS_MS))))
    await page.context().close()
    return took
  })
  return [
    {
      what: 'sign-in to first rows',
      value: median(times),
      unit: 'ms',
      budget: FIRST_ROWS_BUDGET_MS,
      note: `median of ${RUNS}`,
    },
    longTaskFigure('sign-in: longest task until the rows stand', until),
    longTaskFigure('sign-in: longest task in the five seconds after', after),
  ]
}
