import { EventEmitter, once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { villa } from '#content/villa.ts'
import { fileForChannel } from '#domain/channels/writeCalendar.ts'
import type { Source } from '#domain/channels/feed.ts'
import { readCalendar } from '#domain/channels/readCalendar.ts'
import {
  MODEL_DAYS,
  MODEL_SOURCES,
  type ReadThere,
  salesOf,
  tellModel,
} from '#domain/channels/testingModels.ts'
import { addDays, dayIn } from '#domain/date.ts'
import { ChangedMeanwhile } from '#domain/failure.ts'
import type { Reservation } from '#domain/reservation.ts'
import { toDelete } from '#domain/stayChange.ts'
import { saveIn } from '#db/client.ts'
import { changeChannel } from '#domain/channels/channel.ts'
import { draft, failed, openForTwo, type Owner } from '#scripts/sample/testingSeason.ts'
import { readSeason } from './season.ts'
import { serveSecurely } from './testingChannels.ts'
import { openCommand, allowCaretaker } from './testingCommand.ts'

const HOSTS: { readonly [source in Source]: string } = {
  airbnb: 'www.airbnb.com',
  booking: 'ical.booking.com',
  vrbo: 'www.vrbo.com',
  google: 'calendar.google.com',
  other: 'villa-zeytin.example',
}

const FIRST = dayIn(villa.timeZone, Date.now())
const dayAt = (days: number) => addDays(FIRST, days)
const stayAt = (from: number, to: number) => draft(dayAt(from), dayAt(to))

/**
 * Five channels with calendars that change over eight days, and the command that reads them in a
 * process each time.
 */
async function openChannels() {
  const season = await openForTwo()
  const { ada, store } = season
  await allowCaretaker(store)
  let at = 0
  const readThere = new Map<Source, readonly ReadThere[]>()
  const asked = new EventEmitter()
  const certificates: string[] = []
  for (const source of MODEL_SOURCES) {
    const told = () => tellModel(source, FIRST, at, readThere.get(source) ?? [])
    const { url, cert } = await serveSecurely(HOSTS[source], (_, response) => {
      asked.emit(source)
      response.end(told())
    })
    certificates.push(cert)
    await saveIn(ada, changeChannel(source, null, { name: source, url }))
  }
  const { run, folder } = openCommand({ backend: season.backend, certificates })

  /** Each channel reads our calendar once a day. */
  function readHere() {
    for (const source of MODEL_SOURCES) {
      const file = `${folder}/${fileForChannel(source)}`
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      const calendar = readCalendar(text, { zone: villa.timeZone })
      readThere.set(source, 'events' in calendar ? calendar.events : [])
    }
  }

  return {
    ...season,
    /**
     * Runs the command; calls `meanwhile` when it has requested the first channel, and again the
     * last.
     */
    pull: async (meanwhile: () => Promise<void> = () => Promise.resolve()) => {
      const moments = [MODEL_SOURCES[0], MODEL_SOURCES.at(-1)].map((each) =>
        once(asked, String(each)),
      )
      const ran = run(['--once'], at)
      for (const moment of moments) {
        await moment
        await meanwhile()
      }
      return ran
    },
    stays: async () => (await readSeason(ada)).reservations,
    /** Starts the next day, on which the channels have read our calendar of the day before. */
    startDay: async (next: number) => {
      readHere()
      at = next
    },
  }
}

/**
 * Stays cancelled by their channel. They are deleted the next day, unless an owner has edited them.
 */
const CANCELLED = new Set(['1418-c@airbnb.com', 'v2', 'villa:n2>villa-zeytin'])

/** The owners alternately write a note on each stay of a channel; `notes` gets them by stay id. */
async function writeNotes(
  owners: readonly Owner[],
  stays: readonly Reservation[],
  notes: Map<string, string>,
) {
  const came = stays.filter(({ sourceUid }) => sourceUid && !CANCELLED.has(sourceUid))
  for (const [place, base] of came.entries()) {
    const notlar = `${base.notlar}${place % 2}`
    const failure = await failed(Promise.resolve(owners[place % 2]?.edit(base, { notlar })))
    // The command may have moved the stay in the meantime.
    if (failure instanceof ChangedMeanwhile) continue
    if (failure instanceof Error) throw failure
    notes.set(base.id, notlar)
  }
}

function theOne(stays: readonly Reservation[], isIt: (stay: Reservation) => boolean): Reservation {
  const [stay] = stays.filter(isIt)
  if (!stay) throw new Error('There is no such stay.')
  return stay
}

const isWritten = (line: string) => /\d (new|changed|gone)\b/.test(line)
const inDays = ({ stay }: Pick<Reservation, 'stay'>, name = '') =>
  `${name} ${stay.checkIn} ${stay.checkOut}`

test(
  'over eight days five changing channels are imported, each twice, while two owners edit',
  { timeout: 600_000 },
  async () => {
    const { ada, can, pull, stays, startDay, unsoundness } = await openChannels()
    const own = await ada.add(stayAt(19, 26))
    const request = await ada.ask(dayAt(140), dayAt(143))
    const notes = new Map<string, string>()
    const found = async (uid: string) => theOne(await stays(), ({ sourceUid }) => sourceUid === uid)
    const codes: (number | null)[] = []

    /** The owners' operations on a day while the command runs. */
    const doings: { [day: number]: () => Promise<unknown> } = {
      1: () => Promise.all([can.add(stayAt(40, 44)), ada.hold(request, dayAt(30))]),
      2: () => can.add({ ...stayAt(116, 121), blocked: true }),
      3: () => ada.edit(own, { stay: stayAt(19, 28).stay }),
      4: async () =>
        can.pay(await found('1418-b@airbnb.com'), {
          date: dayAt(4),
          amount: 9000,
          method: 'channel',
        }),
      5: async () => ada.cancel(theOne(await stays(), ({ stay }) => stay.checkIn === dayAt(40))),
      6: async () => {
        const answer = { status: 'declined' } as const
        const answered = { request: await ada.seeRequest(request), answer }
        const held = theOne(await stays(), (stay) => stay.request === request)
        return ada.perform(toDelete(held, { answered }))
      },
    }

    for (const at of MODEL_DAYS) {
      await startDay(at)
      // A person resolves the conflict with a stay sold here.
      if (at === 6) await can.remove(await ada.see(own.id))
      const ran = await pull(async () => {
        await doings[at]?.()
        delete doings[at]
        await writeNotes([ada, can], await stays(), notes)
      })
      const problems = [await unsoundness()]
      const again = await pull()
      problems.push(await unsoundness())

      const here = await stays()
      const conflicting = at >= 3 && at < 6 ? ['v4', 'b4@booking.com'] : ['b4@booking.com']
      const sold = MODEL_SOURCES.flatMap((source) => [
        ...salesOf(source, FIRST, at),
        ...salesOf(source, FIRST, at - 1).filter(
          ({ uid }) =>
            CANCELLED.has(uid) && !salesOf(source, FIRST, at).some((each) => each.uid === uid),
        ),
      ])
      expect({ at, ran, problems, written: again.said.filter(isWritten) }).toEqual({
        at,
        ran: expect.anything() as unknown,
        problems: [[], []],
        written: [],
      })
      expect(
        here.flatMap((each) => (each.sourceUid ? inDays(each, each.sourceUid) : [])).toSorted(),
      ).toEqual(
        sold
          .flatMap(({ uid, stay }) => (conflicting.includes(uid) ? [] : inDays({ stay }, uid)))
          .toSorted(),
      )
      expect(here.filter(({ id, notlar }) => notlar !== (notes.get(id) ?? notlar))).toEqual([])
      codes.push(again.code)
    }

    expect(codes).toEqual([0, 0, 0, 1, 1, 1, 1, 0])
    expect(await ada.seePaid((await found('1418-b@airbnb.com')).id)).toMatchObject([
      { amount: 9000 },
    ])
  },
)
