import type { Page } from '@playwright/test'
import { parseDate } from '#domain/date.ts'
import { enter, openRoom, today } from '#scripts/demo.ts'
import { longSeason } from './longSeason.ts'
import {
  longestTask,
  median,
  nextClick,
  nextShown,
  repeat,
  timeOf,
  watchLongTasks,
} from './measuring.ts'
import { FIRST_ROW, openScreen, scrollToEnd } from './screens.ts'
import { type Site, store } from './site.ts'
import type { Figure } from './table.ts'

/** Twenty years of the villa. */
const STAYS = 1_500
const RUNS = 3
const FIRST_ROWS_BUDGET_MS = 1_000
const KEY_DELAY_MS = 80

/** The links of the office, and what shows that a screen has its content. */
const SCREENS: readonly (readonly [name: string, shown: string])[] = [
  ['Bugün', 'main section[aria-label]'],
  ['Talepler', 'main article'],
  ['Takvim', 'main [data-day]'],
  ['Fiyatlar', 'main input[name=cleaningFee]'],
  ['Araçlar', 'main form textarea'],
  ['Rezervasyonlar', FIRST_ROW],
]

/** How soon the office shows 1,500 stays with 3,000 payments, and which tasks block it in use. */
export async function measureGrowth(site: Site): Promise<Figure[]> {
  const day = parseDate(today())
  if (!day) throw new Error('Today cannot be read.')
  const { reservations, reservationDetails, nights, payments } = longSeason(STAYS, day)
  await store(site, 'reservationDetails', reservationDetails)
  await store(site, 'nights', nights)
  await store(site, 'payments', payments)
  await store(site, 'reservations', reservations)

  const signIns = await repeat(RUNS, async () => {
    const page = await openScreen(site, 'laptop')
    const took = await signInToRows(page)
    await page.context().close()
    return took
  })
  const page = await openScreen(site, 'laptop')
  await watchLongTasks(page)
  await signInToRows(page)
  const figures: Figure[] = [
    {
      what: 'sign-in to first rows',
      value: median(signIns),
      unit: 'ms',
      budget: FIRST_ROWS_BUDGET_MS,
      note: `median of ${RUNS}`,
    },
    await longestTask(page, 'typing', () => typeAway(page)),
    await longestTask(page, 'scrolling', () => scrollToEnd(page)),
  ]
  for (const [name, shown] of SCREENS)
    figures.push(
      await longestTask(page, `opening ${name}`, async () => {
        await openRoom(page, name)
        await page.locator(shown).first().waitFor({ state: 'attached' })
      }),
    )
  await page.context().close()
  return figures
}

/** Signs in on a device without a cache; the time from the click to the first rows. */
async function signInToRows(page: Page): Promise<number> {
  await page.goto('/admin')
  await page.getByLabel('E-posta').waitFor()
  const [clicked, shown] = [await nextClick(page), await nextShown(page, FIRST_ROW)]
  await enter(page)
  return (await timeOf(shown)) - (await timeOf(clicked))
}

async function typeAway(page: Page): Promise<void> {
  await type(page, 'input[type=search]', 'güneş 432')
  await page.locator('input[type=search]').fill('')
  await type(page, '[name=musteriAdi]', 'Defne Aksoy')
  await type(page, '[name=girisTarihi]', '21.06.2030')
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).first().focus()
  await page.keyboard.type(text, { delay: KEY_DELAY_MS })
}
