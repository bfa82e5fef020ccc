import type { Page } from '@playwright/test'
import { COOWNER, dayFromToday, signIn, typed } from '#scripts/demo.ts'
import { expect, PORTS, test } from './site.ts'

const PUSH = `http://127.0.0.1:${PORTS.database}/requests.json?ns=demo-villa-default-rtdb`

async function ask(name: string) {
  const reservation = {
    firstname: name,
    lastname: 'Yeni',
    email: 'yeni@example.com',
    phone: '05550102030',
    checkIn: dayFromToday(301),
    checkOut: dayFromToday(305),
    notes: '',
  }
  const { status } = await fetch(PUSH, { method: 'POST', body: JSON.stringify({ reservation }) })
  expect(status).toBe(200)
}

/** Opens the office; the first values are no news, and requests may load after the stays. */
async function openOffice(page: Page) {
  await signIn(page)
  await expect(page.getByRole('row', { name: /Can Öztürk/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Talepler/ })).toContainText('4')
}

const told = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

test('an owner is notified of a request in one of two tabs, and of the other owner’s changes, with links @long', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await openOffice(page)
  const second = await context.newPage()
  await second.goto('/admin/today')
  await expect(second.getByText('Elif Demirtaş').first()).toBeVisible()

  await ask('Bekleyen')

  const request = /Yeni talep: Bekleyen Yeni/
  const inAny = () =>
    Promise.all([page, second].map((tab) => tab.getByText(request).count())).then(
      ([one = 0, other = 0]) => one + other,
    )
  await expect.poll(inAny).toBe(1)
  const teller = (await page.getByText(request).count()) === 1 ? page : second
  await teller.getByRole('button', { name: 'Aç', exact: true }).click()
  await expect(teller).toHaveURL(/\/admin\/requests\?request=/)
  await second.close()

  const other = await (
    await browser.newContext({ baseURL: baseURL ?? '', locale: 'tr-TR' })
  ).newPage()
  await signIn(other, COOWNER)
  await other.locator('[name=musteriAdi]').fill('Ortağın Misafiri')
  await other.locator('[name=girisTarihi]').fill(typed(dayFromToday(411)))
  await other.locator('[name=cikisTarihi]').fill(typed(dayFromToday(414)))
  await other.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(other.getByRole('row', { name: /Ortağın Misafiri/ })).toBeVisible()

  await expect(
    page.getByText(`${COOWNER.email} bir konaklama ekledi: Ortağın Misafiri`),
  ).toBeVisible()
  await expect(told(other, /bir konaklama ekledi/)).toHaveCount(0)
  await other.context().close()
})
