import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { LocalBackend } from '#rtdb-emulator/server.ts'
import { NAMESPACE, newFolder } from '#rtdb-emulator/testing/backend.ts'
import { demoEnv } from '#scripts/env.ts'

const COMMAND = resolve('packages/caretaker/cli.ts')
const PROJECT = 'demo-here'

type Ran = { code: number | null; said: string[] }

/**
 * A folder for the caretaker's command in the running test: it uses the backend with its own
 * account, and writes the villa's calendar there.
 */
export function openCommand(
  backend: Pick<LocalBackend, 'databasePort' | 'authPort'>,
  settings: { readonly [name: string]: string } = {},
) {
  const root = newFolder()
  const folder = join(root, 'public')
  const emulator = (port: number) => ({ host: '127.0.0.1', port })
  const write = (name: string, content: object) =>
    writeFileSync(join(root, name), JSON.stringify(content))
  write('.firebaserc', { projects: { default: PROJECT } })
  write('firebase.json', {
    database: { rules: 'database.rules.json' },
    emulators: { database: emulator(backend.databasePort), auth: emulator(backend.authPort) },
  })
  const env = {
    PATH: process.env['PATH'],
    ...demoEnv(),
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_DATABASE_URL: `https://${NAMESPACE}.firebaseio.com`,
    CARETAKER_CALENDAR_DIR: folder,
    ...settings,
  }

  /** Runs it once to its end. */
  function run(): Promise<Ran> {
    const tsx = import.meta.resolve('tsx')
    const child = spawn(process.execPath, ['--import', tsx, COMMAND, '--once'], { cwd: root, env })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    return new Promise((settle) => {
      child.on('close', (code) => settle({ code, said: said.trim().split('\n') }))
    })
  }

  return { run, folder }
}

/** Adds the command's account to the owners in the rules. */
export async function allowCaretaker(store: (path: string, value: unknown) => Promise<unknown>) {
  const { uid, email } = DEMO_ACCOUNTS.caretaker
  await store(`admins/${uid}`, email)
}
