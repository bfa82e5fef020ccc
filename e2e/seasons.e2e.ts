import type { Page } from '@playwright/test'
import { weekdayOf } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { dayFromToday, openRoom, signIn } from '#scripts/demo.ts'
import { expect, longDate, returnOften, test } from './site.ts'

const ARRIVAL = dayFromToday(21)
const WEEKDAY = String(weekdayOf(day(ARRIVAL)))
const TERMS = { cleaningFee: 1500, depositPercent: 30, minNights: 1, sameDayTurnover: false }
const SEASON = { from: dayFromToday(0), to: dayFromToday(60), perNight: 9000, minNights: 2 }

async function choose(page: Page, checkIn: string, checkOut: string) {
  await page.locator('[name=checkIn]').fill(checkIn)
  await page.locator('[name=checkOut]').fill(checkOut)
}

test('a weekend price, a weekly discount and arrival days that an owner enters are shown to guests', async ({
  page,
  backend,
  browser,
}) => {
  await returnOften(page)
  await backend.store('prices', { seasons: { only: SEASON }, terms: TERMS })
  await page.goto('/#rezervasyon')
  await choose(page, ARRIVAL, dayFromToday(28))
  const estimate = page.locator('#rezervasyon summary')
  await expect(estimate).toContainText('Tahmini ₺64.500')
  const owner = await browser.newPage()
  await signIn(owner)
  await openRoom(owner, 'Fiyatlar')

  await owner.getByRole('button', { name: /^Düzenle: / }).click()
  await owner.locator('[name=weekendPerNight]').fill('11.000')
  await owner.locator('[name=weekPercent]').fill('10')
  await owner.locator(`[name=arrivalDays][value="${WEEKDAY}"]`).check()
  await owner.getByRole('button', { name: 'Güncelle' }).click()

  await expect(owner.getByText('Hafta sonu gecesi: — → ₺11.000')).toBeVisible()
  await expect(estimate).toContainText('Tahmini ₺61.800')
  await estimate.click()
  const lines = page.locator('#rezervasyon dl')
  await expect(lines).toContainText('5 hafta içi gecesi × ₺9.000')
  await expect(lines).toContainText('2 hafta sonu gecesi × ₺11.000')
  await expect(lines).toContainText('Bir hafta ve üzeri indirimi (%10)-₺6.700')
  await expect(page.locator('#bilgi table')).toContainText('hafta sonu ₺11.000')

  const later = dayFromToday(22)
  await choose(page, later, dayFromToday(27))
  await expect(page.getByRole('alert')).toContainText(`${longDate(later)} giriş günü değil`)
  await choose(page, ARRIVAL, later)
  await expect(page.getByRole('alert')).toContainText('en az 2 gece kalınır')
  await owner.close()
})
