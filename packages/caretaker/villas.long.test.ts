import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { villa } from '#content/villa.ts'
import { addDays, dayIn } from '#domain/date.ts'
import { saveChannelOver } from '#firebase/channelWriter.ts'
import { draft, openForTwo } from '#scripts/sample/season.ts'
import { readNow } from './season.ts'
import { openCommand, welcomeCaretaker } from './testingCommand.ts'
import { listen } from './testingServers.ts'

const FIRST = dayIn(villa.timeZone, Date.now())
const stayAt = (from: number, to: number) => draft(addDays(FIRST, from), addDays(FIRST, to))

/** A villa of ours with a database of its own, whose calendars stand where others can read them. */
async function openVilla(project: string) {
  const season = await openForTwo()
  await welcomeCaretaker(season.store)
  const { run, folder } = openCommand({ backend: season.backend, project })
  const port = await listen(
    createServer(({ url = '' }, response) => {
      const file = `${folder}${url}`
      if (existsSync(file)) response.end(readFileSync(file))
      else response.writeHead(404).end()
    }),
  )
  return {
    ...season,
    /** Reads another villa's calendar from now on. */
    follow: (url: string) =>
      saveChannelOver(season.ada, { id: 'sister', base: null, wanted: { name: 'Sister', url } }),
    calendar: (file: string) => `http://127.0.0.1:${port}/${file}`,
    /** Runs the command so many days ahead. */
    pull: (daysAhead: number) => run(['--once'], daysAhead),
    days: async () => {
      const { season: stays } = await readNow(season.ada, project, FIRST)
      return stays.map(({ stay }) => stay.checkIn).toSorted()
    },
    /** The UIDs that it tells to everybody. */
    told: () =>
      [...readFileSync(`${folder}/calendar.ics`, 'utf8').matchAll(/^UID:.*(\r\n .*)*/gm)]
        .map(([uid]) => uid)
        .toSorted(),
  }
}

test(
  'two villas of ours feed each other for days: what is sold, moved and cancelled at one is so at the other, and nothing grows',
  { timeout: 600_000 },
  async () => {
    const [defne, zeytin] = [await openVilla('demo-defne'), await openVilla('demo-zeytin')]
    await defne.follow(zeytin.calendar('calendar.ics'))
    await zeytin.follow(defne.calendar('calendar-sister.ics'))
    const own = await defne.ada.add(stayAt(10, 17))
    const airbnb = { source: 'airbnb', sourceUid: 'x@airbnb.com' } as const
    await defne.ada.add({ ...stayAt(60, 63), ...airbnb })
    await zeytin.ada.add(stayAt(30, 35))
    let rounds = 0
    /** Each reads the other, two hours after the last time; returns what they said, which is nothing when nothing is new. */
    const round = async () => {
      rounds += 1
      const ran = [await defne.pull(rounds / 12), await zeytin.pull(rounds / 12)]
      const problems = [await defne.unsoundness(), await zeytin.unsoundness()]
      expect(problems).toEqual([[], []])
      return ran.flatMap(({ said }) => said.filter((line) => line.startsWith('Sister')))
    }
    const days = async (...from: number[]) => {
      const expected = from.map((each) => addDays(FIRST, each))
      expect([await defne.days(), await zeytin.days()]).toEqual([expected, expected])
    }

    // There is no calendar at the second villa yet when the first one asks.
    expect(await round()).toEqual(['Sister: not read (notFound)', 'Sister: 2 new'])
    expect(await round()).toEqual(['Sister: 1 new, 2 skipped'])
    await days(10, 30, 60)
    const told = [defne.told(), zeytin.told()]
    expect(await round()).toEqual([])
    expect(await round()).toEqual([])
    expect([defne.told(), zeytin.told()]).toEqual(told)

    await defne.can.edit(own, { stay: stayAt(11, 18).stay })
    await round()
    await days(11, 30, 60)
    await defne.can.cancel(await defne.ada.see(own.id))
    await round()
    await round()
    await days(30, 60)
    await defne.can.reinstate(await defne.can.seeCancelled(own.id))
    await round()
    await days(11, 30, 60)
    expect([defne.told(), zeytin.told()]).toEqual(told)

    // Both sell the same night before they have read each other.
    await defne.ada.add(stayAt(80, 84))
    const theirs = await zeytin.ada.add(stayAt(82, 85))
    await round()
    expect(await round()).toEqual([
      'Sister: 1 in conflict, 1 same, 2 skipped',
      'Sister: 1 in conflict, 2 same',
    ])
    await zeytin.can.remove(theirs)
    await round()
    await round()
    await days(11, 30, 60, 80)
  },
)
