import type { Page } from '@playwright/test'
import { COOWNER, dayFromToday, openRoom, signIn, today, typed } from '#scripts/demo.ts'
import { test as cutTest, waitUntilKept } from './cutSite.ts'
import { closeLetter } from './letter.ts'
import { type Backend, expect, PHONE, test } from './site.ts'

const GUEST = 'Deniz Aksoy'

const letterTo = (page: Page, guest = GUEST) =>
  page.getByRole('dialog', { name: `Mesaj: ${guest}` })
const written = `Yazıldı: ${typed(today())}, owner@example.com`

test('whoever accepts a request writes the confirmation at once, and the other owner knows', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(PHONE)
  await signIn(page)
  await openRoom(page, 'Talepler')
  await page.getByRole('article', { name: GUEST }).getByRole('button', { name: 'Kabul et' }).click()
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()

  const letter = letterTo(page)
  await expect(letter.getByLabel('Ne yazılacak?')).toHaveValue('confirmation')
  await expect(letter).toContainText(`Merhaba ${GUEST},`)
  await letter.getByLabel('Hangi dilde?').selectOption('English')
  await letter.getByRole('button', { name: 'Kopyala' }).click()

  await expect(letter.getByRole('status').filter({ hasText: written })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`Hello ${GUEST},`)
  const chat = await letter.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(copied)
  await closeLetter(page)

  const other = await (await browser.newContext()).newPage()
  await signIn(other, COOWNER)
  await openRoom(other, 'Talepler')
  await other.getByText('2 talep yanıtlandı').click()
  await other
    .getByRole('article', { name: GUEST })
    .getByRole('button', { name: 'Mesaj yaz' })
    .click()
  const same = letterTo(other)
  await same.getByLabel('Ne yazılacak?').selectOption('Onay')
  await expect(same.getByRole('status')).toHaveText(written)
  await same.getByRole('button', { name: 'Yazılmadı' }).click()
  await expect(same.getByRole('status')).toContainText('Henüz yazılmadı.')
  await other.context().close()
})

test('each time that the days of a stay change, what to write about it is offered', async ({
  page,
}) => {
  const guest = 'Can Öztürk'
  await signIn(page)
  const row = page.getByRole('row', { name: new RegExp(guest) })
  for (const nights of [4, 3, 2]) {
    await row.getByRole('button', { name: 'Düzenle' }).click()
    await page.locator('[name=phone]').fill('+90 532 000 00 99')
    await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(61 + nights)))
    await page.getByRole('button', { name: 'Güncelle' }).click()

    await expect(letterTo(page, guest).getByLabel('Ne yazılacak?')).toHaveValue('change')
    await closeLetter(page)
  }
})

test('a guest whose request was declined is on the day’s list until the letter is written', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await openRoom(page, 'Talepler')
  await page.getByRole('article', { name: GUEST }).getByRole('button', { name: 'Reddet' }).click()
  await expect(letterTo(page)).toBeVisible()
  await closeLetter(page)
  await openRoom(page, 'Bugün')
  const line = page.getByRole('listitem').filter({ hasText: GUEST })

  await line.getByRole('button', { name: `Mesaj yaz: ${GUEST}` }).click()
  await letterTo(page).getByRole('button', { name: 'Kopyala' }).click()
  await expect(letterTo(page).getByRole('status').filter({ hasText: written })).toBeVisible()
  await closeLetter(page)

  await expect(line).toHaveCount(0)
})

cutTest(
  'what is written over a cut line is kept, and is there once for the other owner when the line is back @long',
  async ({ page, browser, context, site, backend }) => {
    const own = 'Kesikken yazılan konu'
    const list = page.locator('details li')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page)
    await waitUntilKept(page)
    const before = await marks(backend)
    await site.cut()
    await expect(page.getByText(/Bağlantı koptu/)).toBeVisible()

    const letter = await openLetter(page)
    await letter.getByRole('button', { name: 'Kopyala' }).click()
    await expect(letter.getByRole('status').filter({ hasText: written })).toBeVisible()
    await closeLetter(page)
    await openRoom(page, 'Araçlar')
    await page.locator('[name=konu]').fill(own)
    await page.getByRole('button', { name: 'Mesajı kaydet' }).click()
    await expect(page.getByText('Mesaj bu cihazda saklandı')).toBeVisible()
    await page.reload()
    await expect(list.filter({ hasText: 'Yazıldı işareti:' })).toHaveCount(1)
    await expect(list.filter({ hasText: 'Kendi metniniz:' })).toHaveCount(1)
    await expect((await openLetter(page)).getByRole('status')).toHaveText(written)
    await closeLetter(page)

    await site.mend()

    await expect(list).toHaveCount(0)
    await expect.poll(() => marks(backend)).toBe(before + 1)
    // With a line, what is only on its way is not listed.
    const texts = async () => JSON.stringify(await backend.stored('letters'))
    await expect.poll(async () => (await texts()).split(own)).toHaveLength(2)
    expect(await texts()).toContain('"version":1')
    const other = await (await browser.newContext()).newPage()
    await signIn(other, COOWNER)
    await expect((await openLetter(other)).getByRole('status')).toHaveText(written)
    await closeLetter(other)
    await openRoom(other, 'Araçlar')
    await expect(other.locator('[name=konu]')).toHaveValue(own)
    await other.context().close()
  },
)

/** Opens the offer to the guest of a request that waits; of itself it opens what has not been written yet. */
async function openLetter(page: Page) {
  await openRoom(page, 'Talepler')
  await page
    .getByRole('article', { name: GUEST })
    .getByRole('button', { name: 'Mesaj yaz' })
    .click()
  const letter = letterTo(page)
  await letter.getByLabel('Ne yazılacak?').selectOption('Yanıt: günler boş')
  return letter
}

/** How many letters are stored as written. */
async function marks(backend: Backend): Promise<number> {
  const stored = (await backend.stored('written')) as Record<string, object> | null
  return Object.values(stored ?? {}).flatMap(Object.keys).length
}
