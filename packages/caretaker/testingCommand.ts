import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { LocalBackend } from '#rtdb-emulator/server.ts'
import { NAMESPACE, newFolder } from '#rtdb-emulator/testing/backend.ts'
import { demoEnv } from '#scripts/env.ts'

const NODE_FLAGS = ['--max-semi-space-size=1', '--optimize-for-size']
const COMMAND = resolve('packages/caretaker/cli.ts')
const WORLD = new URL('./testingWorld.ts', import.meta.url)

type Ran = { code: number | null; said: string[] }

type CommandOptions = {
  backend: Pick<LocalBackend, 'databasePort' | 'authPort'>
  /** The part of the villa's own UIDs that identifies it; begins with `demo-`. */
  project?: string
  certificates?: readonly string[]
  settings?: { readonly [name: string]: string }
}

/**
 * A folder for the caretaker's command in the running test: it uses the backend with its own
 * account, and writes the villa's calendar there.
 */
export function openCommand({
  backend,
  project = 'demo-here',
  certificates = [],
  settings = {},
}: CommandOptions) {
  const folder = newFolder()
  const calendarFolder = join(folder, 'public')
  const emulator = (port: number) => ({ host: '127.0.0.1', port })
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, name), JSON.stringify(content))
  write('.firebaserc', { projects: { default: project } })
  write('firebase.json', {
    database: { rules: 'database.rules.json' },
    emulators: { database: emulator(backend.databasePort), auth: emulator(backend.authPort) },
  })
  writeFileSync(join(folder, 'channels.pem'), certificates.join('\n'))
  const env = {
    PATH: process.env['PATH'],
    ...demoEnv(),
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_DATABASE_URL: `https://${NAMESPACE}.firebaseio.com`,
    CARETAKER_CALENDAR_DIR: calendarFolder,
    NODE_EXTRA_CA_CERTS: join(folder, 'channels.pem'),
    ...settings,
  }

  /** Runs it to its end, on a later day. */
  function run(args: readonly string[] = ['--once'], daysAhead = 0): Promise<Ran> {
    const modules = [import.meta.resolve('tsx'), fileURLToPath(WORLD)]
    const child = spawn(
      process.execPath,
      [...NODE_FLAGS, ...modules.flatMap((each) => ['--import', each]), COMMAND, ...args],
      { cwd: folder, env: { ...env, TEST_DAYS_AHEAD: String(daysAhead) } },
    )
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    return new Promise((settle) => {
      child.on('close', (code) => settle({ code, said: said.trim().split('\n') }))
    })
  }

  return { run, folder: calendarFolder }
}

/** Adds the command's account to the owners in the rules. */
export async function allowCaretaker(store: (path: string, value: unknown) => Promise<unknown>) {
  const { uid, email } = DEMO_ACCOUNTS.caretaker
  await store(`admins/${uid}`, email)
}
