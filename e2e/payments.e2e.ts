import type { Page } from '@playwright/test'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { COOWNER, dayFromToday, openRoom, signIn, typed } from '#scripts/demo.ts'
import { reloadSettled } from './reload.ts'
import { type Backend, expect, forgive, showPast, test } from './site.ts'

/** Left nine days ago, and owes what remained. */
const GUEST = 'Elif Demirtaş'

const row = (page: Page) => page.getByRole('row', { name: new RegExp(GUEST) })

const collect = (page: Page) => page.getByRole('button', { name: `Tahsil edildi: ${GUEST}` })

/** The amounts of all payments that are stored and not the sample's. */
async function paid(backend: Backend): Promise<number[]> {
  return entriesOf(await backend.stored('payments'))
    .flatMap(([, ofStay]) => entriesOf(ofStay))
    .filter(([key]) => !key.startsWith('sample-'))
    .map(([, payment]) => Number(valueOf(payment, 'amount')))
    .toSorted((one, other) => one - other)
}

/** Writes a payment of the guest down, from the row. */
async function pay(page: Page, amount: string) {
  await row(page).getByRole('button', { name: 'Ödemeler' }).click()
  const form = page.getByRole('dialog')
  await form.locator('[name=amount]').fill(amount)
  await form.locator('[name=yol]').selectOption('kart')
  await form.getByRole('button', { name: 'Ödeme ekle' }).click()
  await expect(form).toHaveCount(0)
}

test('a part of a debt is written down from the row, the rest from today’s list, and either is taken back', async ({
  page,
}) => {
  await signIn(page)
  await showPast(page)
  await expect(row(page)).toContainText('₺19.500')
  await expect(row(page)).toContainText(/\d{4}’\w{3} beri/)

  await pay(page, '5000')
  await expect(page.getByText(`${GUEST}: ödeme yazıldı.`)).toBeVisible()
  await expect(row(page)).toContainText('Alınacak ₺14.500')
  await openRoom(page, 'Bugün')
  const late = page.getByRole('region', { name: 'Gecikmiş alınacaklar' })
  await expect(late).toContainText('₺14.500')
  await late.getByRole('button', { name: `Tahsil edildi: ${GUEST}` }).click()
  await expect(late.getByRole('button', { name: GUEST, exact: true })).toHaveCount(0)

  await openRoom(page, 'Rezervasyonlar')
  await showPast(page)
  await expect(row(page)).toContainText('Tahsil edildi')
  await row(page).getByRole('button', { name: 'Düzenle' }).click()
  const payments = page.getByRole('region', { name: 'Ödemeler' })
  await expect(payments.getByRole('listitem')).toHaveText([
    /₺8\.500.*Önceden ödenmiş/,
    /₺5\.000.*Kart/,
    /₺14\.500.*Nakit/,
  ])
  const part = payments.getByRole('listitem').filter({ hasText: '₺5.000' })
  await part.getByRole('button', { name: 'Geri al' }).click()

  await expect(part).toHaveCount(0)
  await expect(payments).toContainText('Alınacak₺5.000')
  await page.getByText('Bu konaklamanın geçmişi (3)').click()
  await expect(page.getByText(/ödeme geri alındı$/)).toBeVisible()
})

test('a stay that is booked by telephone awaits its deposit until that is written down', async ({
  page,
}) => {
  const guest = 'Telefonla Arayan'
  const called = page.getByRole('row', { name: new RegExp(guest) })
  await signIn(page)
  await page.locator('[name=musteriAdi]').fill(guest)
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(21)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(24)))
  await page.locator('[name=toplamUcret]').fill('30000')
  await page.locator('[name=kapora]').fill('9000')
  await expect(page.getByLabel('Kapora geldi mi?')).toHaveValue('')
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(called).toContainText('Kapora bekleniyor')
  await expect(called).toContainText('Alınacak ₺30.000')

  await openRoom(page, 'Bugün')
  const awaited = page.getByRole('region', { name: 'Kapora bekleniyor' })
  await expect(awaited).toContainText('₺9.000')
  await awaited.getByRole('button', { name: `Tahsil edildi: ${guest}` }).click()
  await expect(awaited.getByText(guest)).toHaveCount(0)

  await openRoom(page, 'Rezervasyonlar')
  await expect(called).toContainText('₺21.000')
  await expect(called).not.toContainText(/Kapora bekleniyor|Alınacak/)
})

test('two taps write one payment down, and a second tab of the same owner counts it', async ({
  page,
  context,
  backend,
}) => {
  await signIn(page)
  await showPast(page)
  const second = await context.newPage()
  await second.goto('/admin/dashboard')
  await showPast(second)
  await row(page).getByRole('button', { name: 'Ödemeler' }).click()
  const form = page.getByRole('dialog')
  await form.locator('[name=amount]').fill('5000')

  await form.getByRole('button', { name: 'Ödeme ekle' }).dblclick()

  await expect(form).toHaveCount(0)
  for (const each of [page, second]) await expect(row(each)).toContainText('Alınacak ₺14.500')
  // What had counted as paid before comes with the first payment.
  expect(await paid(backend)).toEqual([5000, 8500])
})

test('what both owners collect at once stands twice, and the row says that more was paid than owed @long', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const other = await context.newPage()
  await Promise.all([signIn(page), signIn(other, COOWNER)])
  for (const each of [page, other]) {
    await openRoom(each, 'Bugün')
    await collect(each).focus()
  }

  // A click waits until nothing moves; by then the one page may have heard of the other's.
  await Promise.all([page, other].map((each) => each.keyboard.press('Enter')))

  for (const each of [page, other]) {
    await openRoom(each, 'Rezervasyonlar')
    await showPast(each)
    await expect(row(each)).toContainText('₺19.500 fazla ödendi')
  }
  await context.close()
})

test('a payment without a line counts at once, outlives a reload, and is stored once there is one @long', async ({
  page,
  backend,
  complaints,
}) => {
  await signIn(page)
  await showPast(page)
  await expect(row(page)).toContainText('₺19.500')
  await backend.stop()
  await expect(page.getByText(/Bağlantı koptu/)).toBeVisible()

  await pay(page, '5000')
  await expect(page.locator('details li')).toContainText([/Ödeme: Elif Demirtaş .*₺5\.000/])
  await expect(row(page)).toContainText('Alınacak ₺14.500')
  await reloadSettled(page)
  await expect(page.getByText('Gönderilmemiş 1 değişiklik')).toBeVisible()

  await backend.start()
  await expect.poll(() => paid(backend)).toEqual([5000, 8500])
  await showPast(page)
  await expect(row(page)).toContainText('Alınacak ₺14.500')
  await expect(page.locator('details li')).toHaveCount(0)
  forgive(complaints, /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_INCOMPLETE|ERR_EMPTY/)
})
