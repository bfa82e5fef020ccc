import { openTools, signIn } from './demo.ts'
import { expectNoViolations } from './axe.ts'
import { createLeftGuestPage, expect, LEFT_GUEST_KEY, openPage, openPhone, test } from './site.ts'
import { tr } from './words.ts'

const { review } = tr
const WORDS = 'Çok güzeldi.\n<b>Yine</b> geliriz!'

test('a guest who has left writes a review by keyboard, an owner publishes it, and a stranger reads it', async ({
  page,
  browser,
  backend,
}) => {
  await createLeftGuestPage('Elif Demirtaş', backend)
  const phone = await openPhone(browser)
  await phone.goto(`/konaklama#${LEFT_GUEST_KEY}`)
  await expect(phone.getByRole('heading', { name: review.title })).toBeVisible()
  await phone.getByRole('button', { name: review.send }).press('Enter')
  await phone.getByRole('radio').first().focus()
  for (const _step of [1, 2, 3]) await phone.keyboard.press('ArrowRight')
  await expect(phone.getByRole('radio').nth(3)).toBeChecked()
  await phone.locator('[name=text]').fill(WORDS)
  await phone.locator('[name=name]').fill('Elif D.')
  await expectNoViolations(phone)
  await phone.getByRole('button', { name: review.send }).press('Enter')
  await expect(phone.getByText(review.results.stored)).toBeVisible()
  await phone.reload()
  await expect(phone.getByText(review.waiting)).toBeVisible()
  await phone.getByRole('button', { name: review.change }).click()
  await phone.getByRole('radio').last().check({ force: true })
  await phone.getByRole('button', { name: review.send }).click()
  await expect(phone.getByText(review.results.stored)).toBeVisible()

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
