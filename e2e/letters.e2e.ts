import type { Page } from '@playwright/test'
import { COOWNER, openRoom, signIn, today, typed } from '#scripts/demo.ts'
import { closeLetter, submitAcceptance } from './answering.ts'
import { expect, PHONE, test } from './site.ts'

const GUEST = 'Deniz Aksoy'

const letterTo = (page: Page, guest = GUEST) =>
  page.getByRole('dialog', { name: `Mesaj: ${guest}` })
const written = `Yazıldı: ${typed(today())}, owner@example.com`

test('accepting a request offers the confirmation, and the other owner sees it as sent', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(PHONE)
  await signIn(page)
  await openRoom(page, 'Talepler')
  await page.getByRole('article', { name: GUEST }).getByRole('button', { name: 'Kabul et' }).click()
  await submitAcceptance(page)

  const letter = letterTo(page)
  await expect(letter.getByLabel('Hangi mesaj?')).toHaveValue('confirmation')
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
  await same.getByLabel('Hangi mesaj?').selectOption('Onay')
  await expect(same.getByRole('status')).toHaveText(written)
  await same.getByRole('button', { name: 'Yazılmadı' }).click()
  await expect(same.getByRole('status')).toContainText('Henüz yazılmadı.')
  await other.context().close()
})
