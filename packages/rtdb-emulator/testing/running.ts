import { readSettings } from '#rtdb-emulator/files/settings.ts'
import type { LocalBackend } from '#rtdb-emulator/server.ts'
import type { Account } from '#rtdb-emulator/auth/accounts.ts'

export type RunningBackend = Omit<LocalBackend, 'data'> & { project: string; namespace: string }

/** The backend that already runs on the ports of `firebase.json`, such as Google's emulators; its stop does nothing. */
export function runningBackend(): RunningBackend {
  const { project, databaseHost, databasePort, authPort } = readSettings('.')
  return {
    project,
    namespace: `${project}-default-rtdb`,
    databaseUrl: `http://${databaseHost}:${databasePort}`,
    authUrl: `http://${databaseHost}:${authPort}`,
    databasePort,
    authPort,
    stop: async () => {},
  }
}

/** The running backend if `RUNNING_BACKEND` is set; tests otherwise start ours. */
export const RUNNING = process.env['RUNNING_BACKEND'] === undefined ? null : runningBackend()

/** Replaces all data of a running backend, and adds the accounts that it lacks. */
export async function fillRunning(
  backend: RunningBackend,
  data: unknown,
  accounts: readonly Account[],
): Promise<void> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const root = `${backend.databaseUrl}/.json?ns=${backend.namespace}`
  const stored = await fetch(root, { method: 'PUT', headers, body: JSON.stringify(data) })
  if (!stored.ok) throw new Error(`${root} answered ${stored.status}: ${await stored.text()}`)
  // Ours has its accounts from the start, and Google's answers an error for one that it has.
  const path = `identitytoolkit.googleapis.com/v1/projects/${backend.project}/accounts`
  for (const { uid: localId, email, password } of accounts) {
    const body = JSON.stringify({ localId, email, password })
    await fetch(`${backend.authUrl}/${path}`, { method: 'POST', headers, body })
  }
}
