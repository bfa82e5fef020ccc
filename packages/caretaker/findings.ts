import { get } from 'firebase/database'
import { villa } from '#content/villa.ts'
import { type Caretaker, readCaretaker } from '#domain/caretaker/caretaker.ts'
import { type OpenFinding, openFindings } from '#domain/channels/finding.ts'
import { dayIn, type IsoDate } from '#domain/date.ts'
import { type Prices, readPrices } from '#domain/prices/prices.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { readRequest, type StoredRequest } from '#domain/request/request.ts'
import { type DatabaseClient, read } from '#db/client.ts'
import { newestRequests } from '#db/newestRequests.ts'
import { failureOf } from '#db/errors.ts'
import { readCaretakerSeason, type CaretakerSeason } from './season.ts'

/** The state that mails are written about, at `now` on the villa's `today`. */
export type Findings = CaretakerSeason & {
  now: number
  today: IsoDate
  caretaker: Caretaker
  /** The unanswered ones of the newest requests, oldest first. */
  requests: readonly StoredRequest[]
  prices: Prices
  news: readonly OpenFinding[]
  questions: readonly OpenFinding[]
}

/** Reads the findings after the channels were pulled. */
export async function readFindings(client: DatabaseClient, now: number): Promise<Findings> {
  const today = dayIn(villa.timeZone, now)
  const [season, prices, caretaker, requests] = await Promise.all([
    readCaretakerSeason(client),
    read(client, 'prices'),
    read(client, 'caretaker'),
    readUnanswered(client),
  ])
  const { reservations, channels, unreadable } = season
  return {
    ...season,
    now,
    today,
    caretaker: readCaretaker(caretaker),
    requests,
    prices: readPrices(prices),
    ...openFindings(channels, reservations, today),
    unreadable: unreadable.length > 0 ? await stillUnreadable(client, unreadable) : unreadable,
  }
}

/** A stay saved between the reading of its halves seems to lack one, so it is read again. */
async function stillUnreadable(client: DatabaseClient, once: CaretakerSeason['unreadable']) {
  const { unreadable } = await readCaretakerSeason(client)
  const still = new Set(unreadable.map(({ id }) => id))
  return once.filter(({ id }) => still.has(id))
}

async function readUnanswered({ database }: DatabaseClient): Promise<StoredRequest[]> {
  const newest = await get(newestRequests(database)).catch((error: unknown) => {
    throw failureOf(error)
  })
  return entriesOf(newest.val())
    .flatMap(([id, stored]) => readRequest(id, stored) ?? [])
    .filter(({ status }) => status === 'new')
    .toSorted((one, other) => one.at - other.at)
}

/**
 * The changes of the unreadable channels: since when each one is, `null` for one that is readable
 * again.
 */
export function failingAfter({ channels, caretaker: { failing }, now }: Findings): {
  [channel: string]: number | null
} {
  const ids = channels.filter(({ pulled }) => pulled?.problem !== undefined).map(({ id }) => id)
  const fresh = ids.filter((id) => !failing.has(id)).map((id) => [id, now] as const)
  const over = [...failing.keys()].filter((id) => !ids.includes(id))
  return Object.fromEntries([...fresh, ...over.map((id) => [id, null] as const)])
}
