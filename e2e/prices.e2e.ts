import type { Page } from '@playwright/test'
import { dayFromToday } from './demo.ts'
import { expect, expectHydrated, forgive, PHONE, test } from './site.ts'

async function choose(page: Page, checkIn: string, checkOut: string) {
  await page.locator('[name=checkIn]').fill(checkIn)
  await page.locator('[name=checkOut]').fill(checkOut)
}

test.describe('with prices', () => {
  test(`nothing moves when they load late @long`, async ({ page, backend, complaints }) => {
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await backend.stop()
    await page.goto('/#rezervasyon')
    await expectHydrated(page)
    await choose(page, dayFromToday(21), dayFromToday(26))
    const before = await places(page)

    await backend.start()
    await expect(page.getByRole('region', { name: 'Tahmini toplam' })).toBeVisible()
    await expect(page.locator('.react-calendar')).toBeVisible()
    await expect(page.locator('#bilgi table')).toHaveCount(1)

    const after = await places(page)
    const moved = after.map((place, index) => Math.abs(place - (before[index] ?? 0)))
    expect(Math.max(...moved), 'moved by pixels').toBeLessThanOrEqual(1)
    forgive(complaints, /ERR_CONNECTION_REFUSED/)
  })
})

/** The positions of the reservation section's parts in the window. */
function places(page: Page) {
  return page
    .locator('#rezervasyon :is(h2, form, form input, .calendar-space)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
}
