import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { server } from 'superstatic'
import * as v from 'valibot'

const configSchema = v.object({ hosting: v.looseObject({ public: v.string() }) })

export type Hosting = { url: string; stop: () => Promise<void> }

/**
 * Serves `folder` (by default dist) like Firebase Hosting, with the headers, rewrites, clean URLs
 * and caching of `firebase.json`.
 */
export async function startHosting(port: number, folder?: string): Promise<Hosting> {
  const { hosting } = v.parse(configSchema, JSON.parse(readFileSync('firebase.json', 'utf8')))
  const config = { ...hosting, public: folder ?? hosting.public }
  const app = server({ config, port, hostname: '127.0.0.1', compression: true })
  const listening = app.listen(() => {})
  await once(listening, 'listening')
  const address = listening.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      listening.closeAllConnections()
      await new Promise((resolve) => listening.close(resolve))
    },
  }
}
