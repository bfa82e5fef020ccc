import { openRoom, signIn } from '#scripts/demo.ts'
import { expect, forgive, startOnBadLine, test } from './site.ts'

test('a line that dies without a word is said to an owner who writes nothing, and so is its return', async ({
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
  line.mend()
  await expect(lost).toHaveCount(0)
  await backend.stop()
  await line.stop()
  forgive(complaints, /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_INCOMPLETE|ERR_EMPTY/)
})
