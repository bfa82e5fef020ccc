import { createServer, type RequestListener, type Server } from 'node:http'

/** One port on the loopback addresses of both families. */
export type Listening = { port: number; servers: readonly Server[]; close(): Promise<void> }

const NO_IPV6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']
const ATTEMPTS_AT_ANY_PORT = 5

/**
 * Listens on 127.0.0.1 and, if available, on ::1 (Node's "localhost"), on the same port; 0 is any
 * free one. Throws an error that names a taken port and the `setting` in firebase.json to change.
 */
export async function listenOnLoopback(
  port: number,
  setting: string,
  handle: RequestListener,
): Promise<Listening> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await listenOnBoth(port, handle)
    } catch (error) {
      if (!hasCode(error, ['EADDRINUSE'])) throw error
      if (port === 0 && attempt < ATTEMPTS_AT_ANY_PORT) continue
      throw new Error(
        `Port ${port} is taken. Stop what listens there (another start of this project, or the ` +
          `Firebase emulators), or change ${setting} in firebase.json.`,
        { cause: error },
      )
    }
  }
}

async function listenOnBoth(port: number, handle: RequestListener): Promise<Listening> {
  const ipv4 = createServer(handle)
  const chosen = await bind(ipv4, port, '127.0.0.1')
  const ipv6 = createServer(handle)
  try {
    await bind(ipv6, chosen, '::1')
  } catch (error) {
    if (!hasCode(error, NO_IPV6)) {
      await close(ipv4)
      throw error
    }
  }
  const servers = [ipv4, ipv6].filter((server) => server.listening)
  const closeBoth = async () => void (await Promise.all(servers.map(close)))
  return { port: chosen, servers, close: closeBoth }
}

function bind(server: Server, port: number, host: string): Promise<number> {
  // A request on an idle connection that the server is just closing would fail.
  server.keepAliveTimeout = 0
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return reject(new Error('No TCP port.'))
      resolve(address.port)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
