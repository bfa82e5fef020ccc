import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { saveChannelOver } from '#firebase/channelWriter.ts'
import { type Row, writePart } from '#e2e/faults/table.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { openBadLine } from '#rtdb-emulator/testing/badLine.ts'
import { PROJECT } from '#rtdb-emulator/testing/backend.ts'
import { openForTwo } from '#scripts/sample/season.ts'
import { dayFromToday } from '#scripts/demo.ts'
import { openCommand, type Ran, welcomeCaretaker } from './testingCommand.ts'
import { listen } from './testingServers.ts'

const { caretaker } = DEMO_ACCOUNTS
const SLOW_MS = 3_000
const plain = (days: number) => dayFromToday(days).replaceAll('-', '')

/** A season with a channel that has sold something, and the command on a line that can be spoilt. */
async function openLook() {
  const season = await openForTwo()
  await welcomeCaretaker(season.store)
  const database = await openBadLine(season.backend.databasePort)
  const auth = await openBadLine(season.backend.authPort)
  let meanwhile = () => {}
  const port = await listen(
    createServer((_, response) => {
      meanwhile()
      response.end(calendarOf(eventOf('a@airbnb.com', plain(40), plain(44))))
    }),
  )
  const url = `http://127.0.0.1:${port}/a.ics`
  await saveChannelOver(season.ada, { id: 'airbnb', base: null, wanted: { name: 'Airbnb', url } })
  const clean = await season.stored('')
  const { run } = openCommand({
    backend: { databasePort: database.port, authPort: auth.port },
    project: PROJECT,
  })
  return {
    ...season,
    database,
    auth,
    run,
    restore: () => season.store('', clean),
    /** Does something once the look has read the season and asks the channel. */
    onAsked: (act: () => void) => {
      meanwhile = () => {
        meanwhile = () => {}
        act()
      }
    },
  }
}

/** Switches the command's account off or on, as whoever has the project's console does. */
async function switchOff(authPort: number, disableUser: boolean) {
  const url = `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`
  const body = JSON.stringify({ localId: caretaker.uid, disableUser })
  const headers = { Authorization: 'Bearer owner' }
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200)
}

type Look = Awaited<ReturnType<typeof openLook>>

/** How often the channel's sale stands in the season. */
async function standing({ stored }: Look): Promise<number> {
  return JSON.stringify(await stored('reservationDetails')).split('"a@airbnb.com"').length - 1
}

/** What fails; the look itself, and how it ends once all is well again. */
const FAULTS: readonly [name: string, fail: (look: Look) => Promise<Ran>, code: number][] = [
  [
    'killed before the look, later started with its data',
    async ({ database, auth, run, startAnew }) => {
      database.cut()
      auth.cut()
      const ran = await run()
      const next = await startAnew()
      for (const [line, port] of [
        [database, next.databasePort],
        [auth, next.authPort],
      ] as const) {
        line.lead(port)
        line.mend()
      }
      return ran
    },
    1,
  ],
  [
    'restarted with its data in the look',
    async ({ database, auth, run, onAsked, startAnew }) => {
      onAsked(
        () =>
          void startAnew().then(({ databasePort, authPort }) => {
            database.lead(databasePort)
            auth.lead(authPort)
          }),
      )
      return run()
    },
    0,
  ],
  [
    'slow by 3 s',
    async ({ database, run }) => {
      database.slow(SLOW_MS)
      const ran = await run()
      database.mend()
      return ran
    },
    0,
  ],
  [
    'line dead before the save, back after 5 s',
    ({ database, run, onAsked }) => {
      onAsked(() => {
        database.hang()
        setTimeout(database.mend, 5_000)
      })
      return run()
    },
    0,
  ],
  [
    'line dead before the answer, back after 5 s',
    ({ database, run, onAsked }) => {
      onAsked(() => {
        database.loseAnswers()
        setTimeout(database.mend, 5_000)
      })
      return run()
    },
    0,
  ],
  [
    'line cut after the look',
    async ({ database, run }) => {
      const ran = await run()
      database.cut()
      database.mend()
      return ran
    },
    0,
  ],
  [
    'the rules refuse it: struck off in the look',
    async ({ run, onAsked, store }) => {
      onAsked(() => void store(`admins/${caretaker.uid}`, null))
      const ran = await run()
      await welcomeCaretaker(store)
      return ran
    },
    1,
  ],
  [
    'its account is switched off',
    async ({ auth, run }) => {
      await switchOff(auth.port, true)
      const ran = await run()
      await switchOff(auth.port, false)
      return ran
    },
    2,
  ],
]

test(
  'whatever fails is told by a look, and nothing that is stored is lost or doubled',
  { timeout: 600_000 },
  async () => {
    const look = await openLook()
    const rows: Row[] = []
    for (const [name, fail, code] of FAULTS) {
      await look.restore()
      const ran = await fail(look)
      const first = await standing(look)

      expect({ name, ...ran }).toMatchObject({ name, code })

      const again = await look.run()

      expect({ name, again }).toMatchObject({ again: { code: 0 } })
      expect(await standing(look)).toBe(1)
      expect(await look.unsoundness()).toEqual([])
      const said = ran.said.filter((line) => line !== '').join(' → ') || '(nothing)'
      rows.push([
        name,
        `${said}; exit ${ran.code}`,
        first === 1 ? 'once' : 'once, by the next look',
      ])
    }
    writePart('8', 'The caretaker’s look (`npm run caretaker -- --once`)', rows)
  },
)
