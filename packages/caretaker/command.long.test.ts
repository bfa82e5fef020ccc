import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import type { LocalBackend } from '#rtdb-emulator/server.ts'
import { NAMESPACE, newFolder } from '#rtdb-emulator/testing/backend.ts'
import { demoEnv } from './env.ts'
import { respond, serve } from './testingChannels.ts'
import { openCaretaker } from './testingRun.ts'

const COMMAND = resolve('packages/caretaker/cli.ts')
const PROJECT = 'demo-here'
const CALENDAR = calendarOf(eventOf('a', '20301210', '20301214', 'Reserved'))

/** The command in a folder with the backend's ports; the villa's calendar goes to `calendars`. */
function openCommand(
  { databasePort, authPort }: Pick<LocalBackend, 'databasePort' | 'authPort'>,
  settings: { readonly [name: string]: string } = {},
) {
  const cwd = newFolder()
  const calendars = join(cwd, 'public')
  const emulator = (port: number) => ({ host: '127.0.0.1', port })
  const write = (name: string, content: object) =>
    writeFileSync(join(cwd, name), JSON.stringify(content))
  write('.firebaserc', { projects: { default: PROJECT } })
  write('firebase.json', {
    database: { rules: 'database.rules.json' },
    emulators: { database: emulator(databasePort), auth: emulator(authPort) },
  })
  const env = {
    PATH: process.env['PATH'],
    ...demoEnv(),
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_DATABASE_URL: `https://${NAMESPACE}.firebaseio.com`,
    CARETAKER_CALENDAR_DIR: calendars,
    ...settings,
  }

  /** Runs it once to its end. */
  function run(): Promise<{ code: number | null; printed: string[] }> {
    const tsx = import.meta.resolve('tsx')
    const child = spawn(process.execPath, ['--import', tsx, COMMAND, '--once'], { cwd, env })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
    return new Promise((settle) => {
      child.on('close', (code) => settle({ code, printed: printed.trim().split('\n') }))
    })
  }

  return { run, calendars }
}

test('the command imports a channel once and writes our calendar, and its exit code says whether a person is needed', async () => {
  const { backend, addChannel } = await openCaretaker()
  await addChannel('v', { name: 'Vrbo', url: await serve(respond(() => CALENDAR)) })
  const { run, calendars } = openCommand(backend)

  const first = await run()
  const second = await run()

  expect(first).toEqual({ code: 0, printed: ['Vrbo: 1 new', 'calendar.ics is new.'] })
  expect(second).toEqual({ code: 0, printed: [''] })
  expect(readFileSync(`${calendars}/calendar.ics`, 'utf8')).toContain('DTSTART;VALUE=DATE:20301210')

  const other = await serve(respond(() => CALENDAR.replace('UID:a', 'UID:b')))
  await addChannel('w', { name: 'Other', url: other })
  expect(await run()).toMatchObject({ code: 1 })
})

test('the command ends with exit code 2 and the reason when a setting is wrong', async () => {
  const { backend } = await openCaretaker()

  const { code, printed } = await openCommand(backend, { CARETAKER_SMTP_URL: 'mail.villa' }).run()

  expect([code, printed.join()]).toEqual([2, expect.stringContaining('CARETAKER_SMTP_URL must be')])
})
