import { signIn } from '#scripts/demo.ts'
import { expect, LANGUAGES, openAwake, PHONE, test } from './site.ts'
import { tr } from './words.ts'

for (const { language, path, other, words, run } of LANGUAGES) {
  test(`Back closes full-screen pictures and the menu, and only then leaves the page (${language})${run}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/gizlilik')
    await openAwake(page, path)
    const opener = page.getByRole('button', { name: words.gallery.openFullScreen })
    const pictures = page.getByRole('dialog')
    const menu = page.getByRole('button', { name: words.nav.menu })

    await opener.click()
    await expect(pictures).toBeVisible()
    await page.goBack()
    await expect(pictures).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${path}$`))

    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await page.goBack()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(new RegExp(`${path}$`))

    // Closed otherwise, they leave nothing behind for Back to take.
    await opener.click()
    await expect(pictures).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pictures).toHaveCount(0)
    await menu.click()
    await page.locator('header').getByRole('link', { name: other }).last().click()
    await expect(page.locator('html')).not.toHaveAttribute('lang', path === '/' ? 'tr' : 'en')
    await expect(page).toHaveURL(path === '/' ? /\/en$/ : /\/$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/gizlilik$/)
  })
}

test('behind the menu the page stands still, and can be scrolled again once it is closed @long', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openAwake(page, '/')
  const menu = page.getByRole('button', { name: tr.nav.menu })
  const scrolled = () => page.evaluate(() => scrollY)
  const scrollOn = async () => {
    const frames = page.evaluate(
      () => new Promise((over) => requestAnimationFrame(() => requestAnimationFrame(over))),
    )
    await page.mouse.wheel(0, 200)
    await frames
  }

  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(PHONE.width / 2, 8)
  for (let turn = 0; turn < 3; turn += 1) await scrollOn()
  expect(await scrolled()).toBe(0)

  await menu.click()
  await expect(async () => {
    await scrollOn()
    expect(await scrolled()).toBeGreaterThan(0)
  }).toPass()
})

test('a click beside the picture closes it, one on the picture, its words or a button does not @long', async ({
  page,
}) => {
  await openAwake(page, '/')
  const pictures = page.getByRole('dialog')
  await page.getByRole('button', { name: tr.gallery.openFullScreen }).click()
  await expect(pictures.getByText('1 / 9')).toBeVisible()

  await pictures.getByRole('button', { name: tr.gallery.next }).click()
  await expect(pictures.getByText('2 / 9')).toBeVisible()
  await pictures.getByText(tr.gallery.photos.garden[0]?.caption ?? '').click()
  await page.mouse.click(640, 400)
  await expect(pictures.getByText('2 / 9')).toBeVisible()

  await page.mouse.click(20, 400)
  await expect(pictures).toHaveCount(0)
})

test('the question before a deletion is closed by Back and by a click beside it, and nothing is deleted', async ({
  page,
}) => {
  await signIn(page)
  const question = page.getByRole('dialog')
  const remove = page.getByRole('row', { name: /Can Öztürk/ }).getByRole('button', { name: 'Sil' })

  await remove.click()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)

  await remove.click()
  await page.getByRole('heading', { name: 'Silmek istediğinize emin misiniz?' }).click()
  await expect(question).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(question).toBeHidden()
  await expect(remove).toBeVisible()
})
