import { spawn } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder, startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import { SAMPLE } from './testingProject.ts'

/** The output of the doctor in a folder without .env, whose local backend has these ports. */
function runDoctor(ports: { databasePort: number; authPort: number }): Promise<string> {
  const cwd = newFolder()
  for (const name of ['.env.example', 'database.rules.json']) cpSync(name, join(cwd, name))
  const emulator = (port: number) => ({ host: '127.0.0.1', port })
  const write = (name: string, content: object) =>
    writeFileSync(join(cwd, name), JSON.stringify(content))
  write('.firebaserc', { projects: { default: 'demo-villa' } })
  write('firebase.json', {
    database: { rules: 'database.rules.json' },
    emulators: { database: emulator(ports.databasePort), auth: emulator(ports.authPort) },
  })
  const command = ['--import', import.meta.resolve('tsx'), resolve('scripts/doctor.ts')]
  const child = spawn(process.execPath, command, { cwd, env: { PATH: process.env['PATH'] } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  return new Promise((settle) => {
    child.on('close', () => settle(printed))
  })
}

test('without an .env the doctor checks the running local backend as its owner, and says so', async () => {
  const backend = await startTestBackend({ rulesFile: 'database.rules.json', data: SAMPLE })

  const printed = await runDoctor(backend)

  expect(printed).toContain("There is no .env, so the demo's settings and the running local")
  expect(printed).toContain('✓ The database accepts owner@example.com as an owner')
  expect(printed).toContain('✓ The stored data are consistent')
  await backend.stop()
  expect(await runDoctor(backend)).toContain('start it: npm start')
})
