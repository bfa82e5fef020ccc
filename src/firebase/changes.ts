import type { Change, Seen } from '#domain/change.ts'
import { Failure } from '#domain/failure.ts'
import type { OlderRecord } from '#domain/olderRecord.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import { signedInEmail } from './auth.ts'
import { expectAnswer } from './connection.ts'
import { database } from './database.ts'
import { moveOver } from './healing.ts'
import type { Line } from './line.ts'
import { makeAddition, makeDeletion, makeEdit, makeRestoration } from './makeChange.ts'
import { withSession } from './session.ts'
import { sendOver, type Sent } from './writer.ts'

/** The page's own line. */
export const pageLine: Line = {
  database,
  author: signedInEmail,
  insist: (act) => withSession(() => expectAnswer(act())),
}

/** The change that adds a stay and accepts the requests that it answers. */
export const addition = (wanted: ReservationDraft, requests: readonly string[] = []): Change =>
  makeAddition(database, wanted, requests)

/** The change that makes of a record, as its editor saw it, what is wanted. */
export const edit = (base: Seen, wanted: ReservationDraft): Change =>
  makeEdit(database, base, wanted)

/** The change that deletes a record, as its owner saw it. */
export const deletion = (base: Seen): Change => makeDeletion(database, base)

/** The change that brings back a stay that was deleted as `base`. */
export const restoration = (base: Reservation): Change => makeRestoration(database, base)

/** Moves a record of the older layout as it is read; rejects with a `Failure` when it has changed since. */
export async function moveOlder(id: string, older: OlderRecord): Promise<void> {
  if (!(await moveOver(pageLine, id, older))) throw new Failure('changed', `${id} has changed`)
}

/** Sends a change; resolves and rejects as `sendOver` does. */
export const sendChange = (change: Change): Promise<Sent> => sendOver(pageLine, change)
