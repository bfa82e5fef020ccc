import type { Page } from '@playwright/test'
import { openRoom, signIn } from '#scripts/demo.ts'
import type { Figure } from './figure.ts'
import { aimAt, nextClick, nextShown, timeOf } from './moments.ts'
import { FIRST_ROW, openScreen, scrollToEnd } from './screens.ts'
import { type Site, store } from './site.ts'
import { median, repeat } from './statistics.ts'
import { type LongTask, longTaskFigure, longTasksDuring, watchSteadiness } from './steadiness.ts'

const RUNS = 3
const FIRST_ROWS_BUDGET_MS = 1_000
const KEY_DELAY_MS = 80

/** A room's link, what shows that its first rows are there, the room it is entered from, and what is done in it. */
type Room = { name: string; shown: string; from: string; use?: (page: Page) => Promise<void> }

const ROOMS: readonly Room[] = [
  { name: 'Bugün', shown: 'main section[aria-label]', from: 'Fiyatlar' },
  {
    name: 'Rezervasyonlar',
    shown: FIRST_ROW,
    from: 'Fiyatlar',
    use: async (page) => {
      await type(page, 'input[type=search]', 'güneş 1432')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      await type(page, '[name=musteriAdi]', 'Defne Aksoy')
      await type(page, '[name=girisTarihi]', '21.06.2030')
      await type(page, '[name=toplamUcret]', '30000')
      await scrollToEnd(page)
    },
  },
  { name: 'Talepler', shown: 'main article', from: 'Fiyatlar' },
  {
    name: 'Takvim',
    shown: 'main [data-day]',
    from: 'Fiyatlar',
    use: async (page) => {
      await focusOn(page, '[data-day][tabindex="0"]')
      for (let day = 0; day < 10; day += 1) {
        await page.keyboard.press('ArrowRight', { delay: KEY_DELAY_MS })
      }
    },
  },
  { name: 'Fiyatlar', shown: 'main input[name=cleaningFee]', from: 'Araçlar' },
  { name: 'Araçlar', shown: 'main input[type=file]', from: 'Fiyatlar' },
]

/** How soon each room of the office shows its first rows among thousands, what holds it up, also when the stay `id` changes, and the page's memory there. */
export async function measureRooms(site: Site, id: string): Promise<Figure[]> {
  const page = await openScreen(site, 'desk')
  await watchSteadiness(page)
  await signIn(page)
  await page.locator(FIRST_ROW).first().waitFor({ state: 'attached' })

  const figures: Figure[] = []
  for (const room of ROOMS) figures.push(...(await measureRoom(site, page, id, room)))
  await page.context().close()
  return figures
}

async function measureRoom(
  site: Site,
  page: Page,
  id: string,
  { name, shown, from, use }: Room,
): Promise<Figure[]> {
  const tasks: LongTask[] = []
  const times = await repeat(RUNS, async () => {
    await openRoom(page, from)
    await page.waitForTimeout(500)
    const click = await aimAt(page, page.getByRole('navigation').getByRole('link', { name }))
    let took = NaN
    const held = await longTasksDuring(page, async () => {
      took = await enter(page, click, shown)
    })
    tasks.push(...held)
    return took
  })
  const using = use && (await longTasksDuring(page, () => use(page)))
  const hearing = await longTasksDuring(page, () => hear(site, page, id, name))
  return [
    {
      what: `${name}: click to first rows`,
      value: median(times),
      unit: 'ms',
      budget: FIRST_ROWS_BUDGET_MS,
      note: `median of ${RUNS}`,
    },
    longTaskFigure(`${name}: longest task, entering`, tasks),
    ...(using ? [longTaskFigure(`${name}: longest task, typing and scrolling`, using)] : []),
    longTaskFigure(`${name}: longest task, the other owner’s change arriving`, hearing),
    { what: `${name}: memory of the page’s scripts`, value: await heapOf(page), unit: 'memory' },
  ]
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await focusOn(page, field)
  await page.keyboard.type(text, { delay: KEY_DELAY_MS })
}

function focusOn(page: Page, target: string): Promise<void> {
  return page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), target)
}

async function enter(page: Page, click: () => Promise<void>, shown: string): Promise<number> {
  const [clicked, there] = [await nextClick(page), await nextShown(page, shown)]
  await click()
  return (await timeOf(there)) - (await timeOf(clicked))
}

/** A stay's note changes elsewhere, and the nights are compared once that is quiet. */
async function hear(site: Site, page: Page, id: string, note: string): Promise<void> {
  await store(site, `reservationDetails/${id}/notlar`, note)
  await page.waitForTimeout(3_000)
}

/** In bytes, after a garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return usedSize
}
