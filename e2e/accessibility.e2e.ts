import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { anchors } from '#i18n/addresses.ts'
import { booking } from '#i18n/tr/booking.ts'
import { office } from '#i18n/tr/office.ts'
import { dayFromToday, signIn, openRoom } from '#scripts/demo.ts'
import { closeLetter } from './letter.ts'
import {
  expect,
  forgive,
  LANGUAGES,
  LONG,
  longDate,
  openAwake,
  PHONE,
  scrollThrough,
  SHORT,
  test,
} from './site.ts'
import { en, tr } from './words.ts'

const DESK = { width: 1280, height: 800 }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test.describe('axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { language, path, locale, words, run } of LANGUAGES) {
    test(`on the ${language} page, with days picked and a form that lacks something${run}`, async ({
      page,
    }) => {
      // Axe looks at every element of the longest page there is, and at what lies behind each word.
      test.slow()
      await openAwake(page, path)
      await scrollThrough(page)
      // As it is before anything is picked, one language may speak for both.
      if (language === 'Turkish') await expectNoViolations(page)

      await page.locator('[name=checkIn]').fill(dayFromToday(21))
      await page.locator('[name=checkOut]').fill(dayFromToday(24))
      await expect(tile(page, dayFromToday(22), locale)).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: words.booking.form.send }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectNoViolations(page, language === 'Turkish' ? '#rezervasyon' : 'html')
    })
  }

  test('on a phone: in its sideways rows, in the open menu, and in the lightbox @long', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await openAwake(page, '/')
    await scrollThrough(page)
    await expectNoViolations(page, '#bilgi')
    const activities = page.getByRole('list', { name: tr.info.activities.title })
    await activities.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => activities.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible()
    await expectNoViolations(page)

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: tr.gallery.openFullScreen }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
  })

  test('on the privacy pages, and where an address leads nowhere @long', async ({
    page,
    complaints,
  }) => {
    for (const path of ['/gizlilik', '/en/privacy', '/konaklama', '/yok']) {
      await page.goto(path)
      await expectNoViolations(page)
    }
    forgive(complaints, /404/)
  })

  test('in the back-office: at the door, at work, and before and after something is deleted @long', async ({
    page,
  }) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Giriş Yap' }).click()
    await expectNoViolations(page)

    await signIn(page)
    await page.getByRole('button', { name: 'Düzenle' }).first().click()
    await expect(page.getByRole('button', { name: 'Güncelle' })).toBeVisible()
    await expectNoViolations(page)

    await page.getByRole('button', { name: 'Giriş gününü takvimden seç' }).click()
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Delete' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Yes, delete' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await expectNoViolations(page)
  })

  for (const [viewport, run] of [
    [PHONE, SHORT],
    [DESK, LONG],
  ] as const) {
    test(`in every room of the office, ${viewport.width} pixels wide${run}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await signIn(page)
      const { label: _, ...rooms } = office.rooms
      for (const name of Object.values(rooms)) {
        await openRoom(page, name)
        await expect(page.locator('main')).not.toBeEmpty()
        await expectNoViolations(page)
        await expectNoSidewaysScroll(page)
      }
    })
  }
})

test.describe('axe finds nothing in the inbox', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const viewport of [PHONE, DESK]) {
    test(`after answers, and before a person is removed, ${viewport.width} pixels wide @long`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await signIn(page)
      await openRoom(page, 'Talepler')
      const answer = (guest: string, name: string) =>
        page.getByRole('article', { name: guest }).getByRole('button', { name }).click()
      await answer('Emily Carter', 'Reddet')
      await expect(page.getByRole('dialog', { name: 'Mesaj: Emily Carter' })).toBeVisible()
      await expectNoViolations(page)
      await closeLetter(page)
      await answer('Burak Tekin', 'Beklet')
      await page.getByRole('dialog').getByRole('button', { name: 'Beklet' }).click()
      await page.getByText('2 talep yanıtlandı').click()
      for (const guest of ['Emily Carter', 'Burak Tekin']) {
        const article = page.getByRole('article', { name: guest })
        await article.getByText('Kim, ne zaman yanıtladı').click()
        await expect(article.getByText(/owner@example.com:/)).toBeVisible()
      }
      await expectNoViolations(page)
      await expectNoSidewaysScroll(page)

      await answer('Emily Carter', 'Kişisel verileri kaldır')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('button', { name: 'Evet, kişisel verileri kaldır' }).click()
      await expect(page.getByRole('article', { name: 'Silinmiş kişi' })).toBeVisible()
      await openRoom(page, 'Takvim')
      await expect(page.getByText('bir talep için bekletiliyor')).toBeVisible()
      await expectNoViolations(page)
    })
  }
})

test('nothing sticks out sideways on a screen of 320 pixels @long', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { path, locale } of LANGUAGES) {
    await openAwake(page, `${path}#rezervasyon`)
    await expect(tile(page, dayFromToday(1), locale)).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  for (const path of ['/gizlilik', '/en/privacy', '/konaklama', '/yok', '/admin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  forgive(complaints, /404/)
  await signIn(page)
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('letters twice as large leave everything within reach, on the narrowest phone and on a desk @long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path, locale, words } of LANGUAGES) {
    await page.setViewportSize({ width: 320, height: 640 })
    await openAwake(page, `${path}#rezervasyon`)
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
    await expect(tile(page, dayFromToday(1), locale)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectNoSidewaysScroll(page)

    const header = page.getByRole('banner')
    for (const section of ['gallery', 'info', 'contact', 'home'] as const) {
      const link = header.getByRole('link', { name: words.nav[section], exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
      await link.click()
      await expect(page.locator(`#${anchors[section]} :is(h1, h2)`).first()).toBeInViewport()
    }
    await page.locator('#anasayfa').getByRole('link', { name: words.hero.reserve }).click()
    await page.getByRole('button', { name: words.booking.form.send }).click()
    await expect(page.locator('[name=firstName]')).toBeFocused()
    await expect(page.locator('[name=firstName]')).toBeInViewport({ ratio: 1 })
  }
})

test('the keyboard comes from the top to the form in four keys', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAwake(page, '/')

  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  await expect(page.getByRole('link', { name: tr.nav.skipToForm })).toBeFocused()
  for (const key of ['Enter', 'Tab']) await page.keyboard.press(key)

  await expect(page.locator('[name=firstName]')).toBeFocused()
  await expect(page.locator('[name=firstName]')).toBeInViewport({ ratio: 1 })
})

test('the keyboard alone leads from the top to a sent request', async ({ page, backend }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAwake(page, '/')
  const { hero, nav } = tr

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: nav.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: hero.reserve })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#rezervasyon$/)

  await tabTo(page, tile(page, dayFromToday(0)))
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  for (const key of ['ArrowRight', 'ArrowRight', ' ']) await page.keyboard.press(key)
  const answers = {
    firstName: 'İpek',
    lastName: 'Işık',
    email: 'ipek@example.com',
    phone: '05550102030',
  }
  for (const [name, answer] of Object.entries(answers)) {
    await tabTo(page, page.locator(`[name=${name}]`))
    await page.keyboard.insertText(answer)
  }
  await tabTo(page, page.getByRole('button', { name: booking.form.send }))
  await page.keyboard.press('Enter')

  await expect(page.getByText(booking.alertSuccess)).toBeVisible()
  const requests = JSON.stringify(await backend.stored('requests'))
  expect(requests).toContain(`"checkIn":"${dayFromToday(21)}","checkOut":"${dayFromToday(23)}"`)
})

test('however quick the steps by keyboard, the page is where the focus is @long', async ({
  page,
}) => {
  await openAwake(page, '/')
  const lost: string[] = []
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      return bottom < 0 || top > innerHeight ? document.activeElement?.outerHTML : undefined
    })
    if (outside) lost.push(outside)
  }
  expect(lost).toEqual([])
})

