import type { Page } from '@playwright/test'
import { dayFromToday } from '#scripts/demo.ts'
import { expect, expectAwake, fillPerson, forgive, longDate, PHONE, test } from './site.ts'

/** Opens the reservation section and turns the calendar to the month of a day. */
async function openCalendarAt(page: Page, day: string, locale: 'tr' | 'en-US' = 'tr') {
  // Navigating to the same address would not reload, and leave the calendar at its month.
  await page.goto('about:blank')
  await page.goto(locale === 'tr' ? '/#rezervasyon' : '/en#rezervasyon')
  const tile = tileOf(page, day, locale)
  await expect(
    page.getByRole('button', { name: longDate(dayFromToday(1), locale) }).first(),
  ).toBeVisible()
  for (let month = 0; month < 3 && (await tile.count()) === 0; month += 1) {
    await page
      .getByRole('button', { name: locale === 'tr' ? 'Bir ay ileri' : 'One month forward' })
      .click()
  }
  return tile
}

function tileOf(page: Page, day: string, locale: 'tr' | 'en-US' = 'tr') {
  return page.getByRole('button', { name: longDate(day, locale) }).first()
}

test.describe('the calendar', () => {
  test(`refuses a range across a booked day immediately, and continues from there`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await (await openCalendarAt(page, dayFromToday(38))).click()
    const end = tileOf(page, dayFromToday(46))
    if ((await end.count()) === 0) await page.getByRole('button', { name: 'Bir ay ileri' }).click()
    await expect(end).toHaveAccessibleName(/seçilirse yeni giriş günü olur/)
    await end.click()

    const refusal = page.getByRole('alert')
    await expect(refusal).toContainText(`${longDate(dayFromToday(40))} dolu`)
    await expect(refusal).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[name=checkIn]')).toHaveValue(dayFromToday(46))
    await expect(page.locator('[name=checkOut]')).toHaveValue('')

    await tileOf(page, dayFromToday(48)).click()
    await expect(page.locator('[name=checkOut]')).toHaveValue(dayFromToday(48))
    await expect(refusal).toHaveCount(0)
  })

  test('can be used by keyboard alone', async ({ page }) => {
    const tile = await openCalendarAt(page, dayFromToday(21))
    await tile.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')

    await expect(page.locator('[name=checkIn]')).toHaveValue(dayFromToday(21))
    await expect(page.locator('[name=checkOut]')).toHaveValue(dayFromToday(24))
  })
})

test.describe('a request', () => {
  test('reaches the database, is confirmed for three seconds, and empties the form', async ({
    page,
    backend,
  }) => {
    await page.goto('/#rezervasyon')
    await fillPerson(page)
    await page.locator('[name=checkIn]').fill(dayFromToday(21))
    await page.locator('[name=checkOut]').fill(dayFromToday(24))
    await page.locator('[name=notes]').fill('Bebek yatağı var mı?')
    await page.getByRole('button', { name: 'Talebi gönder' }).click()

    const thanks = page.getByText('Rezervasyon talebiniz iletildi. Teşekkürler!')
    await expect(thanks).toBeVisible()
    await expect(page.locator('[name=firstName]')).toHaveValue('')
    await expect(thanks).toBeHidden()
    await expect(page.getByRole('region', { name: 'Talebiniz bizde' })).toContainText('İpek Işık')
    const requests = async () =>
      Object.values((await backend.stored('requests')) as Record<string, unknown>)
    await expect.poll(requests).toContainEqual({
      guestKey: expect.stringMatching(/^[\w-]{22}$/),
      dil: 'tr',
      reservation: {
        firstname: 'İpek',
        lastname: 'Işık',
        email: 'ipek@example.com',
        phone: '+90 555 010 20 30',
        checkIn: dayFromToday(21),
        checkOut: dayFromToday(24),
        notes: 'Bebek yatağı var mı?',
      },
    })
  })

  test('half typed survives a reload and a change of language', async ({ page }) => {
    await page.goto('/#rezervasyon')
    await fillPerson(page)
    await page.locator('[name=notes]').fill('Köpeğimiz yok')

    await page.reload()
    await expect(page.locator('[name=notes]')).toHaveValue('Köpeğimiz yok')

    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(page).toHaveURL(/\/en#rezervasyon$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('[name=notes]')).toHaveValue('Köpeğimiz yok')
  })
})

test.describe('the language', () => {
  test('is Turkish by default, switches in place, and is remembered', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
    await expectAwake(page.locator('html'))
    await page.locator('#bilgi').scrollIntoViewIfNeeded()
    await expectAwake(page.locator('#bilgi'))
    // Content that loads above the window moves the page, but not the visible part.
    const read = await page.evaluateHandle(
      () => document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body,
    )
    const top = () => read.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()

    await page.getByRole('link', { name: 'English' }).first().click()

    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(Math.abs((await top()) - before)).toBeLessThan(400)
    await page.goto('/')
    await expect(page).toHaveURL(/\/en$/)
    await expectAwake(page.locator('html'))
    for (const name of ['First, a look around', 'When are you coming?']) {
      await page.getByRole('heading', { name }).scrollIntoViewIfNeeded()
    }
    await expect(page.getByRole('button', { name: 'Send request' })).toBeEnabled()
  })
})

test('an unknown address shows that, and links back', async ({ page, complaints }) => {
  const response = await page.goto('/yok')
  expect(response?.status()).toBe(404)

  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()

  await expect(page).toHaveURL(/\/$/)
  forgive(complaints, /404/)
})
