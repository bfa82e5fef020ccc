import type { Page } from '@playwright/test'
import { dayFromToday } from '#scripts/demo.ts'
import { NOTHING, startHeldSite } from './front.ts'
import {
  dayName,
  expect,
  expectAwake,
  fillPerson,
  forgive,
  LONG,
  longDate,
  PHONE,
  SHORT,
  test,
} from './site.ts'

const EARLY_FIELDS = {
  firstName: 'İpek',
  lastName: 'Işık',
  email: 'ipek@example.com',
  phone: '+90 555 010 20 30',
  notes: 'Köpeğimiz yok',
}

/** Goes to the reservation section and turns the calendar to the month of a day. */
async function openCalendarAt(page: Page, day: string, locale: 'tr' | 'en-US' = 'tr') {
  // The same address once more would be no visit, and would leave the calendar at the month it was turned to.
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
  test('shows booked days as booked, from check-in through check-out', async ({ page }) => {
    const arrival = await openCalendarAt(page, dayFromToday(40))
    await expect(arrival).toHaveAccessibleName(`${dayName(dayFromToday(40))}, dolu`)
    await expect(arrival).toHaveAttribute('aria-disabled', 'true')

    const departure = await openCalendarAt(page, dayFromToday(44))
    await expect(departure).toHaveAccessibleName(/dolu/)
  })

  test('fills check-in and check-out in the form from a picked range @long', async ({ page }) => {
    await (await openCalendarAt(page, dayFromToday(21))).click()
    const end = tileOf(page, dayFromToday(25))
    if ((await end.count()) === 0) await page.getByRole('button', { name: 'Bir ay ileri' }).click()
    await end.click()

    await expect(page.locator('[name=checkIn]')).toHaveValue(dayFromToday(21))
    await expect(page.locator('[name=checkOut]')).toHaveValue(dayFromToday(25))
    await expect(page.locator('#rezervasyon')).toContainText('4 gece')
  })

  for (const [viewport, run] of [
    [PHONE, SHORT],
    [{ width: 1280, height: 800 }, LONG],
  ] as const) {
    test(`refuses a range across a booked day in sight of it, and goes on from there, ${viewport.width} pixels wide${run}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await (await openCalendarAt(page, dayFromToday(38))).click()
      const end = tileOf(page, dayFromToday(46))
      if ((await end.count()) === 0)
        await page.getByRole('button', { name: 'Bir ay ileri' }).click()
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
  }

  test('is worked by the keyboard alone', async ({ page }) => {
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

  test('speaks English on the English page @long', async ({ page }) => {
    const tile = await openCalendarAt(page, dayFromToday(40), 'en-US')

    await expect(tile).toHaveAccessibleName(`${dayName(dayFromToday(40), 'en-US')}, booked`)
  })
})

test.describe('a request', () => {
  test('reaches the database, thanks the guest for three seconds and clears the form', async ({
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

  test('that lacks something is not sent; the message is at the field, and the first one has the focus', async ({
    page,
    backend,
  }) => {
    const before = await backend.stored('requests')
    await page.goto('/#rezervasyon')
    await page.locator('[name=lastName]').fill('Işık')
    await page.getByRole('button', { name: 'Talebi gönder' }).click()

    await expect(page.getByRole('alert')).toContainText(
      'Lütfen tüm zorunlu alanları ve tarihleri doldurun.',
    )
    await expect(page.locator('[name=firstName]')).toBeFocused()
    await expect(page.locator('[name=lastName]')).toHaveValue('Işık')
    expect(await backend.stored('requests')).toEqual(before)
  })

  test('typed before its scripts have come, and while they come, survives a reload', async ({
    page,
    hosting,
  }) => {
    const site = await startHeldSite(hosting.url)
    site.hold(/\.js$/)
    const section = page.locator('#rezervasyon')
    const fields = { ...EARLY_FIELDS, checkIn: dayFromToday(21), checkOut: dayFromToday(24) }
    await page.goto(`${site.url}/#rezervasyon`, { waitUntil: 'commit' })
    for (const [name, text] of Object.entries(fields)) {
      await page.locator(`[name=${name}]`).fill(text)
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-awake')
    // The page is awake, and the form is not.
    site.hold(/LiveReservation/)
    await expectAwake(page.locator('html'))
    await page.locator('[name=notes]').fill('Köpeğimiz var')
    await expect(section).not.toHaveAttribute('data-awake')

    await page.reload({ waitUntil: 'commit' })
    site.hold(NOTHING)

    await expectAwake(section)
    for (const [name, text] of Object.entries({ ...fields, notes: 'Köpeğimiz var' })) {
      await expect(page.locator(`[name=${name}]`)).toHaveValue(text)
    }
    site.stop()
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
    // What comes above the window moves the page's place, not what is read.
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

  test.describe('in a British browser', () => {
    test.use({ locale: 'en-GB' })

    test('is English as Britain writes it: the day first, and weeks from Monday @long', async ({
      page,
    }) => {
      await page.goto('/en#rezervasyon')
      const name = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
      const tomorrow = name.format(new Date(`${dayFromToday(1)}T12:00`))
      await expect(page.getByRole('button', { name: tomorrow }).first()).toBeVisible()
      await expect(
        page.locator('.react-calendar__month-view__weekdays__weekday').first(),
      ).toHaveText('Mon')
    })
  })

  test('of the privacy text is its address’s @long', async ({ page }) => {
    await page.goto('/gizlilik')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kişisel verileriniz')

    await page.goto('/en/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your personal data')
  })

  test('stays when the other one cannot be fetched, which is said, and switches once it can @long', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/gizlilik')
    const switched = page.getByRole('link', { name: 'English' })
    // Until the page is alive, it is a plain link.
    await expectAwake(page.locator('html'))
    await context.setOffline(true)
    await switched.click()
    await expect(page.getByRole('alert')).toContainText('metinleri getirilemedi')
    await expect(page).toHaveURL(/\/gizlilik$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kişisel verileriniz')

    await context.setOffline(false)
    await switched.click()

    await expect(page).toHaveURL(/\/en\/privacy$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your personal data')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    forgive(complaints, /ERR_INTERNET_DISCONNECTED/)
  })
})

test.describe('a browser that asks for English', () => {
  test.use({ locale: 'en-GB' })

  test('is offered it once, over the photograph, and reads it with one tap @long', async ({
    page,
  }) => {
    const offer = page.getByText('This page is in Turkish.')
    await page.setViewportSize(PHONE)
    await page.goto('/')
    await expect(offer).toBeInViewport()
    await page.getByRole('button', { name: 'No, thanks' }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expectAwake(page.locator('html'))
    await expect(offer).toHaveCount(0)

    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.getByRole('button', { name: 'Switch' }).click()
    await expect(page).toHaveURL(/\/en$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/the pool begins/)
    await expect(offer).toHaveCount(0)
  })

  test('is offered nothing on an English address @long', async ({ page }) => {
    await page.goto('/en')
    await expectAwake(page.locator('html'))
    await expect(page.getByText('This page is in Turkish.')).toHaveCount(0)
  })
})

test('an address that leads nowhere says so, and leads back', async ({ page, complaints }) => {
  const response = await page.goto('/yok')
  expect(response?.status()).toBe(404)

  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()

  await expect(page).toHaveURL(/\/$/)
  forgive(complaints, /404/)
})
