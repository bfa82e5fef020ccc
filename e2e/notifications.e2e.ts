import type { Page } from '@playwright/test'
import { dayFromToday, signIn } from './demo.ts'
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

test('an owner is told of a new request, with a link to it @long', async ({ page }) => {
  await openOffice(page)
  await ask('Bekleyen')

  const told = page.getByRole('status').filter({ hasText: 'Yeni talep: Bekleyen Yeni' })
  await told.getByRole('button', { name: 'Aç' }).click()
  await expect(page).toHaveURL(/\/admin\/requests\?request=/)
})
