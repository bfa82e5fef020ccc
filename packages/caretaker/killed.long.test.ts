import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import type { DatabaseClient } from '#db/client.ts'
import { sendChannel } from '#db/channelWriter.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { newFolder } from '#rtdb-emulator/testing/backend.ts'
import { draft } from '#scripts/sample/season.ts'
import { type Mail, openPostman, type Postman } from './mail/postman.ts'
import { HOUR, MINUTE, MORNING, openTelling } from './testingLook.ts'
import { listen } from './testingServers.ts'

const { owner, coowner } = DEMO_ACCOUNTS

/** Aborts after a step, as if the process had been killed there. */
class Killed extends Error {}

type Through = <T>(act: () => Promise<T>) => Promise<T>

/** Aborts a run after one of its steps (reads, writes and mails), which is also before the next. */
function killerAt(step: number): Through {
  let steps = 0
  let dead = false
  return async (act) => {
    if (dead) throw new Killed()
    const done = await act()
    dead = (steps += 1) === step
    if (dead) throw new Killed()
    return done
  }
}

/**
 * Records the steps of a run that leave something: a run killed after another one leaves what the
 * step before has left.
 */
function recorderOf(left: () => Promise<string>) {
  const lasting: number[] = []
  let steps = 0
  let before = ''
  const through: Through = async (act) => {
    const done = await act()
    steps += 1
    const after = await left()
    if (after !== before) lasting.push(steps)
    before = after
    return done
  }
  return { through, lasting, steps: () => steps }
}

/**
 * A season with work for every part of a run: a channel with a conflict, two requests, an
 * unreadable record, the morning.
 */
async function openBusySeason() {
  const port = await listen(
    createServer((_, response) =>
      response.end(calendarOf(eventOf('a', '20261210', '20261214', 'Reserved'))),
    ),
  )
  const addresses = [owner.email, coowner.email]
  const season = await openTelling({}, addresses)
  const { ada, store } = season
  await sendChannel(ada, {
    channel: 'add',
    id: 'vrbo',
    wanted: { name: 'Vrbo', url: `http://127.0.0.1:${port}/a.ics` },
  })
  await ada.add(draft('2026-12-12', '2026-12-16'))
  await ada.add(draft('2026-11-02', '2026-11-05'))
  await ada.ask('2027-01-10', '2027-01-13')
  await store('reservations/odd', { girisTarihi: 'yarın', cikisTarihi: 'öbür gün' })
  const folder = newFolder()
  const files = { calendarFolder: join(folder, 'public'), copies: { folder, key: null } }
  return { ...season, files, folder }
}

test(
  'a run killed at any step loses nothing, and repeats at most one mail, with the same key',
  { timeout: 900_000 },
  async () => {
    const season = await openBusySeason()
    const { arrived, client, look, store, unsoundness, files, folder, mailSettings } = season
    const real = openPostman(mailSettings, { local: true })
    const clean = await season.stored('')
    const run = (at: number, through: Through, me: string) => {
      const by: DatabaseClient = { ...client, withAuthRetry: through }
      const postman: Postman = { ...real, send: (mail: Mail) => through(() => real.send(mail)) }
      return look(at, { by, postman, me, ...files })
    }
    const recorder = recorderOf(async () =>
      JSON.stringify([await season.stored(''), arrived.length, readdirSync(folder)]),
    )
    await run(MORNING, recorder.through, 'first')
    const whole = arrived
      .splice(0)
      .map(({ messageId }) => messageId ?? '')
      .toSorted()
    expect(new Set(whole).size).toBe(whole.length)
    expect(whole).toHaveLength(6)

    for (const step of recorder.lasting) {
      await store('', clean)
      for (const name of existsSync(folder) ? readdirSync(folder) : [])
        rmSync(join(folder, name), { recursive: true })
      const end = await run(MORNING, killerAt(step), 'killed').catch((error: unknown) => error)
      // Another caretaker takes over after the lock expires.
      await run(MORNING + 5 * MINUTE, (act) => act(), 'other')
      await run(MORNING + HOUR, (act) => act(), 'other')

      const heard = arrived.splice(0).map(({ messageId }) => messageId ?? '')
      expect({
        step,
        end: end instanceof Error && end.constructor.name,
        heard: [...new Set(heard)].toSorted(),
      }).toMatchObject({
        heard: whole,
      })
      expect(heard.length - whole.length).toBeLessThanOrEqual(1)
      expect(readFileSync(join(files.calendarFolder, 'calendar.ics'), 'utf8')).toMatch(
        /END:VCALENDAR\s*$/,
      )
      const copies = readdirSync(folder).filter((name) => name.endsWith('.json'))
      expect(copies).toHaveLength(1)
      for (const name of copies) JSON.parse(readFileSync(join(folder, name), 'utf8'))
      await store('reservations/odd', null)
      expect(await unsoundness()).toEqual([])
    }
    console.info(`${recorder.steps()} steps, killed after each of ${recorder.lasting.length}`)
  },
)
