import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in front of a site. */
export type Front = { url: string; stop: () => void }

/**
 * Serves at its own port the file that `ask` returns for a path; 404 for `null`, and no response
 * when it rejects.
 */
export async function startFront(ask: (path: string) => Promise<string | null>): Promise<Front> {
  const front = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked
    void ask(url).then(
      (site) => {
        if (answer.destroyed) return
        if (site === null) return void answer.writeHead(404).end()
        const onward = request(new URL(url, site), { method, headers }, (given) => {
          answer.writeHead(given.statusCode ?? 502, given.headers)
          given.pipe(answer)
        })
        onward.on('error', () => answer.destroy())
        asked.pipe(onward)
      },
      () => asked.destroy(),
    )
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      front.closeAllConnections()
      front.close()
    },
  }
}
