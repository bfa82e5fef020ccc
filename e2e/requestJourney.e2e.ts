import { dayFromToday } from './demo.ts'
import { expect, expectHydrated, fillPerson, findDay, longDate, PHONE, test } from './site.ts'

test.use({ viewport: PHONE })

test('a guest who picks days across booked ones is led on, sends a request, and finds what was asked for there tomorrow', async ({
  page,
  backend,
}) => {
  await page.goto('/#rezervasyon')
  await (await findDay(page, dayFromToday(38))).click()
  await (await findDay(page, dayFromToday(46))).click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText(`${longDate(dayFromToday(40))} dolu`)
  await expect(refusal).toBeInViewport({ ratio: 1 })
  await (await findDay(page, dayFromToday(48))).click()
  await expect(page.locator('[name=checkOut]')).toHaveValue(dayFromToday(48))
  await expect(refusal).toHaveCount(0)

  await fillPerson(page)
  await page.locator('[name=notes]').fill('Bebek yatağı var mı?')
  await page.getByRole('button', { name: 'Talebi gönder' }).click()

  const heading = page.getByRole('heading', { name: 'Talebiniz bizde' })
  const form = page.locator('form')
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(form).toBeHidden()
  const requests = async () =>
    Object.values((await backend.stored('requests')) as { [id: string]: unknown })
  await expect.poll(requests).toContainEqual({
    at: expect.any(Number),
    language: 'tr',
    asked: {
      checkIn: dayFromToday(46),
      checkOut: dayFromToday(48),
      note: 'Bebek yatağı var mı?',
      quote: { total: expect.any(Number) as unknown, deposit: expect.any(Number) as unknown },
    },
    reservation: {
      firstname: 'İpek',
      lastname: 'Işık',
      email: 'ipek@example.com',
      phone: '+90 555 010 20 30',
      checkIn: dayFromToday(46),
      checkOut: dayFromToday(48),
      notes: 'Bebek yatağı var mı?',
    },
  })

  await page.reload()
  await expectHydrated(page)
  const asked = page.getByRole('region', { name: 'Talebiniz bizde' })
  await expect(asked).toContainText('ipek@example.com')
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: 'Yeni talep' }).click()
  await page.reload()
  await expectHydrated(page)
  await expect(form).toBeVisible()
  await expect(heading).toHaveCount(0)
})
