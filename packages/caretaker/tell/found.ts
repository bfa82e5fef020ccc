import {
  type Database,
  equalTo,
  get,
  onValue,
  orderByChild,
  type Query,
  query,
  ref,
} from 'firebase/database'
import { type Caretaker, readCaretaker } from '#domain/caretaker/caretaker.ts'
import { type Channel, readChannels } from '#domain/channels/channel.ts'
import { type OpenConflict, openConflicts } from '#domain/channels/openConflicts.ts'
import { type OpenQuestion, openQuestions } from '#domain/channels/openQuestions.ts'
import type { IsoDate } from '#domain/date.ts'
import {
  findRivals,
  gatherRepeats,
  isUnanswered,
  type Received,
  type Rivals,
} from '#domain/inbox.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { readPrices } from '#domain/prices/storedPrices.ts'
import { sentAtOf } from '#domain/pushId.ts'
import { entriesOf, readRecord } from '#domain/records.ts'
import { readRequest } from '#domain/request.ts'
import { type Reservation, sortByCheckIn, type UnreadableRecord } from '#domain/reservation.ts'
import { type Line, read } from '#firebase/line.ts'

/** A channel that nobody could read for a while. */
export type Silence = { channel: Channel; since: number }

/** What the caretaker has found that owners may want to know. */
export type Found = {
  now: number
  today: IsoDate
  caretaker: Caretaker
  channels: readonly Channel[]
  /** The stays, by check-in. */
  season: readonly Reservation[]
  /** The requests that nobody has answered, the newest first. */
  unanswered: readonly Received[]
  rivals: ReadonlyMap<string, Rivals>
  prices: Prices
  conflicts: readonly OpenConflict[]
  questions: readonly OpenQuestion[]
  unreadable: readonly UnreadableRecord[]
}

/** Reads what owners may want to know; it is `now`, and `today` at the villa. */
export async function readFound(line: Line, now: number, today: IsoDate): Promise<Found> {
  const [{ season, unreadable }, channels, prices, caretaker, open] = await Promise.all([
    readStays(line),
    read(line, 'channels'),
    read(line, 'prices'),
    read(line, 'caretaker'),
    readOpen(line),
  ])
  const known = readChannels(channels).channels
  return {
    now,
    today,
    caretaker: readCaretaker(caretaker),
    channels: known,
    season,
    unanswered: open.filter(isUnanswered),
    rivals: findRivals(open, season),
    prices: readPrices(prices),
    conflicts: openConflicts(known, season, today),
    questions: openQuestions(known, season, today),
    unreadable: unreadable.length > 0 ? await stillUnreadable(line, unreadable) : unreadable,
  }
}

async function readStays(line: Line) {
  const [dates, details] = await Promise.all([
    read(line, 'reservations'),
    read(line, 'reservationDetails'),
  ])
  const [shown, hidden] = [new Map(entriesOf(dates)), new Map(entriesOf(details))]
  const all = [...new Set([...shown.keys(), ...hidden.keys()])].map((id) =>
    readRecord(id, shown.get(id), hidden.get(id)),
  )
  return {
    season: sortByCheckIn(all.flatMap((each) => ('reservation' in each ? each.reservation : []))),
    unreadable: all.flatMap((each) => ('unreadable' in each ? each.unreadable : [])),
  }
}

/** A stay that was saved between the reading of its halves looks as if one were missing; it is read once more. */
async function stillUnreadable(line: Line, once: readonly UnreadableRecord[]) {
  const { unreadable } = await readStays(line)
  const still = new Set(unreadable.map(({ id }) => id))
  return once.filter(({ id }) => still.has(id))
}

/**
 * Has the database tell each change of what a look reads: a season is then not transferred anew for every channel, nor for the next
 * look, where reading a large one every five minutes would be gigabytes a month.
 */
export function followWhatIsRead({ database }: Line): void {
  const ignore = () => {}
  const paths = ['reservations', 'reservationDetails', 'channels', 'prices', 'caretaker']
  for (const path of paths) onValue(ref(database, path), ignore, ignore)
  for (const some of openIn(database)) onValue(some, ignore, ignore)
}

function openIn(database: Database): Query[] {
  return [null, 'new', 'held'].map((status) =>
    query(ref(database, 'requests'), orderByChild('status'), equalTo(status)),
  )
}

/** The requests to which nobody has said yes or no, however many there are of the others. */
async function readOpen({ database, insist }: Line): Promise<Received[]> {
  const all = await Promise.all(
    openIn(database).map(async (some) => entriesOf((await insist(() => get(some))).val())),
  )
  const requests = all.flat().flatMap(([id, stored]) => readRequest(id, sentAtOf(id), stored) ?? [])
  return gatherRepeats(requests)
}
