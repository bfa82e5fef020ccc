import type { Page } from '@playwright/test'
import { signIn } from '#scripts/demo.ts'
import { expect, test } from './site.ts'

const GUEST = 'Can Öztürk'
const row = (page: Page, guest = GUEST) => page.getByRole('row', { name: new RegExp(guest) })
const undo = (page: Page) => page.getByRole('button', { name: 'Geri al' })

/** Signs in, and waits until the older record has been moved. */
async function open(page: Page) {
  await signIn(page)
  await expect(page.getByText('Hülya Aydın: eski')).toBeVisible()
}

/** Deletes a stay with the keyboard alone, after which the focus is on the undo. */
async function remove(page: Page) {
  await row(page).getByRole('button', { name: 'Sil' }).press('Enter')
  await page.getByRole('button', { name: 'Evet, sil' }).press('Enter')
  await expect(undo(page)).toBeFocused()
}

test.describe('a deleted stay', () => {
  test('is restored with one key, with its nights, and its history contains both', async ({
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
})
