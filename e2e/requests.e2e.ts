import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import { dayFromToday, signIn } from './demo.ts'
import { expect, PORTS, test } from './site.ts'

/** Stores requests in one call, as any stranger can, all within a minute that began `since`. */
async function send(names: readonly string[], since: number): Promise<void> {
  const reservation = {
    firstname: 'a',
    email: 'a@b.co',
    phone: '12345',
    checkIn: dayFromToday(21),
    checkOut: dayFromToday(22),
  }
  const requests = names.map((lastname, at) => {
    const id = pushId(since + Math.floor((at / names.length) * 60_000), Math.random)
    return [id, { reservation: { ...reservation, lastname } }] as const
  })
  const url = `http://127.0.0.1:${PORTS.database}/requests.json?ns=demo-villa-default-rtdb`
  const body = JSON.stringify(Object.fromEntries(requests))
  const response = await fetch(url, { method: 'PATCH', body })
  expect(response.status).toBe(200)
}

// `FLOOD=30000 npx playwright test requests` stores more.
const FLOOD = Number(process.env['FLOOD'] ?? 3_000)
const HOUR_MS = 3_600_000

test('an owner is told of a new request, which thousands of others hide as little as the season @long', async ({
  page,
}) => {
  const names = Array.from({ length: FLOOD }, (_, at) => `b ${at}`)
  await send(names, Date.now() - HOUR_MS)
  await signIn(page)
  await expect(page.getByRole('row', { name: /Anna Kowalska/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Talepler/ })).toContainText('99+')
  await send(['Sonra'], Date.now() - 60_000)

  const told = page.getByRole('status').filter({ hasText: 'Yeni talep: a Sonra' })
  await told.getByRole('button', { name: 'Aç' }).click()
  await expect(page).toHaveURL(/\/admin\/requests\?request=/)
  await expect(page.getByRole('article')).toHaveCount(500)
  await expect(page.getByRole('article').first()).toContainText('a Sonra')
})
