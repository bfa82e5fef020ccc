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
