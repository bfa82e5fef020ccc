import type { Page } from '@playwright/test'

/** Submits the form that accepts a request; the requests have buttons of the same name. */
export async function submitAcceptance(page: Page): Promise<void> {
  const form = page.locator('form', { has: page.locator('[name=musteriAdi]') })
  await form.getByRole('button', { name: 'Kabul et ve rezervasyonu ekle' }).click()
}

/** Makes the page of a guest in their stay's panel; returns that part of it, and the link to the page. */
export async function openGuestPage(page: Page, guest: RegExp) {
  const row = page.getByRole('row', { name: guest })
  await row.getByRole('button', { name: 'Düzenle' }).click()
  const part = page.getByRole('region', { name: 'Misafir sayfası' })
  await part.getByRole('button', { name: 'Sayfa oluştur' }).click()
  const link = part.getByRole('link', { name: /^Sayfayı gör/ })
  return { part, link, address: (await link.getAttribute('href')) ?? '' }
}
