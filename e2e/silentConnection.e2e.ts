import { openRoom, signIn } from '#scripts/demo.ts'
import { readSettings } from '#rtdb-emulator/files/settings.ts'
import { expect, forgive, startOnBadLine, test } from './site.ts'

test('an owner without pending changes is shown a silently lost connection, and its return @long', async ({
  page,
  backend,
  complaints,
}) => {
  const line = await startOnBadLine(backend)
  await signIn(page)
  await expect(page.getByRole('row', { name: /Can Öztürk/ })).toBeVisible()
  const lost = page.getByText(/İnternet yok/)
  await expect(lost).toHaveCount(0)

  line.hang()

  await expect(lost).toBeInViewport()
  await openRoom(page, 'Fiyatlar')
  await expect(page.getByText('₺6.500').first()).toBeVisible()
  await expect(lost).toBeInViewport()
  line.repair()
  await expect(lost).toHaveCount(0)
  await backend.stop()
  await line.stop()
  forgive(complaints, /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_INCOMPLETE|ERR_EMPTY/)
})

test('the office follows its database to another host, and names one that the policy blocks @long', async ({
  page,
  backend,
  complaints,
}) => {
  const { databasePort } = readSettings('.')
  const hosts: string[] = []
  page.on('websocket', (socket) => hosts.push(new URL(socket.url()).host))
  await signIn(page)
  await expect(page.getByRole('row', { name: /Can Öztürk/ })).toBeVisible()

  const machine = `s-1.localhost:${databasePort}`
  backend.reset(machine)

  await expect.poll(() => hosts.at(-1)).toBe(machine)
  await openRoom(page, 'Fiyatlar')
  await expect(page.getByText('₺6.500').first()).toBeVisible()

  backend.reset('elsewhere.example:9000')

  await expect(page.getByText(/elsewhere\.example:9000 adresindeki.*engelledi/)).toBeInViewport()
  await page.reload()
  await expect(page.getByText('₺6.500').first()).toBeVisible()
  await expect(page.getByText(/engelledi/)).toHaveCount(0)
  forgive(complaints, /Content Security Policy|WebSocket connection/)
})
