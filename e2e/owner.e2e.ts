import { CACHE, readDevice, waitUntilCached } from './device.ts'
import { dayFromToday, enter, signIn, typed } from './demo.ts'
import { expect, findDay, test } from './site.ts'

test('an owner who is not under /admins is shown the uid to add, is let in once it is there, and leaves nothing on the device when removed', async ({
  page,
  backend,
}) => {
  const admins = await backend.stored('admins')
  await backend.store('admins', null)
  await page.goto('/admin')
  await enter(page)
  await expect(page.getByRole('alert')).toContainText(/\/admins\/\w+/)

  await backend.store('admins', admins)
  await expect(page.getByRole('heading', { name: 'Rezervasyonlar' })).toBeVisible()
  await waitUntilCached(page)
  await page.locator('[name=musteriAdi]').fill('Yarım Kalan')

  await backend.store('admins', null)
  await expect(page.getByRole('alert')).toContainText(/\/admins\/\w+/)
  await expect(page.locator('body')).not.toContainText('Öztürk')
  await expect
    .poll(async () => {
      const { session, databases } = await readDevice(page)
      return [session, databases[CACHE]]
    })
    .toEqual([{}, []])
  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Girişi' })).toBeVisible()
})

test('the season has past stays struck through, and in English stays inside its card, too', async ({
  page,
}) => {
  await signIn(page)
  const years = page.getByRole('group', { name: 'Geçmiş konaklamalar:' }).getByRole('button')
  await years.first().waitFor()
  for (const year of await years.all()) await year.click()
  const past = page.getByRole('row', { name: /Ayşe Yılmaz/ })
  await expect(past.getByRole('cell').first()).toHaveCSS('text-decoration-line', 'line-through')

  await page.getByRole('button', { name: 'English' }).click()
  const heading = page.getByRole('heading', { name: 'Reservations' })
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('columnheader', { name: 'Remainder' })).toBeVisible()
  const outside = await page.getByRole('table').evaluate((element) => {
    const card = element.closest('section')
    const edge = card?.getBoundingClientRect().right ?? 0
    const parts = [element, ...element.querySelectorAll('*')]
    return parts
      .filter((part) => part.getBoundingClientRect().right > edge + 0.5)
      .map((part) => part.outerHTML.slice(0, 80))
  })

  expect(outside).toEqual([])
})

test('a reservation added, changed and deleted shows on a visitor’s open calendar immediately', async ({
  page,
  context,
}) => {
  const visitor = await context.newPage()
  await visitor.goto('/#rezervasyon')
  // Computed once, because midnight may pass.
  const day = dayFromToday(22)
  const tile = await findDay(visitor, day)
  await expect(tile).not.toHaveAccessibleName(/dolu/)

  await signIn(page)
  await page.locator('[name=musteriAdi]').fill('Defne Aksoy')
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(21)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(24)))
  await page.getByRole('button', { name: 'Ekle' }).click()

  const row = page.getByRole('row', { name: /Defne Aksoy/ })
  await expect(tile).toHaveAccessibleName(/dolu/)

  await row.getByRole('button', { name: 'Düzenle' }).click()
  await expect(page.getByRole('button', { name: 'Güncelle' })).toBeVisible()
  await expect(page.locator('[name=musteriAdi]')).toHaveValue('Defne Aksoy')
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(23)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(26)))
  await page.getByRole('button', { name: 'Güncelle' }).click()
  await expect(page.getByRole('button', { name: 'Ekle' })).toBeVisible()
  await expect(tile).not.toHaveAccessibleName(/dolu/)

  await row.getByRole('button', { name: 'Sil' }).click()
  const question = page.getByRole('dialog', { name: 'Silmek istediğinize emin misiniz?' })
  await expect(question).toContainText('Defne Aksoy')
  await question.getByRole('button', { name: 'Evet, sil' }).click()
  await expect(row).toHaveCount(0)
})
