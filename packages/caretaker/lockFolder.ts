import { createHash } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Locks a folder for this process; resolves to whether no other process holds the lock. The lock is
 * a name of Linux's abstract sockets, which the system frees when the process ends, even by a kill.
 * Other systems have no such names, and none of the timers.
 */
export function lockFolder(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return Promise.resolve(true)
  const server = createServer().unref()
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(true))
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    const name = createHash('sha256').update(folder).digest('hex')
    server.listen(`\0villa-caretaker-${name}`)
  })
}
