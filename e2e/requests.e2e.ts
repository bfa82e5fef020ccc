import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import { dayFromToday, signIn, openRoom } from './demo.ts'
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

test('thousands of requests stored by one call hide neither the season nor a request that comes afterwards @long', async ({
  page,
}) => {
  await send(
    Array.from({ length: FLOOD }, (_, at) => `b ${at}`),
    Date.now() - HOUR_MS,
  )

  await signIn(page)
  await expect(page.getByRole('row', { name: /Anna Kowalska/ })).toBeVisible()
  await openRoom(page, 'Talepler')
  await expect(page.getByRole('article')).toHaveCount(500)
  await send(['Sonra'], Date.now() - 60_000)

  await expect(page.getByRole('article').first()).toContainText('a Sonra')
})
