import type { Page } from '@playwright/test'
import { villa } from '#content/villa.ts'
import { dayIn, type IsoDate } from '#domain/date.ts'

export type Account = { email: string; password: string }

export const OWNER = { email: 'owner@example.com', password: 'owner-demo' }
export const COOWNER = { email: 'coowner@example.com', password: 'coowner-demo' }

/** Today at the villa as yyyy-MM-dd. */
export function today(): IsoDate {
  return dayIn(villa.timeZone, Date.now())
}

/** The day `days` after today as yyyy-MM-dd. */
export function dayFromToday(days: number): string {
  return new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)
}

/** A day as owners type it: dd.MM.yyyy. */
export function typed(day: string): string {
  return day.split('-').toReversed().join('.')
}

/** Signs in at `/admin` and waits for the dashboard. */
export async function signIn(page: Page, account = OWNER): Promise<void> {
  await page.goto('/admin')
  await enter(page, account)
  await page.waitForURL('**/admin/dashboard')
}

/** Signs in on the current page; the sign-in form is at every address of the office. */
export async function enter(page: Page, { email, password } = OWNER): Promise<void> {
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
}

/** Opens another page of the office by its link, such as "Talepler". */
export async function openOfficePage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** Opens a tab of the office's tools by its link, such as "Veri". */
export async function openTools(page: Page, tab: string): Promise<void> {
  await openOfficePage(page, 'Araçlar')
  await page.getByRole('navigation', { name: 'Araçların bölümleri' }).getByText(tab).click()
}

/** Submits the form that accepts a request; the requests have buttons of the same name. */
export async function submitAcceptance(page: Page): Promise<void> {
  const form = page.locator('form', { has: page.locator('[name=musteriAdi]') })
  await form.getByRole('button', { name: 'Kabul et ve rezervasyonu ekle' }).click()
}
