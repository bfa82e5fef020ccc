import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { FIREBASE_TOOLS } from '#scripts/firebaseTools.ts'

const FOLDER = 'test-results/official'
const PORTS = { auth: 9199, hosting: 5100, hub: 4499, logging: 4599 }
const configSchema = v.object({ hosting: v.looseObject({ public: v.string() }) })

/** Google's Auth and Hosting emulators, which need no Java, with this project's hosting settings and on ports of their own. */
export async function startOfficial(project: string) {
  const { hosting } = v.parse(configSchema, JSON.parse(readFileSync('firebase.json', 'utf8')))
  const ports = Object.entries(PORTS).map(([name, port]) => [name, { port }] as const)
  const config = {
    hosting: { ...hosting, public: 'public' },
    emulators: { ...Object.fromEntries(ports), ui: { enabled: false } },
  }
  // It serves nothing that stands above its own folder.
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  symlinkSync(resolve(hosting.public), join(FOLDER, 'public'), 'junction')
  writeFileSync(join(FOLDER, 'firebase.json'), JSON.stringify(config))
  const start = ['emulators:start', '--only', 'auth,hosting', '--project', project]
  const emulators = spawn('npx', [...FIREBASE_TOOLS, ...start], {
    cwd: FOLDER,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    // A group of its own, for npx does not hand on that it is to end.
    detached: true,
  })
  await readinessOf(emulators)
  return {
    authUrl: `http://127.0.0.1:${PORTS.auth}`,
    hostingUrl: `http://127.0.0.1:${PORTS.hosting}`,
    stop: async () => {
      if (emulators.pid === undefined) return
      const ended = once(emulators, 'exit')
      process.kill(-emulators.pid, 'SIGINT')
      await ended
    },
  }
}

/** Resolves when the emulators say that they are ready; rejects with what they said when they end before. */
function readinessOf(emulators: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    emulators.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('All emulators ready')) resolve()
    })
    emulators.once('exit', () => reject(new Error(`Google's emulators did not start:\n${said}`)))
  })
}
