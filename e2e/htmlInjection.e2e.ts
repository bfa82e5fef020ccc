import type { Page } from '@playwright/test'
import { dayFromToday, openRoom, signIn } from '#scripts/demo.ts'
import { expect, test } from './site.ts'

const MARKUP = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`

async function expectInert(page: Page): Promise<void> {
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media })
    await expect(page.locator('img[src=x], main script')).toHaveCount(0)
  }
  await expect(page).not.toHaveTitle('owned')
}

test('markup by a guest, a channel or the database console is shown as text', async ({
  page,
  backend,
}) => {
  const key = 'M'.repeat(22)
  const guide = { texts: { tr: { keys: MARKUP } }, version: 1 }
  await backend.store('requests/-Pmarkup000000000000', {
    reservation: {
      firstname: 'Ada',
      lastname: MARKUP.slice(0, 40),
      email: 'ada@example.com',
      phone: '05320000000',
      checkIn: dayFromToday(40),
      checkOut: dayFromToday(42),
      notes: MARKUP,
    },
  })
  await backend.store('channels/markup', {
    name: MARKUP.slice(0, 80),
    url: 'https://example.com/a.ics',
    version: 1,
    conflicts: { 0: { uid: 'x', title: MARKUP, from: dayFromToday(40), to: dayFromToday(42) } },
  })
  await backend.store('prices/seasons/markup', MARKUP)
  await backend.store('guestPages', {
    [key]: {
      about: 'x',
      status: 'booked',
      checkIn: dayFromToday(0),
      checkOut: dayFromToday(2),
      guideFrom: 0,
      guideUntil: Date.now() + 86_400_000,
    },
  })
  await backend.store('guestGuides', { [key]: guide })

  await page.goto(`/konaklama#${key}`)
  await expect(page.getByText(MARKUP)).toBeVisible()
  await expectInert(page)
  await signIn(page)
  for (const [room, said] of [
    ['Talepler', MARKUP],
    ['Fiyatlar', '<img'],
    ['Araçlar', '<img'],
  ] as const) {
    await openRoom(page, room)
    await expect(page.getByText(said).first()).toBeVisible()
    await expectInert(page)
  }
})
