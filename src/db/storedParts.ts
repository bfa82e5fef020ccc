import { get, limitToFirst, orderByKey, query, ref, startAfter } from 'firebase/database'
import { PART_NAMES, type StoredParts } from '#domain/files/backup.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { findHalfProblems } from '#domain/stay/stayProblems.ts'
import { failureOf } from './errors.ts'
import { type DatabaseClient, read } from './client.ts'

const PAGE = 500

// The halves of a change arrive one after the other; an incomplete one is read again this many
// times.
const ATTEMPTS = 4
const HALVES_WAIT_MS = 100

/** Reads the content of a backup; rejects with a `Failure`. */
export async function readStoredParts(client: DatabaseClient): Promise<StoredParts> {
  // The requests first: without a subscription, reading them detects a lost connection.
  const requests = await readRequests(client)
  const stays = await readStays(client)
  const others = PART_NAMES.filter((part) => part !== 'requests' && !(part in stays))
  const rest: Partial<StoredParts> = {}
  for (const part of others) rest[part] = await read(client, part)
  return { ...rest, ...stays, requests } as StoredParts
}

/** Both halves of the stays, read again until they fit. */
async function readStays(client: DatabaseClient) {
  for (let looks = 1; ; looks += 1) {
    const [reservations, reservationDetails, payments] = await Promise.all(
      ['reservations', 'reservationDetails', 'payments'].map((path) => read(client, path)),
    )
    const halves = { reservations, reservationDetails }
    if (looks === ATTEMPTS || findHalfProblems(halves).length === 0) return { ...halves, payments }
    await new Promise((resolve) => setTimeout(resolve, HALVES_WAIT_MS))
  }
}

/** Reads all requests of the inbox, page by page; rejects with a `Failure`. */
async function readRequests(client: DatabaseClient): Promise<{ [id: string]: unknown }> {
  const all: [id: string, stored: unknown][] = []
  for (;;) {
    const last = all.at(-1)
    const from = last ? [startAfter(last[0])] : []
    const page = query(ref(client.database, 'requests'), orderByKey(), ...from, limitToFirst(PAGE))
    const snapshot = await get(page).catch((error: unknown) => {
      throw failureOf(error)
    })
    const entries = entriesOf(snapshot.val())
    all.push(...entries)
    if (entries.length < PAGE) return Object.fromEntries(all)
  }
}
