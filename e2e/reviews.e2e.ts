import { getField } from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { dayFromToday, openTools, signIn } from './demo.ts'
import { expectNoViolations } from './axe.ts'
import { type Backend, expect, openPage, openPhone, test } from './site.ts'
import { tr } from './words.ts'

const { review } = tr
const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
const WORDS = 'Çok güzeldi.\n<b>Yine</b> geliriz!'

/** Creates the page of a past sample stay, as owners do before it. */
async function createGuestPage({ stored, store }: Backend): Promise<void> {
  const details = entriesOf(await stored('reservationDetails'))
  const [about] = details.find(([, each]) => getField(each, 'musteriAdi') === 'Elif Demirtaş') ?? []
  const [checkIn, checkOut] = [dayFromToday(-9), dayFromToday(-5)]
  await store(`reservationDetails/${about}/guestKey`, KEY)
  const page = { about, version: 1, status: 'booked', checkIn, checkOut, reviewFrom: 0 }
  await store(`guestPages/${KEY}`, page)
}

test('a guest who has left writes a review by keyboard, an owner publishes it, and a stranger reads it', async ({
  page,
  browser,
  backend,
}) => {
  await createGuestPage(backend)
  const phone = await openPhone(browser)
  await phone.goto(`/konaklama#${KEY}`)
  await expect(phone.getByRole('heading', { name: review.title })).toBeVisible()
  await phone.getByRole('button', { name: review.send }).press('Enter')
  await phone.getByRole('radio').first().focus()
  for (const _step of [1, 2, 3]) await phone.keyboard.press('ArrowRight')
  await expect(phone.getByRole('radio').nth(3)).toBeChecked()
  await phone.locator('[name=text]').fill(WORDS)
  await phone.locator('[name=name]').fill('Elif D.')
  await expectNoViolations(phone)
  await phone.getByRole('button', { name: review.send }).press('Enter')
  await expect(phone.getByText(review.results.kept)).toBeVisible()
  await phone.reload()
  await expect(phone.getByText(review.waiting)).toBeVisible()
  await phone.getByRole('button', { name: review.change }).click()
  await phone.getByRole('radio').last().check({ force: true })
  await phone.getByRole('button', { name: review.send }).click()
  await expect(phone.getByText(review.results.kept)).toBeVisible()

  await signIn(page)
  await openTools(page, 'Yorumlar')
  const article = page.getByRole('article', { name: /Elif Demirtaş/ })
  await expect(article).toContainText('<b>Yine</b> geliriz!')
  await article.getByRole('button', { name: 'Yayımla' }).click()
  await expect(article.getByText('Yayında', { exact: true })).toBeVisible()
  await article.getByRole('button', { name: 'Yanıtla' }).click()
  await article.getByRole('textbox').fill('Her zaman bekleriz.')
  // The draft survives a reload.
  await page.reload()
  await expect(article.getByRole('textbox')).toHaveValue('Her zaman bekleriz.')
  await article.getByRole('button', { name: 'Yanıtı kaydet' }).click()
  await expect(article.getByText('Her zaman bekleriz.')).toBeVisible()
  await expectNoViolations(page)

  const stranger = await openPhone(browser)
  await openPage(stranger, '/')
  const published = stranger.getByRole('figure').filter({ hasText: 'Yine</b> geliriz!' })
  await expect(published).toContainText('Elif D.')
  await expect(stranger.getByText('Her zaman bekleriz.')).toBeAttached()
  expect(JSON.stringify(await backend.stored('publishedReviews'))).not.toMatch(/Demirtaş|AAAA/)

  await article.getByRole('button', { name: 'Yayından kaldır' }).click()
  await expect(article.getByText('Yayında değil')).toBeVisible()
  expect(JSON.stringify(await backend.stored('publishedReviews'))).not.toContain('geliriz!')
})
