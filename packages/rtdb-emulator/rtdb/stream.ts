import type { ServerResponse } from 'node:http'
import type { Caller } from '#rtdb-emulator/auth/token.ts'
import { packChanges } from './changes.ts'
import type { Database, Listener } from './database.ts'
import type { Json } from './json.ts'
import { type Path, PRIORITY } from './tree.ts'
import { toJson } from './value.ts'

const KEEP_ALIVE_MS = 30_000

/**
 * Streams the value at `path` and every later change as server-sent events, until the rules forbid
 * it or the client leaves. Throws as `Database.listen` does.
 */
export function streamChanges(
  database: Database,
  { path, caller }: { path: Path; caller: Caller },
  response: ServerResponse,
) {
  function send(event: string, data: Json) {
    if (response.destroyed || response.writableEnded) return
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  const listener: Listener = {
    path,
    query: null,
    caller: () => caller,
    changed(changes) {
      const visible = changes.filter((change) => change.path.at(-1) !== PRIORITY)
      if (visible.length === 0) return
      const { merge, path: below, data } = packChanges(visible, { priorities: false })
      send(merge ? 'patch' : 'put', { path: `/${below.join('/')}`, data })
    },
    revoked() {
      send('cancel', null)
      response.end()
    },
  }

  const value = database.listen(listener)
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
  send('put', { path: '/', data: toJson(value, { priorities: false }) })
  const keepAlive = setInterval(() => send('keep-alive', null), KEEP_ALIVE_MS)
  response.on('close', () => {
    clearInterval(keepAlive)
    database.unlisten(listener)
  })
}
