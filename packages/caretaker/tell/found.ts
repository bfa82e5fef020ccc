import {
  type Database,
  equalTo,
  get,
  orderByChild,
  type Query,
  query,
  ref,
} from 'firebase/database'
import { type Caretaker, readCaretaker } from '#domain/caretaker/caretaker.ts'
import { type Channel, readChannels } from '#domain/channels/channel.ts'
import {
  type OpenConflict,
  openConflicts,
  type OpenQuestion,
  openQuestions,
} from '#domain/channels/questions.ts'
import type { IsoDate } from '#domain/date.ts'
import { answerTo, type GuestAnswer, readGuestAnswer } from '#domain/guestPage/guestAnswer.ts'
import {
  findRivals,
  gatherRepeats,
  guestAnswerOf,
  isUnanswered,
  type Received,
  type Rivals,
} from '#domain/inbox.ts'
import { type Prices, readPrices } from '#domain/prices/prices.ts'
import { sentAtOf } from '#domain/pushId.ts'
import { entriesOf, readEach } from '#domain/records.ts'
import { readStays } from '#caretaker/season.ts'
import { readRequest } from '#domain/request.ts'
import { type Reservation, sortByCheckIn, type UnreadableRecord } from '#domain/reservation.ts'
import type { Stay } from '#domain/stay.ts'
import { type DatabaseClient, read } from '#db/client.ts'

export type Silence = { channel: Channel; since: number }

/** A guest's answer to an open request or a coming stay, whose `id` it is. */
export type Answered = {
  about: 'request' | 'stay'
  id: string
  guest: string
  stay: Stay
  answer: GuestAnswer
}

export type Found = {
  now: number
  today: IsoDate
  caretaker: Caretaker
  channels: readonly Channel[]
  season: readonly Reservation[]
  /** The unanswered requests, newest first. */
  unanswered: readonly Received[]
  rivals: ReadonlyMap<string, Rivals>
  answered: readonly Answered[]
  prices: Prices
  conflicts: readonly OpenConflict[]
  questions: readonly OpenQuestion[]
  unreadable: readonly UnreadableRecord[]
}

/** Reads the findings at `now`, on the villa's `today`. */
export async function readFound(
  client: DatabaseClient,
  now: number,
  today: IsoDate,
): Promise<Found> {
  const [{ stays, unreadable }, channels, prices, caretaker, open, answers] = await Promise.all([
    readStays(client),
    read(client, 'channels'),
    read(client, 'prices'),
    read(client, 'caretaker'),
    readOpen(client),
    read(client, 'guestAnswers'),
  ])
  const season = sortByCheckIn(stays)
  const known = readChannels(channels).channels
  return {
    now,
    today,
    caretaker: readCaretaker(caretaker),
    channels: known,
    season,
    unanswered: open.filter(isUnanswered),
    rivals: findRivals(open, season),
    answered: answeredIn(readEach(answers, readGuestAnswer).values, open, season, today),
    prices: readPrices(prices),
    conflicts: openConflicts(known, season, today),
    questions: openQuestions(known, season, today),
    unreadable: unreadable.length > 0 ? await stillUnreadable(client, unreadable) : unreadable,
  }
}

function answeredIn(
  answers: ReadonlyMap<string, GuestAnswer>,
  open: readonly Received[],
  season: readonly Reservation[],
  today: IsoDate,
): Answered[] {
  return [
    ...open.flatMap((request): Answered[] => {
      const answer = guestAnswerOf(request, answers)
      const { id, guest, stay } = request
      return answer ? [{ about: 'request', id, guest, stay, answer }] : []
    }),
    ...season.flatMap(({ id, guestKey = '', musteriAdi: guest, stay }): Answered[] => {
      const answer = stay.checkOut < today ? null : answerTo('booked', answers.get(guestKey))
      return answer ? [{ about: 'stay', id, guest, stay, answer }] : []
    }),
  ]
}

/** A stay saved between the reading of its halves seems to lack one, so it is read again. */
async function stillUnreadable(client: DatabaseClient, once: readonly UnreadableRecord[]) {
  const { unreadable } = await readStays(client)
  const still = new Set(unreadable.map(({ id }) => id))
  return once.filter(({ id }) => still.has(id))
}

/** The unanswered requests, by their three statuses. */
export function openIn(database: Database): Query[] {
  return [null, 'new', 'held'].map((status) =>
    query(ref(database, 'requests'), orderByChild('status'), equalTo(status)),
  )
}

/** The unanswered requests, however many others there are. */
async function readOpen({ database, withAuthRetry }: DatabaseClient): Promise<Received[]> {
  const all = await Promise.all(
    openIn(database).map(async (some) => entriesOf((await withAuthRetry(() => get(some))).val())),
  )
  const requests = all.flat().flatMap(([id, stored]) => readRequest(id, sentAtOf(id), stored) ?? [])
  return gatherRepeats(requests)
}

/**
 * The changes of the unreadable channels: since when each one is, `null` for one that is readable
 * again.
 */
export function failingAfter(
  channels: readonly Channel[],
  { failing }: Caretaker,
  now: number,
): { [channel: string]: number | null } {
  const silent = channels.filter(({ pulled }) => pulled?.result.problem !== undefined)
  const ids = new Set(silent.map(({ id }) => id))
  return Object.fromEntries([
    ...[...ids].flatMap((id) => (failing.has(id) ? [] : [[id, now] as const])),
    ...[...failing.keys()].flatMap((id) => (ids.has(id) ? [] : [[id, null] as const])),
  ])
}
