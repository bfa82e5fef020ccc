import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { newFile } from './testing/backend.ts'

const BIN = 'packages/rtdb-emulator/bin/rtdb-emulator.js'

test('the command serves the database under a rules file and frees the ports on SIGTERM', async () => {
  const rules = newFile('rules.json')
  writeFileSync(rules, '{"rules": {"open": {".read": true, ".write": true}}}')
  const ports = ['--database-port', '0', '--auth-port', '0']
  const options = ['--rules', rules, '--project', 'demo-cli', ...ports]
  const command = spawn(process.execPath, [BIN, ...options])
  onTestFinished(() => void command.kill('SIGKILL'))
  let printed = ''
  for await (const chunk of command.stdout) {
    printed += String(chunk)
    if (printed.includes('Auth')) break
  }
  const url = /http:\S+(?=\/\?ns=demo-cli-default-rtdb)/.exec(printed)?.[0]

  const written = await fetch(`${url}/open/n.json`, { method: 'PUT', body: '1' })
  const refused = await fetch(`${url}/shut.json`)
  command.kill('SIGTERM')
  await once(command, 'exit')

  expect([written.status, refused.status, command.exitCode]).toEqual([200, 401, 0])
  await expect(fetch(`${url}/open.json`)).rejects.toThrow('fetch failed')
})

test.each([
  [['--rules', '/nowhere.json'], 1, 'There is no rules file /nowhere.json'],
  [['--auth-port', 'x'], 2, '"x" is not a port number'],
])('%j ends with exit code %i and the reason', (options, code, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [BIN, ...options], { encoding: 'utf8' })

  expect(status).toBe(code)
  expect(stderr).toContain(reason)
})
