import type { Page } from '@playwright/test'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import { openRoom, signIn, today } from '#scripts/demo.ts'
import type { Figure } from './figure.ts'
import { longSeason } from './longSeason.ts'
import { nextClick, nextShown, timeOf } from './moments.ts'
import { FIRST_ROW, openScreen } from './screens.ts'
import { type Site, store } from './site.ts'
import { median } from './statistics.ts'
import { type LongTask, longTaskFigure, longTasksDuring, watchSteadiness } from './steadiness.ts'

const STAYS = 10_000
const EVENTS = 10_000
const RUNS = 3
const KEY_DELAY_MS = 80

/** What a calendar as large as may be does to the page while it is read and compared with a long season, and an owner types elsewhere. */
export async function measureImport(site: Site): Promise<Figure[]> {
  const day = parseDate(today())
  if (!day) throw new Error('Today is no day.')
  const { reservations, reservationDetails, nights } = longSeason(STAYS, day)
  await store(site, 'reservationDetails', reservationDetails)
  await store(site, 'nights', nights)
  await store(site, 'reservations', reservations)
  const page = await openScreen(site, 'desk')
  await watchSteadiness(page)
  await signIn(page)
  await page.locator(FIRST_ROW).first().waitFor({ state: 'attached' })
  await openRoom(page, 'Araçlar')

  const tasks: LongTask[] = []
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    await page.getByLabel('iCal dosyası').setInputFiles({
      name: 'listing.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(longCalendar(day)),
    })
    tasks.push(...(await longTasksDuring(page, async () => times.push(await preview(page)))))
    // Looked for when nobody measures: looking holds the page up, too.
    await page.getByText(`Airbnb: ${EVENTS.toLocaleString('tr')} kayıt`).waitFor()
    tasks.push(...(await longTasksDuring(page, () => tick(page))))
    await openRoom(page, 'Fiyatlar')
    await openRoom(page, 'Araçlar')
  }
  await page.context().close()
  const note = `median of ${RUNS}`
  return [
    { what: 'calendar handed in to rows shown', value: median(times), unit: 'ms', note },
    longTaskFigure('longest task, typing elsewhere and ticking rows', tasks),
  ]
}

/** Every second day somebody comes: in nights that are free, and in nights that somebody has. */
function longCalendar(day: IsoDate): string {
  const plain = (date: IsoDate) => date.replaceAll('-', '')
  const events = Array.from({ length: EVENTS }, (_, index) => {
    const from = addDays(day, index * 2)
    return eventOf(`${index}@airbnb.com`, plain(from), plain(addDays(from, 2)))
  })
  return calendarOf(...events)
}

/** Hands the chosen file in and types elsewhere until its rows stand there; how long that took. */
async function preview(page: Page): Promise<number> {
  const [clicked, shown] = [await nextClick(page), await nextShown(page, 'main tbody input')]
  await page.getByRole('button', { name: 'Önizle' }).click()
  const took = Promise.all([timeOf(clicked), timeOf(shown)]).then(([from, to]) => to - from)
  let isShown = false
  void took.then(() => (isShown = true))
  const name = page.locator('[name=name]')
  while (!isShown) await name.pressSequentially('Airbnb ', { delay: KEY_DELAY_MS })
  await name.fill('')
  return took
}

async function tick(page: Page): Promise<void> {
  const boxes = page.locator('main tbody input')
  for (let row = 0; row < 3; row += 1) await boxes.nth(row).click()
}
