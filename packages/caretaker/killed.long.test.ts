import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import type { DatabaseClient } from '#db/client.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { newFolder } from '#rtdb-emulator/testing/backend.ts'
import { draft, failed } from '#sample/testingSeason.ts'
import type { Mailer } from './mail/mailer.ts'
import { respond, serve } from './testingChannels.ts'
import { HOUR, MINUTE, MORNING, openCaretaker } from './testingRun.ts'

const { owner, coowner } = DEMO_ACCOUNTS

/** Aborts a run before a step, as if the process had been killed there. */
class Killed extends Error {}

/** Counts the steps of a run, its writes and mails, and aborts it before the step `last + 1`. */
function killerAfter(last: number) {
  let steps = 0
  let isKilled = false
  const step = () => {
    isKilled ||= steps === last
    if (isKilled) throw new Killed()
    steps += 1
  }
  return {
    steps: () => steps,
    isKilled: () => isKilled,
    // Each write begins with its author's address.
    client: (client: DatabaseClient): DatabaseClient => ({
      ...client,
      author: () => {
        step()
        return client.author()
      },
    }),
    mailer:
      (send: Mailer): Mailer =>
      async (mail) => {
        step()
        return send(mail)
      },
  }
}

/**
 * A season with work for every part of a run: a channel with a conflict, two requests, an
 * unreadable record, the morning.
 */
async function openBusySeason() {
  const calendar = calendarOf(eventOf('a', '20261210', '20261214', 'Reserved'))
  const url = await serve(respond(() => calendar))
  const addresses = [owner.email, coowner.email]
  const season = await openCaretaker({}, addresses)
  const { ada, store, addChannel } = season
  await addChannel('vrbo', { name: 'Vrbo', url })
  await ada.add(draft('2026-12-12', '2026-12-16'))
  await ada.add(draft('2026-11-02', '2026-11-05'))
  await ada.ask('2027-01-10', '2027-01-13')
  await store('reservations/odd', { girisTarihi: 'yarın', cikisTarihi: 'öbür gün' })
  const folder = newFolder()
  const files = { calendarFolder: join(folder, 'public'), backups: { folder, key: null } }
  return { ...season, files, folder }
}

test(
  'a run killed at any step loses nothing, and repeats at most one mail, with the same key',
  { timeout: 900_000 },
  async () => {
    const season = await openBusySeason()
    const { arrived, client, mailer, store, unsoundness, files, folder } = season
    const clean = await season.stored('')
    const run = (at: number, killer = killerAfter(Infinity)) =>
      season.run(at, { by: killer.client(client), mailer: killer.mailer(mailer), ...files })
    const counter = killerAfter(Infinity)
    await run(MORNING, counter)
    const whole = arrived
      .splice(0)
      .map(({ messageId }) => messageId ?? '')
      .toSorted()
    expect(new Set(whole).size).toBe(whole.length)
    expect(whole).toHaveLength(6)

    for (let step = 0; step < counter.steps(); step += 1) {
      await store('', clean)
      for (const name of existsSync(folder) ? readdirSync(folder) : [])
        rmSync(join(folder, name), { recursive: true })
      const killer = killerAfter(step)
      await failed(run(MORNING, killer))
      await run(MORNING + 5 * MINUTE)
      await run(MORNING + HOUR)

      const received = arrived.splice(0).map(({ messageId }) => messageId ?? '')
      expect({
        step,
        isKilled: killer.isKilled(),
        // What another run finds later has another key.
        received: new Set(received).size,
      }).toEqual({ step, isKilled: true, received: whole.length })
      expect(received.length - whole.length).toBeLessThanOrEqual(1)
      expect(readFileSync(join(files.calendarFolder, 'calendar.ics'), 'utf8')).toMatch(
        /END:VCALENDAR\s*$/,
      )
      const backups = readdirSync(folder).filter((name) => name.endsWith('.json'))
      expect(backups).toHaveLength(1)
      for (const name of backups) JSON.parse(readFileSync(join(folder, name), 'utf8'))
      await store('reservations/odd', null)
      expect(await unsoundness()).toEqual([])
    }
  },
)
