import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Response } from '@playwright/test'
import { dayFromToday, openRoom, signIn } from '#scripts/demo.ts'
import {
  expect,
  expectAtTop,
  expectAwake,
  LANGUAGES,
  openAwake,
  PHONE,
  scrollThrough,
  test,
} from './site.ts'

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
const WORDS = 'Çok güzeldi.\n<b>Yine</b> geliriz!'

/** Gives a stay of the sample that is over a page, as owners do it before. */
async function givePage(stored: (path: string) => Promise<unknown>, store: Store): Promise<string> {
  const details = Object(await stored('reservationDetails')) as {
    [id: string]: { musteriAdi: string }
  }
  const id =
    Object.keys(details).find((each) => details[each]?.musteriAdi === 'Elif Demirtaş') ?? ''
  const [giris, cikis] = [dayFromToday(-9), dayFromToday(-5)]
  await store(`reservationDetails/${id}/guestKey`, KEY)
  await store(`guestPages/${KEY}`, { konu: id, status: 'settled', giris, cikis })
  return id
}

type Store = (path: string, value: unknown) => Promise<void>

const expectNoBarrier = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
}

for (const { path, words, run } of LANGUAGES) {
  test(`who has left says how it was by keyboard, an owner publishes it, and a stranger reads it on ${path}${run}`, async ({
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
    await phone.locator('[name=metin]').fill(WORDS)
    await phone.locator('[name=ad]').fill('Elif D.')
    await expectNoBarrier(phone)
    await phone.getByRole('button', { name: review.send }).press('Enter')
    await expect(phone.getByText(review.told.kept)).toBeVisible()
    await phone.reload()
    await expect(phone.getByText(review.waiting)).toBeVisible()
    await phone.getByRole('button', { name: review.change }).click()
    await phone.getByRole('radio').last().check({ force: true })
    await phone.getByRole('button', { name: review.send }).click()
    await expect(phone.getByText(review.told.kept)).toBeVisible()

    await signIn(page)
    await openRoom(page, 'Araçlar')
    const article = page.getByRole('article', { name: /Elif Demirtaş/ })
    await expect(article).toContainText('<b>Yine</b> geliriz!')
    await article.getByRole('button', { name: 'Yayımla' }).click()
    await expect(article.getByText('Yayında', { exact: true })).toBeVisible()
    await article.getByRole('button', { name: 'Yanıtla' }).click()
    await article.getByRole('textbox').fill('Her zaman bekleriz.')
    // What is typed outlives a reload.
    await page.reload()
    await expect(article.getByRole('textbox')).toHaveValue('Her zaman bekleriz.')
    await article.getByRole('button', { name: 'Yanıtı kaydet' }).click()
    await expect(article.getByText('Her zaman bekleriz.')).toBeVisible()
    await expectNoBarrier(page)

    const stranger = await (await browser.newContext({ viewport: PHONE })).newPage()
    await openAwake(stranger, path)
    await scrollThrough(stranger)
    await stranger.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const said = stranger.getByRole('figure').filter({ hasText: 'Yine</b> geliriz!' })
    await expect(said).toContainText('Elif D.')
    await expect(stranger.getByText('Her zaman bekleriz.')).toBeAttached()
    expect(JSON.stringify(await backend.stored('publishedReviews'))).not.toMatch(/Demirtaş|AAAA/)

    await article.getByRole('button', { name: 'Yayından kaldır' }).click()
    await expect(article.getByText('Yayında değil')).toBeVisible()
    expect(await backend.stored('publishedReviews')).toBeNull()
  })
}

test('fifty reviews come without moving what is read, three of them, and all on demand @long', async ({
  page,
  backend,
}) => {
  const ids = Array.from({ length: 50 }, (_, index) => `-Preview000000000${100 + index}`)
  const said = (index: number) => ({
    puan: 5 - (index % 2),
    metin: `Yorum ${index}: ${'uzunca bir cümle. '.repeat(15)}`,
    dil: 'tr',
    ay: '2026-07',
  })
  await backend.store(
    'publishedReviews',
    Object.fromEntries(ids.map((id, index) => [id, said(index)])),
  )
  await page.setViewportSize(PHONE)
  // Who does not come near them fetches none; who does, all of them for less than a photograph.
  const answers: Response[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('publishedReviews')) answers.push(answer)
  })
  await page.goto('/')
  await expectAwake(page.locator('html'))
  expect(answers).toEqual([])
  await page.goto('about:blank')
  await page.goto('/#rezervasyon')
  await expectAwake(page.locator('#rezervasyon'))
  const list = page.getByRole('figure').filter({ hasText: 'Yorum' })
  await expect(list).toHaveCount(3)
  await expect(list.first()).toContainText('Yorum 49')
  expect(answers).toHaveLength(1)
  expect((await answers[0]?.body())?.length).toBeLessThan(25_000)
  // They stand above what is looked at, which stays where it was.
  await expectAtTop(page.locator('#rezervasyon'))
  await expect(page.getByText('5 üzerinden 4,5 · 50 yorum')).toBeAttached()

  // A page that is loaded again among them has room for them before they come.
  await page.locator('#reviews-title').scrollIntoViewIfNeeded()
  await page.reload()
  await expect(list).toHaveCount(3)
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((seen) => {
          const values = seen
            .getEntries()
            .map((entry) => ('value' in entry ? Number(entry.value) : 0))
          resolve(values.reduce((sum, value) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
  expect(shifts).toBeLessThan(0.01)

  await page.getByRole('button', { name: 'Hepsini göster (50)' }).click()
  await expect(list).toHaveCount(50)
  await expect(page.getByRole('button', { name: 'Daha az göster' })).toBeFocused()
})
