import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { readSettings } from '#local-backend/settings.ts'

/** The memory of the backend's process in bytes, after a garbage collection. */
export type Memory = { rss: number; heapUsed: number }

/** The local backend, running in a process of its own. */
export type Backend = {
  databaseUrl: string
  authUrl: string
  /** Writes past the rules. */
  store: (path: string, value: unknown) => Promise<void>
  memory: () => Promise<Memory>
  stop: () => Promise<void>
}

const readySchema = v.union([
  v.object({ databaseUrl: v.string(), authUrl: v.string() }),
  v.object({ problem: v.string() }),
])
const memorySchema = v.object({ rss: v.number(), heapUsed: v.number() })

/** Starts the local backend on the ports of `firebase.json` with the sample data; rejects when it cannot, a taken port among the reasons. */
export async function startBackendProcess(): Promise<Backend> {
  const child = fork(fileURLToPath(new URL('./backendProcess.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    // What it says goes to the error output: the standard one is the table's.
    stdio: ['ignore', process.stderr, 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const ready = v.parse(readySchema, await nextMessage(child))
  if ('problem' in ready) throw new Error(ready.problem)
  const namespace = `${readSettings('.').project}-default-rtdb`
  return {
    ...ready,
    async store(path, value) {
      const url = `${ready.databaseUrl}/${path}.json?ns=${namespace}&print=silent`
      const response = await fetch(url, {
        method: 'PUT',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify(value),
      })
      if (!response.ok) throw new Error(`/${path}: ${response.status} ${await response.text()}`)
    },
    async memory() {
      child.send('memory')
      return v.parse(memorySchema, await nextMessage(child))
    },
    async stop() {
      child.kill()
      await exited
    },
  }
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The local backend ended unasked.'))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message)
    })
  })
}
