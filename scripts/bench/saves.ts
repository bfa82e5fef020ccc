import type { Page } from '@playwright/test'
import { dayFromToday, signIn, today, typed } from '#scripts/demo.ts'
import { seed } from '#local-backend/seed.ts'
import { watchDatabaseTraffic } from './databaseTraffic.ts'
import type { Figure } from './figure.ts'
import { FIRST_ROW, openScreen } from './screens.ts'
import type { Site } from './site.ts'
import { median, repeat } from './statistics.ts'

const RUNS = 10
const STILL_MS = 200
const GUEST = 'Defne Aksoy'

/** What each kind of save costs an owner's line, in bytes of payload both ways: a stay of three nights, its notes, its dates, its end. */
export async function measureSaves(site: Site): Promise<Figure[]> {
  const owner = await openScreen(site, 'desk')
  const traffic = await watchDatabaseTraffic(owner, site.backend.databaseUrl)
  await site.backend.store('', seed(today()))
  await signIn(owner)
  await owner.locator(FIRST_ROW).first().waitFor()
  const spent = async (save: () => Promise<void>) => {
    const before = await whenStill(owner, () => traffic()?.bytes ?? 0)
    await save()
    return (await whenStill(owner, () => traffic()?.bytes ?? 0)) - before
  }
  const runs = await repeat(RUNS, async () => ({
    add: await spent(() => add(owner)),
    notes: await spent(() => edit(owner, { notlar: 'Geç gelecekler' })),
    dates: await spent(() => edit(owner, { cikisTarihi: typed(dayFromToday(25)) })),
    end: await spent(() => remove(owner)),
  }))
  await owner.context().close()
  const figure = (what: string, key: 'add' | 'notes' | 'dates' | 'end'): Figure => ({
    what,
    value: median(runs.map((run) => run[key])),
    unit: 'bytes',
    note: `median of ${RUNS}`,
  })
  return [
    figure('a stay of three nights added', 'add'),
    figure('its notes changed', 'notes'),
    figure('its check-out moved by a day', 'dates'),
    figure('it deleted', 'end'),
  ]
}

async function add(owner: Page): Promise<void> {
  await owner.locator('[name=musteriAdi]').fill(GUEST)
  await owner.locator('[name=girisTarihi]').fill(typed(dayFromToday(21)))
  await owner.locator('[name=cikisTarihi]').fill(typed(dayFromToday(24)))
  await owner.locator('[name=toplamUcret]').fill('30000')
  await owner.locator('[name=kapora]').fill('10000')
  await owner.getByRole('button', { name: 'Ekle', exact: true }).click()
  await rowOf(owner).waitFor()
}

async function edit(owner: Page, change: Record<string, string>): Promise<void> {
  await rowOf(owner).getByRole('button', { name: 'Düzenle' }).click()
  for (const [field, value] of Object.entries(change))
    await owner.locator(`[name=${field}]`).fill(value)
  await owner.getByRole('button', { name: 'Güncelle' }).click()
  await owner.getByRole('button', { name: 'Ekle', exact: true }).waitFor()
}

async function remove(owner: Page): Promise<void> {
  await rowOf(owner).getByRole('button', { name: 'Sil' }).click()
  await owner.getByRole('button', { name: 'Evet, sil' }).click()
  await rowOf(owner).waitFor({ state: 'detached' })
}

function rowOf(owner: Page) {
  return owner.getByRole('row', { name: new RegExp(GUEST) })
}

/** The count once it has stood still, so that what answers a save is counted with it. */
async function whenStill(page: Page, count: () => number): Promise<number> {
  for (let last = count(); ; last = count()) {
    await page.waitForTimeout(STILL_MS)
    if (count() === last) return last
  }
}
