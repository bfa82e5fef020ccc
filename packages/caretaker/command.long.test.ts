import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import type { LocalBackend } from '#rtdb-emulator/server.ts'
import { NAMESPACE, newFolder } from '#rtdb-emulator/testing/backend.ts'
import { draft } from '#sample/testingSeason.ts'
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

  /** Runs it once to its end, or kills it after so many milliseconds. */
  function run(killedAfter?: number): Promise<{ code: number | null; printed: string[] }> {
    const tsx = import.meta.resolve('tsx')
    const child = spawn(process.execPath, ['--import', tsx, COMMAND, '--once'], { cwd, env })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
    if (killedAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killedAfter)
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

/** A season with a mail about a request and one about a conflict to send, and the command; `answer` is the channel's. */
async function openWithMails(answer = respond(() => CALENDAR)) {
  const season = await openCaretaker()
  const { ada, backend, addChannel, arrived, mailPort } = season
  await ada.add(draft('2030-12-12', '2030-12-16'))
  await ada.ask('2031-01-10', '2031-01-13')
  await addChannel('v', { name: 'Vrbo', url: await serve(answer) })
  const { run, calendars } = openCommand(backend, {
    CARETAKER_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    CARETAKER_MAIL_FROM: 'villa@example.com',
    CARETAKER_MAIL_TO: 'ada@example.com',
  })
  /** The subjects of the mails since the last call, apart from the daily list. */
  const subjects = () =>
    arrived
      .splice(0)
      .map(({ subject = '' }) => subject)
      .filter((subject) => !subject.startsWith('Bugün'))
      .toSorted()
  return { ...season, run, calendars, subjects }
}

const MAILS = [
  'Aynı geceler iki kez satılmış olabilir',
  'Yeni talep: Ayşe Yılmaz, 10.01.2031 – 13.01.2031',
]

test('of two commands started together in a folder one runs, and the other ends', async () => {
  let oneEnded = () => {}
  const hasOneEnded = new Promise<void>((resolve) => (oneEnded = resolve))
  // The channel answers the first one only after the other has ended, however slow the machine is.
  const { run, subjects } = await openWithMails((request, response) => {
    void hasOneEnded.then(() => respond(() => CALENDAR)(request, response))
  })
  const runToEnd = async () => {
    const end = await run()
    oneEnded()
    return end
  }

  const both = await Promise.all([runToEnd(), runToEnd()])

  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 1]))
  expect(both.flatMap(({ printed }) => printed)).toContain(
    'Another caretaker is already running in this folder.',
  )
  expect(subjects()).toEqual(MAILS)
})

const KILLS = Number(process.env['TEST_KILLS'] ?? 5)

test(
  'a command killed at any time loses nothing, and repeats at most one mail',
  { timeout: 60_000 * KILLS },
  async () => {
    const { run, subjects, stored, store, calendars, unsoundness } = await openWithMails()
    const clean = await stored('')
    const begun = performance.now()
    await run()
    const whole = performance.now() - begun
    expect(subjects()).toEqual(MAILS)

    for (let kill = 0; kill < KILLS; kill += 1) {
      await store('', clean)
      rmSync(calendars, { recursive: true, force: true })
      await run((whole * (kill + 1)) / (KILLS + 1))
      await run()

      const received = subjects()
      expect([...new Set(received)]).toEqual(MAILS)
      expect(received.length).toBeLessThanOrEqual(MAILS.length + 1)
      expect(readFileSync(`${calendars}/calendar.ics`, 'utf8')).toMatch(/END:VCALENDAR\s*$/)
      expect(await unsoundness()).toEqual([])
    }
  },
)
