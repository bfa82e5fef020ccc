import type { Server } from 'node:http'
import { onTestFinished } from 'vitest'

/** Starts a server on this machine for the duration of the test; returns its port. */
export async function listen(server: Server): Promise<number> {
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No TCP port.')
  return address.port
}
