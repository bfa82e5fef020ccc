import { office } from '#i18n/tr/office.ts'
import { openRoom, signIn } from '#scripts/demo.ts'
import { expect, test } from './site.ts'

const REVIEW = {
  rating: 5,
  text: 'Güzeldi.',
  name: 'Elif',
  language: 'tr',
  checkOut: '2026-10-20',
  version: 1,
}

test('every link to a page works, and so does every link on the start page', async ({
  page,
  backend,
}) => {
  await backend.store('reviews/AAAAAAAAAAAAAAAAAAAAAA', { ...REVIEW, at: Date.now() })
  await signIn(page)
  const { label, 'tools/settings': _settings, ...names } = office.rooms
  const rooms = Object.values(names)
  const nav = page.getByRole('navigation', { name: label }).getByRole('link')
  const onToday = page.getByRole('main').locator('a[href^="/"]')
  const title = page.getByRole('heading', { level: 1 })

  await expect(nav).toHaveCount(rooms.length)
  for (const room of rooms) await openRoom(page, room)
  await openRoom(page, office.rooms.today)
  await expect(onToday).toContainText([/okunamıyor/, 'Deniz Aksoy', /\S/, /\S/, /yeni yorum/])
  for (const link of await onToday.all()) {
    await link.click()
    await expect(page).not.toHaveURL(/\/today$/)
    await expect(title).toHaveText(new RegExp(`^(${rooms.join('|')})$`))
    await page.goBack()
    await expect(onToday.last()).toBeVisible()
  }
})
