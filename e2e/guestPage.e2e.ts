import type { Browser, Page } from '@playwright/test'
import { dayFromToday, openRoom, signIn, typed } from './demo.ts'
import { openGuestPage, submitAcceptance } from './answering.ts'
import { expect, expectHydrated, fillPerson, PHONE, returnOften, test } from './site.ts'

const GUEST = 'İpek Işık'
const GUEST_BY_PHONE = /Ingrid Svensson/

/** A guest's phone that sends a request; returns the page of its answer. */
async function askAndFollow(browser: Browser): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: PHONE })).newPage()
  await returnOften(phone)
  await phone.goto('/#rezervasyon')
  await expectHydrated(phone)
  await fillPerson(phone)
  await phone.locator('[name=checkIn]').fill(dayFromToday(21))
  await phone.locator('[name=checkOut]').fill(dayFromToday(24))
  await phone.getByRole('button', { name: 'Talebi gönder' }).click()
  await phone.getByRole('link', { name: 'Misafir sayfanızı açın' }).click()
  await expect(phone).toHaveURL(/\/konaklama#[\w-]{22}$/)
  return phone
}

const says = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

const article = (page: Page) => page.getByRole('article', { name: GUEST })

test('a guest who requested dates sees on their own page immediately that they are held, and then confirmed', async ({
  page,
  browser,
  backend,
}) => {
  const phone = await askAndFollow(browser)
  await says(phone, 'Talebiniz bizde')
  const address = phone.url()

  // Anyone with the link sees the same, before any owner has looked.
  const family = await (await browser.newContext({ viewport: PHONE })).newPage()
  await returnOften(family)
  await family.goto(address.replace('/konaklama', '/en/stay'))
  await says(family, 'We have your request')
  await expect(family.getByText(/^Sent: /)).toBeVisible()

  await signIn(page)
  await openRoom(page, 'Talepler')
  await article(page).getByRole('button', { name: 'Beklet' }).click()
  await page.locator('[name=heldUntil]').fill(typed(dayFromToday(5)))
  await page.getByRole('dialog').getByRole('button', { name: 'Beklet' }).click()
  await says(phone, 'Sizden yanıt bekliyoruz')
  const yes = phone.getByRole('list', { name: 'Evet, bu günleri istiyoruz' })
  await expect(yes.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /wa\.me.+istiyoruz/,
  )

  await article(page).getByRole('button', { name: 'Kabul et' }).click()
  await submitAcceptance(page)
  await says(phone, 'Günleriniz sizin için tutuluyor')

  // It contains no name.
  await says(family, 'Your dates are held for you')
  const pages = (await backend.stored('guestPages')) as object
  expect(Object.keys(pages)).toEqual([new URL(address).hash.slice(1)])
  expect(JSON.stringify(pages)).not.toMatch(/Işık|ipek@/)
})

test('a phone booking gets a page, which follows the stay until it is cancelled, and has another link after a renewal @long', async ({
  page,
  browser,
}) => {
  await signIn(page)
  const { part, link, address: first } = await openGuestPage(page, GUEST_BY_PHONE)

  const phone = await (await browser.newContext({ viewport: PHONE })).newPage()
  await returnOften(phone)
  await phone.goto(first)
  await says(phone, 'Sizi bekliyoruz')
  await expect(phone.getByText('Ödenen')).toBeVisible()

  await part.getByRole('button', { name: 'Bağlantıyı yenile…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yenile', exact: true }).click()
  await expect(link).not.toHaveAttribute('href', first)
  await says(phone, 'Burada bir sayfa yok')
  await phone.goto((await link.getAttribute('href')) ?? '')
  await says(phone, 'Sizi bekliyoruz')

  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(300)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(303)))
  await page.getByRole('button', { name: 'Güncelle' }).click()
  await expect(phone.getByText('3 gece')).toBeVisible()
  await expect(phone.getByText('300 gün sonra buradasınız')).toBeVisible()

  const row = page.getByRole('row', { name: GUEST_BY_PHONE })
  await row.getByRole('button', { name: 'İptal et' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Evet, iptal et' }).click()
  await says(phone, 'Konaklamanız iptal edildi')
})
