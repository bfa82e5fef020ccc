import type { Page } from '@playwright/test'
import { signIn } from '#scripts/demo.ts'
import type { Figure } from './figure.ts'
import { firstShown, watchFirst } from './moments.ts'
import { FIRST_ROW, openScreen, scrollToEnd } from './screens.ts'
import type { Site } from './site.ts'
import { median, repeat } from './statistics.ts'
import { longTaskFigure, longTasksDuring, watchSteadiness } from './steadiness.ts'

const RUNS = 5
const FIRST_ROWS_BUDGET_MS = 1_000
const KEY_DELAY_MS = 80

/** How soon a signed-in owner sees the first of the stored rows, and what holds up typing and scrolling among them. */
export async function measureLongDashboard(site: Site): Promise<Figure[]> {
  const page = await openScreen(site, 'desk')
  await signIn(page)
  await watchSteadiness(page)
  await watchFirst(page, FIRST_ROW)
  const firstRows = await repeat(RUNS, async () => {
    await page.goto('/admin/dashboard')
    return (await firstShown(page)).sinceNavigation
  })
  await page.waitForTimeout(1_000)

  const searching = await longTasksDuring(page, () =>
    type(page, 'input[type=search]', 'güneş 4321'),
  )
  await page.locator('input[type=search]').clear()
  await page.waitForTimeout(1_000)
  const filling = await longTasksDuring(page, async () => {
    await type(page, '[name=musteriAdi]', 'Defne Aksoy')
    await type(page, '[name=girisTarihi]', '21.06.2030')
    await type(page, '[name=toplamUcret]', '30000')
    await type(page, '[name=notlar]', 'Geç gelecekler')
  })
  const scrolling = await longTasksDuring(page, () => scrollToEnd(page))
  await page.context().close()
  return [
    {
      what: 'dashboard: navigation to first rows',
      value: median(firstRows),
      unit: 'ms',
      budget: FIRST_ROWS_BUDGET_MS,
      note: `median of ${RUNS}`,
    },
    longTaskFigure('dashboard: longest task, typing in the search', searching),
    longTaskFigure('dashboard: longest task, typing in the form', filling),
    longTaskFigure('dashboard: longest task, scrolling', scrolling),
  ]
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).pressSequentially(text, { delay: KEY_DELAY_MS })
}
