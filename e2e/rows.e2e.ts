import type { Page } from '@playwright/test'
import { COOWNER, dayFromToday, signIn, typed } from '#scripts/demo.ts'
import { expect, forgive, longDate, PHONE, test } from './site.ts'

const GUEST = 'Can Öztürk'
const LOST_CONNECTION = /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_INCOMPLETE|ERR_EMPTY/

const row = (page: Page, guest = GUEST) => page.getByRole('row', { name: new RegExp(guest) })
const undo = (page: Page) => page.getByRole('button', { name: 'Geri al' })

/** Signs in, and waits until the older record has been moved. */
async function open(page: Page) {
  await signIn(page)
  await expect(page.getByText('Hülya Aydın: eski')).toBeVisible()
}

test('on a laptop the first guest and the form stand on one screen, a stay in one line with all that can be done with it @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page)

  const names = ['Düzenle', 'Ödemeler', 'İptal et', 'Sil']
  for (const name of names) await expect(row(page).getByRole('button', { name })).toBeVisible()
  const box = await row(page).boundingBox()
  expect(box?.height).toBeLessThan(60)
  await expect(page.getByRole('row').nth(1)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[name=musteriAdi]')).toBeInViewport({ ratio: 1 })
})

test('on a phone the form is folded away once a stay has been added, which is said for a while @long', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page)
  const unfold = page.getByRole('button', { name: 'Yeni rezervasyon' })
  await unfold.click()
  await page.locator('[name=musteriAdi]').fill('İpek Işık')
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(421)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(424)))

  await page.getByRole('button', { name: 'Ekle', exact: true }).click()

  const said = page.getByText('Eklendi: İpek Işık')
  await expect(said).toBeVisible()
  await expect(page.locator('[name=musteriAdi]')).toBeHidden()
  await expect(unfold).toBeFocused()
  await expect(said).toHaveCount(0)
})

/** Deletes a stay with the keyboard alone, which stays on what is offered then. */
async function remove(page: Page) {
  await row(page).getByRole('button', { name: 'Sil' }).press('Enter')
  await page.getByRole('button', { name: 'Evet, sil' }).press('Enter')
  await expect(undo(page)).toBeFocused()
}

test.describe('what was deleted', () => {
  test('is back with one key, the very stay on its nights, and its history says so', async ({
    page,
    backend,
  }) => {
    await open(page)
    const nights = await backend.stored('nights')
    const dates = await backend.stored('reservations')
    await remove(page)
    await expect(row(page)).toHaveCount(0)
    await expect(undo(page)).toHaveAccessibleDescription(`${GUEST} silindi.`)

    await page.keyboard.press('Enter')

    await expect(page.getByText(`${GUEST} geri getirildi.`)).toBeVisible()
    await expect(undo(page)).toHaveCount(0)
    expect(await backend.stored('nights')).toEqual(nights)
    expect(await backend.stored('reservations')).toEqual(dates)
    await row(page).getByRole('button', { name: 'Düzenle' }).click()
    await page.getByText('Bu konaklamanın geçmişi (2)').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'geri getirildi' })).toBeVisible()
  })

  test('does not come back onto nights sold meanwhile: their guest is named, and nothing is lost @long', async ({
    page,
    browser,
  }) => {
    const other = await (await browser.newContext()).newPage()
    await open(page)
    await signIn(other, COOWNER)
    await expect(row(other)).toBeVisible()
    const [from, to] = await row(page).getByRole('cell').allInnerTexts()
    await remove(page)
    await expect(row(other)).toHaveCount(0)
    await other.locator('[name=musteriAdi]').fill('Deniz Aksoy')
    await other.locator('[name=girisTarihi]').fill(from ?? '')
    await other.locator('[name=cikisTarihi]').fill(to ?? '')
    await other.getByRole('button', { name: 'Ekle', exact: true }).click()
    await expect(row(page, 'Deniz Aksoy')).toBeVisible()

    await page.keyboard.press('Enter')

    const refusal = page.getByRole('alert').filter({ hasText: 'geri getirilemedi' })
    await expect(refusal).toContainText(/gecesi başka bir konaklamada: Deniz Aksoy/)
    await refusal.getByRole('button', { name: 'Forma al' }).click()
    await expect(refusal).toHaveCount(0)
    await expect(page.locator('[name=musteriAdi]')).toHaveValue(GUEST)
    await expect(page.locator('[name=girisTarihi]')).toHaveValue(from ?? '')
    await expect(page.locator('[name=kapora]')).toHaveValue('11500')
    await other.context().close()
  })

  test('without a line waits with its undoing, and both are sent @long', async ({
    page,
    backend,
    complaints,
  }) => {
    await open(page)
    const nights = await backend.stored('nights')
    await backend.stop()
    await expect(page.getByText(/Bağlantı koptu/)).toBeVisible()
    await remove(page)
    await expect(undo(page)).toHaveAccessibleDescription(/silme bu cihazda saklandı/)

    await page.keyboard.press('Enter')

    const unsent = page.locator('details li')
    await expect(unsent).toHaveText([/Silme: Can Öztürk/, /Geri getirme: Can Öztürk/])
    await backend.start()
    await expect(unsent).toHaveCount(0)
    await expect(row(page)).toBeVisible()
    await expect(row(page)).not.toContainText('henüz kaydedilmedi')
    expect(await backend.stored('nights')).toEqual(nights)
    forgive(complaints, LOST_CONNECTION)
  })
})

test('a day is picked from the taken nights with the keyboard, and Escape gives the focus back @long', async ({
  page,
}) => {
  await open(page)
  const picker = page.getByRole('button', { name: 'Giriş gününü takvimden seç' })
  const grid = page.getByRole('dialog').getByRole('grid')
  await picker.press('Enter')
  await expect(grid).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(grid).toBeHidden()
  await expect(picker).toBeFocused()
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(21)))

  await picker.press('Enter')
  await expect(
    page.getByRole('gridcell', { name: `${longDate(dayFromToday(21))}, boş` }),
  ).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')

  await expect(page.locator('[name=girisTarihi]')).toHaveValue(typed(dayFromToday(22)))
  await expect(picker).toBeFocused()
})
