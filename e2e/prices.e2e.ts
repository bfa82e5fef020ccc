import type { Page } from '@playwright/test'
import { dayFromToday, signIn, typed, openRoom } from '#scripts/demo.ts'
import { expect, expectAwake, forgive, longDate, PHONE, returnOften, test } from './site.ts'

const AHEAD = { from: dayFromToday(0), to: dayFromToday(60) }
const TERMS = { cleaningFee: 1500, depositPercent: 30, minNights: 1, sameDayTurnover: false }

/** Prices of one season from today on. */
function season(perNight: number, minNights = 1) {
  return { seasons: { only: { ...AHEAD, perNight, minNights } }, terms: TERMS }
}

async function choose(page: Page, checkIn: string, checkOut: string) {
  await page.locator('[name=checkIn]').fill(checkIn)
  await page.locator('[name=checkOut]').fill(checkOut)
}

test.describe('with prices', () => {
  test('an open page’s estimate follows what an owner changes', async ({ page, backend }) => {
    await returnOften(page)
    await backend.store('prices', season(9000))
    await page.goto('/#rezervasyon')
    await choose(page, dayFromToday(21), dayFromToday(26))

    const estimate = page.locator('#rezervasyon summary')
    await expect(estimate).toContainText('Tahmini ₺46.500')

    await backend.store('prices/seasons/only/perNight', 10_000)
    await expect(estimate).toContainText('Tahmini ₺51.500')
    await estimate.click()
    await expect(page.locator('#rezervasyon dl')).toContainText('5 gece × ₺10.000')
    await expect(page.locator('#rezervasyon dl')).toContainText('Bunun kaporası (%30)₺15.450')

    await backend.store('prices', null)
    await expect(page.locator('#rezervasyon')).not.toContainText('₺')
    await expect(page.locator('#rezervasyon')).toContainText('5 gece')
  })

  test('a season that an owner enters, changes and deletes is what a guest reads', async ({
    page,
    backend,
    browser,
  }) => {
    await returnOften(page)
    await backend.store('prices', null)
    await page.goto('/#rezervasyon')
    await choose(page, dayFromToday(21), dayFromToday(24))
    const estimate = page.locator('#rezervasyon summary')
    const owner = await browser.newPage()
    await signIn(owner)
    await openRoom(owner, 'Fiyatlar')
    await owner
      .getByRole('button', { name: dayFromToday(21).slice(0, 4), exact: true })
      .or(owner.getByRole('heading', { name: `${dayFromToday(21).slice(0, 4)} sezonları` }))
      .first()
      .click()

    await owner.locator('[name=from]').fill(typed(dayFromToday(20)))
    await owner.locator('[name=to]').fill(typed(dayFromToday(60)))
    await owner.locator('[name=perNight]').fill('8.000')
    await owner.locator('form').first().locator('[name=minNights]').fill('2')
    await owner.getByRole('button', { name: 'Ekle', exact: true }).click()
    await expect(estimate).toContainText('Tahmini ₺24.000')

    await owner.getByRole('button', { name: /^Düzenle: / }).click()
    await owner.locator('[name=perNight]').fill('9000')
    await owner.getByRole('button', { name: 'Güncelle' }).click()
    await expect(estimate).toContainText('Tahmini ₺27.000')
    await expect(owner.getByText('₺8.000 → ₺9.000')).toBeVisible()

    await owner.locator('[name=from]').fill(typed(dayFromToday(60)))
    await owner.locator('[name=to]').fill(typed(dayFromToday(70)))
    await expect(owner.getByText(/Bu gecelerin bir kısmının fiyatı var/)).toBeVisible()

    await owner.getByRole('button', { name: /^Sil: / }).click()
    await owner.getByRole('button', { name: 'Evet, sil' }).click()
    await expect(page.locator('#rezervasyon')).not.toContainText('₺')
    await owner.close()
  })

  test('a guest is kept from two nights where five are the least', async ({ page, backend }) => {
    await backend.store('prices', season(9000, 5))
    await page.goto('/#rezervasyon')
    await expect(page.locator('#rezervasyon')).toContainText('Gecelik ₺9.000’den')
    const tile = async (days: number) => {
      const day = page.getByRole('button', { name: longDate(dayFromToday(days)) }).first()
      if ((await day.count()) === 0)
        await page.getByRole('button', { name: 'Bir ay ileri' }).click()
      return day
    }

    await (await tile(21)).click()
    await expect(page.locator('#rezervasyon')).toContainText('en az 5 gece')
    const tooSoon = await tile(23)
    await expect(tooSoon).toHaveAccessibleName(/en az 5 gece kalınır/)
    await tooSoon.click()

    await expect(page.getByRole('alert')).toContainText(
      `Bu tarihte en az 5 gece kalınır; çıkış en erken ${longDate(dayFromToday(26))}.`,
    )
    await expect(page.locator('[name=checkIn]')).toHaveValue(dayFromToday(21))
    await expect(page.locator('[name=checkOut]')).toHaveValue('')

    await (await tile(26)).click()
    await expect(page.locator('[name=checkOut]')).toHaveValue(dayFromToday(26))
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test(`nothing moves when they come late`, async ({ page, backend, complaints }) => {
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await backend.stop()
    await page.goto('/#rezervasyon')
    await expectAwake(page.locator('#rezervasyon'))
    await choose(page, dayFromToday(21), dayFromToday(26))
    const before = await places(page)

    await backend.start()
    await expect(page.locator('#rezervasyon summary')).toContainText('Tahmini')
    await expect(page.locator('.react-calendar')).toBeVisible()
    await expect(page.locator('#bilgi table')).toHaveCount(1)

    const after = await places(page)
    const moved = after.map((place, index) => Math.abs(place - (before[index] ?? 0)))
    expect(Math.max(...moved), 'moved by pixels').toBeLessThanOrEqual(1)
    forgive(complaints, /ERR_CONNECTION_REFUSED/)
  })
})

test('the seasons stand in the information section, in the reader’s language', async ({ page }) => {
  await page.goto('/en#rezervasyon')

  const table = page.getByRole('table', { name: 'Prices' })
  await expect(table.getByRole('row')).toHaveCount(5)
  await expect(table.getByRole('row').nth(3)).toContainText('5 nights')
  await expect(table.getByRole('row').nth(3)).toContainText('₺9,500')
})

test('without any, the page says what it said before there were prices', async ({
  page,
  backend,
}) => {
  await backend.store('prices', null)
  await page.goto('/')
  const written = await textOf(page)

  await page.goto('/#rezervasyon')
  await expect(page.locator('.react-calendar')).toBeVisible()
  await choose(page, dayFromToday(21), dayFromToday(22))

  await expect(page.locator('#rezervasyon')).toContainText('1 gece')
  expect(await page.locator('main').innerText()).not.toMatch(/₺|[Tt]ahmin|en az \d/)
  expect(await textOf(page)).toEqual(written)
})

/** The text of the information section. */
function textOf(page: Page): Promise<string | null> {
  return page.locator('#bilgi').textContent()
}

/** Where the parts of the reservation section stand in the window. */
function places(page: Page) {
  return page
    .locator('#rezervasyon :is(h2, form, form input, .calendar-space)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
}
