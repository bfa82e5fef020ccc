import { get, limitToFirst, orderByKey, query, ref, startAfter } from 'firebase/database'
import type { BackupOrigin, StoredParts } from '#domain/backup/backup.ts'
import { type OwnLetters, readOwnLetters } from '#domain/letters/ownLetters.ts'
import { readPrices, type StoredPrices } from '#domain/prices/storedPrices.ts'
import { findHalfProblems } from '#domain/soundness.ts'
import { entriesOf } from '#domain/records.ts'
import { app } from './app.ts'
import { pageLine } from './changes.ts'
import { serverNow } from './clock.ts'
import { failureOf } from './errors.ts'
import { type Line, read } from './line.ts'

/** So many requests are read at once. */
const PAGE = 500

// The halves of a change arrive one after the other; so often, and after so long, they are looked at again.
const LOOKS = 4
const MEETING_MS = 100

/** The project that a backup of this site is of. */
export const PROJECT = app.options.projectId ?? ''

/** Reads all that a backup holds, and says when; rejects with a `Failure`. */
export async function readForBackup(): Promise<
  StoredParts & Pick<BackupOrigin, 'project' | 'madeAt'>
> {
  // The requests first: nobody follows them all, so that a cut line is found out here.
  const requests = await readRequests(pageLine)
  const prices = await read(pageLine, 'prices')
  const halves = await readHalves(pageLine)
  const cancelled = await read(pageLine, 'cancelled')
  const payments = await read(pageLine, 'payments')
  const letters = await read(pageLine, 'letters')
  const written = await read(pageLine, 'written')
  const madeAt = new Date(serverNow()).toISOString()
  return {
    ...halves,
    cancelled,
    payments,
    requests,
    prices,
    letters,
    written,
    project: PROJECT,
    madeAt,
  }
}

/** What of now stands beside a backup's requests, prices and letters; rejects with a `Failure`. */
export async function readBeside(): Promise<{
  requestIds: ReadonlySet<string>
  prices: StoredPrices
  letters: OwnLetters
}> {
  const requests = await readRequests(pageLine)
  const prices = readPrices(await read(pageLine, 'prices'))
  const letters = readOwnLetters(await read(pageLine, 'letters'))
  return { requestIds: new Set(Object.keys(requests)), prices, letters }
}

async function readHalves(line: Line) {
  for (let looks = 1; ; looks += 1) {
    const [reservations, reservationDetails] = await Promise.all([
      read(line, 'reservations'),
      read(line, 'reservationDetails'),
    ])
    const halves = { reservations, reservationDetails }
    if (looks === LOOKS || findHalfProblems(halves).length === 0) return halves
    await new Promise((resolve) => setTimeout(resolve, MEETING_MS))
  }
}

async function readRequests(line: Line): Promise<{ [id: string]: unknown }> {
  const all: [id: string, stored: unknown][] = []
  for (;;) {
    const last = all.at(-1)
    const from = last ? [startAfter(last[0])] : []
    const page = query(ref(line.database, 'requests'), orderByKey(), ...from, limitToFirst(PAGE))
    const snapshot = await line
      .insist(() => get(page))
      .catch((error: unknown) => {
        throw failureOf(error)
      })
    const entries = entriesOf(snapshot.val())
    all.push(...entries)
    if (entries.length < PAGE) return Object.fromEntries(all)
  }
}
