import type { Browser, Page } from '@playwright/test'
import { dayFromToday, openOfficePage, signIn, submitAcceptance, typed } from './demo.ts'
import { expect, fillPerson, openPage, openPhone, returnOften, test } from './site.ts'

const GUEST = 'İpek Işık'

/** A guest's phone that sends a request; returns the page of its answer. */
async function askAndFollow(browser: Browser): Promise<Page> {
  const phone = await openPhone(browser)
  await returnOften(phone)
  await openPage(phone, '/#rezervasyon')
  await fillPerson(phone)
  await phone.locator('[name=checkIn]').fill(dayFromToday(21))
  await phone.locator('[name=checkOut]').fill(dayFromToday(24))
  await phone.getByRole('button', { name: 'Talebi gönder' }).click()
  await phone.getByRole('link', { name: 'Misafir sayfanızı açın' }).click()
  await expect(phone).toHaveURL(/\/konaklama#[\w-]{22}$/)
  return phone
}

const expectTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

const article = (page: Page) => page.getByRole('article', { name: GUEST })

test('a guest who requested dates sees on their own page immediately that they are held, and then confirmed', async ({
  page,
  browser,
  backend,
}) => {
  const phone = await askAndFollow(browser)
  await expectTitle(phone, 'Talebiniz bizde')
  await expect(phone.getByText('En geç yanıt')).toBeVisible()
  const address = phone.url()

  // Anyone with the link sees the dates, before any owner has looked.
  const family = await openPhone(browser)
  await returnOften(family)
  // A mail program has encoded the hash.
  await family.goto(address.replace('/konaklama#', '/en/stay%23'))
  await expectTitle(family, 'We have your request')
  await expect(family).toHaveURL(/\/en\/stay#[\w-]{22}$/)
  await expect(family.getByText('3 nights')).toBeVisible()

  await signIn(page)
  await openOfficePage(page, 'Talepler')
  await article(page).getByRole('button', { name: 'Beklet' }).click()
  await page.locator('[name=heldUntil]').fill(typed(dayFromToday(5)))
  await page.getByRole('dialog').getByRole('button', { name: 'Beklet' }).click()
  await expectTitle(phone, 'Sizden yanıt bekliyoruz')
  const yes = phone.getByRole('list', { name: 'Evet, bu günleri istiyoruz' })
  await expect(yes.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /wa\.me.+istiyoruz/,
  )

  await article(page).getByRole('button', { name: 'Kabul et' }).click()
  await submitAcceptance(page)
  await expectTitle(phone, 'Günlerinizi ayırdık')

  // It contains no name.
  await expectTitle(family, 'We have set your dates aside')
  const pages = (await backend.stored('guestPages')) as object
  expect(Object.keys(pages)).toEqual([new URL(address).hash.slice(1)])
  expect(JSON.stringify(pages)).not.toMatch(/Işık|ipek@/)
})
