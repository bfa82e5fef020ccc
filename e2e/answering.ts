import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Closes the letter that is offered after an answer. */
export async function closeLetter(page: Page): Promise<void> {
  const letter = page.getByRole('dialog', { name: /^Mesaj: / })
  await letter.getByRole('button', { name: 'Kapat' }).click()
  await expect(letter).toHaveCount(0)
}

/** Submits the form that accepts a request; the requests have buttons of the same name. */
export async function submitAcceptance(page: Page): Promise<void> {
  const form = page.locator('form', { has: page.locator('[name=musteriAdi]') })
  await form.getByRole('button', { name: 'Kabul et ve rezervasyonu ekle' }).click()
}

/**
 * Opens a page for a guest from their row; returns the dialog of the page, and the link to the
 * page.
 */
export async function openGuestPage(page: Page, guest: RegExp) {
  const row = page.getByRole('row', { name: guest })
  await row.getByRole('button', { name: 'Düzenle' }).click()
  await row.getByRole('button', { name: 'Diğer işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Misafir sayfası' }).click()
  const dialog = page.getByRole('dialog', { name: /^Misafir sayfası: / })
  await dialog.getByRole('button', { name: 'Sayfa aç' }).click()
  const link = dialog.getByRole('link', { name: 'Sayfayı görün' })
  return { dialog, link, address: (await link.getAttribute('href')) ?? '' }
}
