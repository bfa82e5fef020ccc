import type { Page } from '@playwright/test'
import { firstName } from '#domain/contact/firstName.ts'
import { COOWNER, openOfficePage, signIn, submitAcceptance } from './demo.ts'
import { expect, openPhone, PHONE, test } from './site.ts'

const GUEST = 'Deniz Aksoy'

const article = (page: Page) => page.getByRole('article', { name: GUEST })
const press = (page: Page, name: string) => article(page).getByRole('button', { name }).click()

const markedAsSent = /Gönderildi olarak işaretlendi: .*, owner@example\.com/

test('a request is accepted with two taps on a phone and confirmed by a letter, and the other owner sees both immediately', async ({
  page,
  context,
  browser,
  backend,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const other = await openPhone(browser)
  await signIn(other, COOWNER)
  await openOfficePage(other, 'Talepler')
  await page.setViewportSize(PHONE)
  await signIn(page)
  await openOfficePage(page, 'Talepler')

  await press(page, 'Kabul et')
  await submitAcceptance(page)

  const added = page.getByRole('status').filter({ hasText: `Eklendi: ${GUEST}` })
  await added.getByRole('button', { name: 'Onay mesajını aç' }).click()
  const letter = page.getByRole('region', { name: 'Mesajlar' })
  await expect(letter.getByLabel('Hangi mesaj?')).toHaveValue('confirmation')
  await letter.getByLabel('Hangi dilde?').selectOption('English')
  await letter.getByRole('button', { name: 'Kopyala' }).click()

  await expect(letter).toContainText(markedAsSent)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`Hello ${firstName(GUEST)},`)
  const chat = await letter.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(copied)
  await expect(article(other).getByText('Kabul edildi')).toBeVisible()
  expect(Object.values((await backend.stored('reservationDetails')) as object)).toContainEqual(
    expect.objectContaining({
      musteriAdi: GUEST,
      phone: '+90 532 000 00 14',
      email: 'deniz.aksoy@example.com',
      notlar: 'Erken giriş mümkün mü?',
      guests: 4,
      request: expect.any(String) as unknown,
    }),
  )

  await article(other).getByRole('link', { name: 'Konaklamayı aç' }).click()
  await expect(other.getByRole('heading', { name: GUEST })).toBeVisible()
  const same = other.getByRole('region', { name: 'Mesajlar' })
  await expect(same).toContainText(markedAsSent)
  await same.getByRole('heading').click()
  await same.getByRole('button', { name: 'Gönderilmedi olarak işaretle' }).click()
  await expect(letter).toContainText('Henüz gönderilmedi.')

  // After its stay is deleted, the request shows that, and can be reopened.
  await openOfficePage(other, 'Talepler')
  await page.getByRole('main').getByRole('button', { name: 'Sil', exact: true }).first().click()
  await page.getByRole('button', { name: 'Evet, sil' }).click()
  await expect(article(other).getByText('Kabul edilmişti; konaklaması sonra silindi')).toBeVisible()
  await press(other, 'Talebi yeniden aç')
  await expect(article(other).getByRole('button', { name: 'Kabul et' })).toBeVisible()
})
