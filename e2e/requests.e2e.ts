import type { Page } from '@playwright/test'
import { clockAt } from '#domain/moment.ts'
import { villa } from '#content/villa.ts'
import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import { dayFromToday, signIn, openRoom } from '#scripts/demo.ts'
import { type Backend, expect, PORTS, test } from './site.ts'

/** Leaves many small requests in one call, as any stranger can, all within the minute that is returned. */
async function flood(count: number): Promise<string> {
  const hourAgo = Date.now() - 3_600_000
  const minute = hourAgo - (hourAgo % 60_000)
  const reservation = {
    firstname: 'a',
    lastname: 'b',
    email: 'a@b.co',
    phone: '12345',
    checkIn: dayFromToday(21),
    checkOut: dayFromToday(22),
  }
  const requests = Array.from({ length: count }, (_, at) => {
    const id = pushId(minute + Math.floor((at / count) * 60_000), Math.random)
    return [id, { reservation: { ...reservation, lastname: `b ${at}` } }] as const
  })
  const url = `http://127.0.0.1:${PORTS.database}/requests.json?ns=demo-villa-default-rtdb`
  const body = JSON.stringify(Object.fromEntries(requests))
  const response = await fetch(url, { method: 'PATCH', body })
  expect(response.status).toBe(200)
  return clockAt(villa.timeZone, minute)
}

const articles = (page: Page) => page.getByRole('article')
const guests = async (backend: Backend) =>
  Object.keys((await backend.stored('requests')) as object).length

// `FLOOD=30000 npx playwright test requests` leaves more.
const FLOOD = Number(process.env['FLOOD'] ?? 10_000)

test('thousands of requests left by one call hide neither the season nor the inbox, and can be deleted at once @long', async ({
  page,
  backend,
}) => {
  test.setTimeout(240_000)
  const patience = { timeout: 120_000 }
  const before = await guests(backend)
  const minute = await flood(FLOOD)

  await signIn(page)
  await expect(page.getByRole('row', { name: /Anna Kowalska/ })).toBeVisible()
  await openRoom(page, 'Talepler')
  await expect(articles(page)).toHaveCount(100)
  await page.getByRole('button', { name: 'Daha eski talepleri göster' }).click()
  await expect(articles(page)).toHaveCount(200)

  await page.getByRole('button', { name: 'Toplu sil…' }).click()
  await page.getByLabel('Şu andan').fill(minute)
  await page.getByLabel('Şu ana kadar').fill(minute)
  await page.getByRole('button', { name: 'Bul', exact: true }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(`${FLOOD.toLocaleString('tr')} talep silinecek`, patience)
  await question.getByRole('button', { name: 'Evet, sil' }).click()

  await expect(question).toHaveCount(0, patience)
  // One of the samples is declined, and folded away.
  await expect(articles(page)).toHaveCount(before - 1)
  await expect(articles(page).first()).toContainText('Deniz Aksoy')
  expect(await guests(backend)).toBe(before)
})

test('a request is deleted, and a selection of them, once the owner is sure @long', async ({
  page,
  backend,
}) => {
  await signIn(page)
  await openRoom(page, 'Talepler')
  const request = page.getByRole('article', { name: 'Deniz Aksoy' })
  await request.getByRole('button', { name: 'Sil' }).click()
  await page.keyboard.press('Escape')
  await expect(request).toBeVisible()

  await request.getByRole('button', { name: 'Sil' }).click()
  await page.getByRole('button', { name: 'Evet, sil' }).click()
  await expect(request).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Talepler' })).toBeFocused()

  await page.getByRole('checkbox', { name: 'Seç: Emily Carter' }).check()
  await page.getByRole('button', { name: 'Görünenlerin hepsini seç' }).click()
  await page.getByRole('button', { name: 'Seçilenleri sil' }).click()
  await page.getByRole('button', { name: 'Evet, sil' }).click()
  await expect(page.getByText('Yanıt bekleyen talep yok.')).toBeVisible()
  await expect.poll(() => guests(backend)).toBe(1)

  await page.getByText('1 talep yanıtlandı').click()
  await page.getByRole('article').getByRole('button', { name: 'Sil' }).click()
  await page.getByRole('button', { name: 'Evet, sil' }).click()
  await expect(page.getByText('Henüz talep yok.')).toBeVisible()
  await expect.poll(() => backend.stored('requests')).toBeNull()
})

test('what was sent more than a year ago and became no stay is deleted with one tap', async ({
  page,
  backend,
}) => {
  const [[id, sample] = ['', null]] = Object.entries((await backend.stored('requests')) as object)
  const sent = (daysAgo: number) => pushId(Date.now() - daysAgo * 86_400_000, Math.random)
  const [old, declined, became] = [sent(366), sent(400), sent(370)]
  const [reservationId] = Object.keys((await backend.stored('reservations')) as object)
  await backend.store(`requests/${old}`, sample)
  await backend.store(`requests/${declined}`, { ...sample, status: 'declined' })
  await backend.store(`requests/${became}`, { ...sample, status: 'accepted', reservationId })

  await signIn(page)
  await openRoom(page, 'Talepler')
  const notice = page.getByText('2 talep bir yıldan eski')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Hepsini sil' }).click()

  await expect(notice).toHaveCount(0)
  const left = Object.keys((await backend.stored('requests')) as object)
  expect([old, declined, became, id].map((each) => left.includes(each))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('on a laptop the request that one touches stands beside the list, with its month, its price and its letter @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page)
  await openRoom(page, 'Talepler')
  const beside = page.getByRole('region', { name: /: takvim, tahmin, mesaj$/ })
  await expect(beside).toHaveAccessibleName(/^Deniz Aksoy/)

  await page.getByRole('article', { name: 'Emily Carter' }).getByRole('checkbox').focus()

  await expect(beside).toHaveAccessibleName(/^Emily Carter/)
  await expect(beside.getByRole('gridcell', { name: /Emily Carter istiyor$/ })).toHaveCount(7)
  await expect(beside.getByText(/^Fiyatlara göre ₺/)).toBeVisible()
  await expect(beside.getByText(/^Hi Emily Carter|^Hello Emily Carter|^Dear Emily/)).toBeVisible()
})
