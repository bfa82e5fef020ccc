import { dayFromToday, signIn, today, typed } from '#scripts/demo.ts'
import { seed } from '#scripts/sample/seed.ts'
import type { Page } from '@playwright/test'
import { median, nextClick, nextShown, repeat, timeOf } from './measuring.ts'
import { bookedTile, goToCalendar, openScreen } from './screens.ts'
import { type Site, store } from './site.ts'
import type { Figure } from './table.ts'

const RUNS = 20
const BUDGET_MS = 100

/** Days that are free in the sample data and always within the calendar's two months. */
const [CHECK_IN, WITHIN, CHECK_OUT] = [dayFromToday(21), dayFromToday(22), dayFromToday(24)]

/** The time from an owner's click on Ekle to the changed day on a calendar that a visitor has open. */
export async function measureLive(site: Site): Promise<Figure[]> {
  const visitor = await openScreen(site, 'laptop')
  await visitor.goto('/')
  await goToCalendar(visitor)
  const owner = await openScreen(site, 'laptop')
  await signIn(owner)

  const times = await repeat(RUNS, async () => {
    await putSampleBack(site, visitor)
    return saveToShown(owner, visitor)
  })
  await Promise.all([owner.context().close(), visitor.context().close()])
  return [
    {
      what: 'save to shown',
      value: median(times),
      unit: 'ms',
      budget: BUDGET_MS,
      note: `median of ${RUNS}, slowest ${Math.round(Math.max(...times))} ms`,
    },
  ]
}

async function saveToShown(owner: Page, visitor: Page): Promise<number> {
  await owner.locator('[name=musteriAdi]').fill('Defne Aksoy')
  await owner.locator('[name=girisTarihi]').fill(typed(CHECK_IN))
  await owner.locator('[name=cikisTarihi]').fill(typed(CHECK_OUT))
  const save = owner.getByRole('button', { name: 'Ekle', exact: true })
  const [clicked, shown] = [await nextClick(owner), await nextShown(visitor, bookedTile(WITHIN))]
  await save.click()
  return (await timeOf(shown)) - (await timeOf(clicked))
}

async function putSampleBack(site: Site, visitor: Page): Promise<void> {
  await store(site, '', seed(today()))
  await visitor.locator(bookedTile(WITHIN)).waitFor({ state: 'detached' })
}
