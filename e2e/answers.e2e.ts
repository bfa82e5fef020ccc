import type { Page } from '@playwright/test'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { openRoom, signIn } from '#scripts/demo.ts'
import { reloadSettled } from './reload.ts'
import { type Backend, expect, forgive, test } from './site.ts'

const LOST_CONNECTION = /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_INCOMPLETE|ERR_EMPTY/
const GUEST = 'Deniz Aksoy'

const lost = (page: Page) => page.getByText(/İnternet yok/)
const article = (page: Page) => page.getByRole('article', { name: GUEST })
const unsaved = (page: Page) => article(page).getByText('henüz kaydedilmedi')
// Outside the page, which lists answered requests too.
const listed = (page: Page) => page.locator('details li:not(main *)')
const decline = (page: Page) => article(page).getByRole('button', { name: 'Reddet' }).click()

async function hold(page: Page) {
  await article(page).getByRole('button', { name: 'Beklet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Beklet' }).click()
}

/** Opens the inbox with answered requests unfolded, after the older record was moved. */
async function openInbox(page: Page) {
  await signIn(page)
  await expect(page.getByText('Hülya Aydın: eski')).toBeVisible()
  await openRoom(page, 'Talepler')
  await page.getByText('1 talep yanıtlandı').click()
}

/** The stored answer of the guest's request, and the log's operations in order. */
async function answerOf(backend: Backend) {
  const requests = Object.entries(Object(await backend.stored('requests')) as object)
  const [id] = requests.find(([, each]) => JSON.stringify(each).includes('Aksoy')) ?? []
  const log = entriesOf(await backend.stored(`log/${id}`))
  return {
    status: await backend.stored(`requests/${id}/status`),
    said: log.flatMap(([, entry]) => valueOf(entry, 'verb') ?? []),
  }
}

test.afterEach(({ complaints }) => forgive(complaints, LOST_CONNECTION))

test('answers given offline are queued over a reload and in a second tab, listed by name, and each is stored once', async ({
  page,
  context,
  backend,
}) => {
  await openInbox(page)
  await backend.stop()
  await expect(lost(page)).toBeVisible()

  await hold(page)
  await expect(page.getByText(`${GUEST}: yanıtınız bu cihazda saklandı`)).toBeVisible()
  await decline(page)
  await expect(listed(page)).toHaveText([
    /Bekletme: Deniz Aksoy · .* · Bekletiliyor: .* · .*(şimdi|önce)/,
    /Ret: Deniz Aksoy/,
  ])
  await expect(unsaved(page)).toBeVisible()
  await reloadSettled(page)
  await expect(listed(page)).toHaveCount(2)
  await page.getByText('2 talep yanıtlandı').click()
  await expect(unsaved(page)).toBeVisible()
  await expect(article(page)).toContainText('Reddedildi')
  const second = await context.newPage()
  await second.goto('/admin/requests')
  await expect(listed(second)).toHaveCount(2)

  await backend.start()

  for (const each of [page, second]) {
    await expect(lost(each)).toHaveCount(0)
    await expect(listed(each)).toHaveCount(0)
    await expect(unsaved(each)).toHaveCount(0)
  }
  await expect
    .poll(() => answerOf(backend))
    .toEqual({ status: 'declined', said: ['hold', 'decline'] })
})