test('in the reader’s own colours a chosen stay and the chosen tab still have a mark @long', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/?giris=${dayFromToday(21)}&cikis=${dayFromToday(24)}#rezervasyon`)
  const within = tile(page, dayFromToday(22))
  await expect(within).toHaveAttribute('aria-pressed', 'true')
  const line = () => within.evaluate((day) => getComputedStyle(day, '::before').borderTopStyle)
  expect(await line()).toBe('solid')
  const first = tile(page, dayFromToday(21)).locator('abbr')
  const booked = page.locator('.day-booked abbr').first()
  const ground = (day: Locator) => day.evaluate((each) => getComputedStyle(each).backgroundColor)
  expect(await ground(first)).not.toBe(await ground(booked))
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
})

test('who wants less movement is taken to a section at once, and nothing moves on the way @long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAwake(page, '/en')

  await page.getByRole('link', { name: en.hero.reserve }).click()
  const { top, moving } = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    return {
      top: document.querySelector('#rezervasyon')?.getBoundingClientRect().top,
      moving: document.getAnimations().filter((animation) => animation instanceof CSSAnimation),
    }
  })

  expect(top).toBeLessThan(100)
  expect(moving).toEqual([])
  await expect(page.locator('[data-reveal]')).toHaveCount(0)
})

/** Looks at the page, or at one part of it, with axe; each violation is told by its rule and where it is. */
async function expectNoViolations(page: Page, part = 'html') {
  await finishMotion(page)
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(RULES).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
  expect(found).toEqual([])
}

/** Waits until what has come is drawn, for a list's rows have their sizes only then, and what is fading in has its full contrast. */
async function finishMotion(page: Page) {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}

async function expectNoSidewaysScroll(page: Page) {
  const [needed, shown] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(needed, page.url()).toBe(shown)
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  const focused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 30 && !(await focused()); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

function tile(page: Page, day: string, locale: 'tr' | 'en-US' = 'tr') {
  return page.getByRole('button', { name: longDate(day, locale) }).first()
}
