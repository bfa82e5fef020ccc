import type { Page } from '@playwright/test'
import { signIn, openRoom } from '#scripts/demo.ts'
import { type Backend, expect, forgive, test } from './site.ts'

const LOST_CONNECTION = /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_INCOMPLETE|ERR_EMPTY/
const GUEST = 'Deniz Aksoy'

const lost = (page: Page) => page.getByText(/Bağlantı koptu/)
const article = (page: Page) => page.getByRole('article', { name: GUEST })
const unsaved = (page: Page) => article(page).getByText('henüz kaydedilmedi')
const decline = (page: Page) => article(page).getByRole('button', { name: 'Reddet' }).click()

/** Opens the inbox with what is answered unfolded, once the older record has been moved. */
async function openInbox(page: Page) {
  await signIn(page)
  await expect(page.getByText('Hülya Aydın: eski')).toBeVisible()
  await openRoom(page, 'Talepler')
  await page.getByText('1 talep yanıtlandı').click()
}

/** What stands of the guest's request: its answer, and what the log says of it. */
async function answerOf(backend: Backend) {
  const requests = Object.entries(Object(await backend.stored('requests')) as object)
  const [id] = requests.find(([, each]) => JSON.stringify(each).includes('Aksoy')) ?? []
  const log = JSON.stringify(await backend.stored(`log/requests/${id}`))
  return {
    status: await backend.stored(`requests/${id}/status`),
    said: log.split('"verb"').length - 1,
  }
}

test('an answer given while the line is cut is said not to be stored until it is', async ({
  page,
  backend,
  complaints,
}) => {
  await openInbox(page)
  await backend.stop()
  await expect(lost(page)).toBeVisible()

  await decline(page)
  await expect(unsaved(page)).toBeVisible()
  await openRoom(page, 'Takvim')
  await openRoom(page, 'Talepler')
  await page.getByText('2 talep yanıtlandı').click()
  await expect(unsaved(page)).toBeVisible()
  await backend.start()

  await expect(page.getByText(`Reddedildi: ${GUEST}`)).toBeVisible()
  await expect(unsaved(page)).toHaveCount(0)
  expect(await answerOf(backend)).toEqual({ status: 'declined', said: 1 })
  forgive(complaints, LOST_CONNECTION)
})
