import { dayFromToday, openTools, signIn } from './demo.ts'
import { expectNoViolations } from './axe.ts'
import { expect, LANGUAGES, openPage, PHONE, scrollThrough, test } from './site.ts'

const { path, words } = LANGUAGES[0]

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
const WORDS = 'Çok güzeldi.\n<b>Yine</b> geliriz!'

/** Creates the page of a past sample stay, as owners do before it. */
async function givePage(stored: (path: string) => Promise<unknown>, store: Store): Promise<string> {
  const details = Object(await stored('reservationDetails')) as {
    [id: string]: { musteriAdi: string }
  }
  const id =
    Object.keys(details).find((each) => details[each]?.musteriAdi === 'Elif Demirtaş') ?? ''
  const [checkIn, checkOut] = [dayFromToday(-9), dayFromToday(-5)]
  await store(`reservationDetails/${id}/guestKey`, KEY)
  await store(`guestPages/${KEY}`, {
    about: id,
    version: 1,
    status: 'booked',
    checkIn,
    checkOut,
    reviewFrom: 0,
  })
  return id
}

type Store = (path: string, value: unknown) => Promise<void>

test(`who has left says how it was by keyboard, an owner publishes it, and a stranger reads it on ${path}`, async ({
  page,
  browser,
  backend,
}) => {
  await givePage(backend.stored, backend.store)
  const { review } = words
  const phone = await (await browser.newContext({ viewport: PHONE })).newPage()
  await phone.goto(`${path === '/' ? '/konaklama' : '/en/stay'}#${KEY}`)
  await expect(phone.getByRole('heading', { name: review.title })).toBeVisible()
  await phone.getByRole('button', { name: review.send }).press('Enter')
  await phone.getByRole('radio').first().focus()
  for (const _step of [1, 2, 3]) await phone.keyboard.press('ArrowRight')
  await expect(phone.getByRole('radio').nth(3)).toBeChecked()
  await phone.locator('[name=text]').fill(WORDS)
  await phone.locator('[name=name]').fill('Elif D.')
  await expectNoViolations(phone)
  await phone.getByRole('button', { name: review.send }).press('Enter')
  await expect(phone.getByText(review.told.kept)).toBeVisible()
  await phone.reload()
  await expect(phone.getByText(review.waiting)).toBeVisible()
  await phone.getByRole('button', { name: review.change }).click()
  await phone.getByRole('radio').last().check({ force: true })
  await phone.getByRole('button', { name: review.send }).click()
  await expect(phone.getByText(review.told.kept)).toBeVisible()

  await signIn(page)
  await openTools(page, 'Site')
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

  const stranger = await (await browser.newContext({ viewport: PHONE })).newPage()
  await openPage(stranger, path)
  await scrollThrough(stranger)
  await stranger.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const said = stranger.getByRole('figure').filter({ hasText: 'Yine</b> geliriz!' })
  await expect(said).toContainText('Elif D.')
  await expect(stranger.getByText('Her zaman bekleriz.')).toBeAttached()
  expect(JSON.stringify(await backend.stored('publishedReviews'))).not.toMatch(/Demirtaş|AAAA/)

  await article.getByRole('button', { name: 'Yayından kaldır' }).click()
  await expect(article.getByText('Yayında değil')).toBeVisible()
  expect(JSON.stringify(await backend.stored('publishedReviews'))).not.toContain('geliriz!')
})
