import { dayFromToday, openRoom, signIn, typed } from '#scripts/demo.ts'
import { expect, test } from './site.ts'

const MARKUP = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`

test('what is written as markup is read as a text in each room, and on paper @long', async ({
  page,
}) => {
  await signIn(page)
  await page.locator('[name=musteriAdi]').fill(MARKUP)
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(1)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(2)))
  await page.locator('[name=notlar]').fill(MARKUP)
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(page.getByText('Eklendi: <img')).toBeVisible()

  for (const room of ['Rezervasyonlar', 'Takvim', 'Bugün', 'Talepler', 'Araçlar']) {
    await openRoom(page, room)
    await expect(page.getByRole('main')).toBeVisible()
    for (const media of ['print', 'screen'] as const) {
      await page.emulateMedia({ media })
      await expect(page.locator('img[src=x], main script')).toHaveCount(0)
    }
    await expect(page).not.toHaveTitle('owned')
  }
  await openRoom(page, 'Rezervasyonlar')
  await expect(page.getByText(MARKUP).first()).toBeVisible()
})
