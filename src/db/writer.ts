import { sameCancellation } from '#domain/cancellation.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { type Change, deletedPath, isDone, needsPayments, writesOf } from '#domain/change.ts'
import { ChangedMeanwhile, Clashing, Failure, GoneMeanwhile, NightTaken } from '#domain/failure.ts'
import {
  mergeReservation,
  holdsNights,
  type Reservation,
  type ReservationDraft,
  sameReservation,
  type Seen,
} from '#domain/reservation.ts'
import { valueOf } from '#domain/record.ts'
import { readRecord } from '#domain/records.ts'
import { statusOf } from '#domain/request.ts'
import { KEYS_PATH, readKeys } from '#domain/settings/keys.ts'
import type { OpenRequests, ServerState, Stored } from '#domain/commands/writes.ts'
import { covers, nightsOf, sameStay, type Stay } from '#domain/stay.ts'
import { tryUpdate, type DatabaseClient, read, updateUntilGranted } from './client.ts'
import {
  guestNameOf,
  holdersOf,
  isLogged,
  readActive,
  readStored,
  readOpenRequests,
  withoutOthersPages,
  stayIdOfPage,
  withCurrentRequest,
} from './serverState.ts'

/** The result of a change: whether it was merged with another owner's. */
export type Sent = { merged: boolean }

/**
 * Submits a change, which the rules compare with the state that it was made from; pending while
 * offline. After a refusal the stored state is read: a stored change succeeds, others' changes are
 * merged and it is submitted again. Rejects with `NightTaken`, `Clashing`, `ChangedMeanwhile` or
 * `GoneMeanwhile`, else with a `Failure` such as `answered`.
 */
export async function submitChange(client: DatabaseClient, change: Change): Promise<Sent> {
  const { author } = client
  // A stay without a version is written as a whole, so it has to be read first.
  const isBlind = change.base?.version !== 0 && !needsPayments(change) && !isBroughtBack(change)
  const keys = readKeys(await read(client, KEYS_PATH))
  const blind = isBlind ? writesOf(change, author(), null, keys) : null
  if (blind && (await tryUpdate(client, blind))) return { merged: false }

  let latest = change
  await updateUntilGranted(client, async () => {
    const stored = await readStored(client, change.id)
    const requests = latest.verb === 'add' ? (latest.requests ?? []) : []
    const openRequests = await readOpenRequests(client, requests)
    const isOver = (await isLogged(client, change)) || (await isGone(client, change))
    const asked = await withCurrentHolds(client, stillAsked(latest, openRequests))
    const rebased = isOver ? null : rebase(asked, stored)
    const next = await withOwnKey(client, await withRequest(client, rebased))
    if (!next) return null
    latest = next
    await expectOpen(client, openRequests)
    const holders = withoutReleased(await holdersOf(client, nightsAround(next)), next)
    const payments = needsPayments(next) ? await read(client, `payments/${next.id}`) : null
    const serverState = { ...stored, openRequests, holders, payments }
    await expectFree(client, next, serverState)
    return withoutOthersPages(client, writesOf(next, author(), serverState, keys), next.id)
  })
  return { merged: latest.wanted !== change.wanted }
}

/** Whether somebody else has deleted the path that a change deletes. */
async function isGone(client: DatabaseClient, change: Change): Promise<boolean> {
  const path = deletedPath(change)
  return path !== null && (await read(client, path)) === null
}

/** The change without deleted requests: the stay is added nevertheless. */
function stillAsked(change: Change, openRequests: OpenRequests): Change {
  return change.verb === 'add' && change.requests
    ? { ...change, requests: [...openRequests.keys()] }
    : change
}

/** The change with the holds as they are stored now, without those that are gone. */
async function withCurrentHolds(client: DatabaseClient, change: Change): Promise<Change> {
  if (change.verb !== 'add' || !change.releases) return change
  const stored = await Promise.all(
    change.releases.map(async ({ id }) => {
      const { dates, details } = await readActive(client, id)
      return details === null ? null : readRecord(id, dates, details)
    }),
  )
  const releases = stored.flatMap((read) =>
    read && 'reservation' in read && read.reservation.heldFor && holdsNights(read.reservation)
      ? read.reservation
      : [],
  )
  return { ...change, releases }
}

/** The holders of the nights after the holds are released. */
function withoutReleased(holders: ServerState['holders'], change: Change): ServerState['holders'] {
  const released = new Set(change.verb === 'add' ? change.releases?.map(({ id }) => id) : [])
  return new Map(
    [...holders].map(([night, id]) => [night, id !== null && released.has(id) ? null : id]),
  )
}

/** Throws when another owner has answered a request, because a guest may have been notified. */
async function expectOpen(client: DatabaseClient, openRequests: OpenRequests): Promise<void> {
  for (const { stored } of openRequests.values()) {
    const status = statusOf(stored)
    const path = `reservations/${String(valueOf(stored, 'reservationId'))}`
    // An accepted request whose stay is deleted is open again.
    if (status === 'declined' || (status === 'accepted' && (await read(client, path)) !== null))
      throw new Failure('answered', 'The request has been answered')
  }
}

/** Whether a change brings a stay back, whose request may have been answered otherwise since. */
function isBroughtBack(
  change: Change,
): change is Extract<Change, { verb: 'uncancel' | 'undelete' }> {
  return change.verb === 'uncancel' || change.verb === 'undelete'
}

/** A stay that is brought back names no request that has been answered otherwise since. */
async function withRequest(client: DatabaseClient, change: Change | null): Promise<Change | null> {
  return change && isBroughtBack(change)
    ? { ...change, wanted: await withCurrentRequest(client, change.id, change.wanted) }
    : change
}

/** Without the page key of another stay: anyone with it may have sent another request. */
async function withOwnKey(client: DatabaseClient, change: Change | null): Promise<Change | null> {
  if (!change?.wanted) return change
  const { guestKey, ...rest } = change.wanted
  if (guestKey === undefined) return change
  const holder = await stayIdOfPage(client, guestKey)
  if (holder === null || holder === change.id) return change
  return from(change, change.base, rest)
}

/** The change rebased onto the stored state; `null` if nothing is left to do. */
function rebase(change: Change, { dates, details }: Stored): Change | null {
  const { base, wanted, verb } = change
  if (dates === null && details === null) {
    if (!base) return change
    if (verb === 'delete') return null
    throw new GoneMeanwhile()
  }
  const read = readRecord(change.id, dates, details)
  const current = 'reservation' in read ? read.reservation : read.unreadable
  if (!base) {
    // Somebody else has added it, perhaps not as it was wanted here.
    if ('stay' in current && isDone(change, current)) return null
    throw new ChangedMeanwhile(current)
  }
  if (current.version === base.version) return change
  if (!('stay' in current) || !('stay' in base)) throw new ChangedMeanwhile(current)
  if (current.deletion || base.deletion) return rebaseOnDeletion(change, current)
  if (current.cancellation || verb === 'uncancel') return rebaseOnCancellation(change, current)
  if (verb === 'pay' || verb === 'unpay') {
    const { merged } = mergeReservation(base, current, change.wanted)
    return from(change, current, merged)
  }
  if (sameReservation(current, base)) return from(change, current, wanted)
  if (verb === 'delete' || verb === 'cancel' || !wanted) throw new ChangedMeanwhile(current)
  const { merged, clashes } = mergeReservation(base, current, wanted)
  if (clashes.length > 0) throw new Clashing(current, { merged, clashes })
  const latest = from(change, current, merged)
  return isDone(latest, current) ? null : latest
}

/** The same where the stay is deleted now, or was when its editor saw it. */
function rebaseOnDeletion(change: Change, current: Reservation): Change | null {
  const { deletion, ...rest } = current
  if (change.verb === 'undelete') {
    if (deletion) return from(change, current, rest)
    if (isDone(change, current)) return null
    throw new ChangedMeanwhile(current)
  }
  if (change.verb === 'delete' && deletion) return null
  if (deletion) throw new GoneMeanwhile()
  throw new ChangedMeanwhile(current)
}

/** The same if the stay is cancelled now, or was when its editor saw it: a payment is stored in both cases. */
function rebaseOnCancellation(change: Change, current: Reservation): Change | null {
  const { cancellation, ...rest } = current
  if (change.verb === 'uncancel') return cancellation ? from(change, current, rest) : null
  if (change.verb === 'pay' || change.verb === 'unpay') return from(change, current, current)
  const wanted = change.wanted?.cancellation
  if (wanted && cancellation && sameCancellation(wanted, cancellation)) return null
  throw new Failure('cancelled', `${change.id} has been cancelled`)
}

/** The same change from another state. */
function from<C extends Change>(change: C, base: Seen | null, wanted: ReservationDraft | null): C {
  return { ...change, base, wanted }
}

/** The nights that a change may claim or free. */
function nightsAround({ base, wanted }: Change) {
  const had = base && 'stay' in base ? nightsOf(base.stay) : []
  return [...new Set([...had, ...(wanted ? nightsOf(wanted.stay) : [])])]
}

/** Whether a stay had a night already and gets none of its neighbours. */
function mayShare(was: Stay, stay: Stay, night: IsoDate): boolean {
  return [-1, 0, 1].every((later) => {
    const each = addDays(night, later)
    return covers(was, each) || !covers(stay, each)
  })
}

/** Throws `NightTaken` for the first wanted night of another stay that was not shared before. */
async function expectFree(
  client: DatabaseClient,
  change: Change,
  serverState: ServerState,
): Promise<void> {
  const { id, base, wanted } = change
  const was = base && 'stay' in base && holdsNights(base) ? base.stay : null
  if (!wanted || !holdsNights(wanted) || (was && sameStay(was, wanted.stay))) return
  const nights = nightsOf(wanted.stay)
  for (const night of nights) {
    const holder = serverState.holders.get(night) ?? id
    if (holder === id || (was && night !== nights[0] && mayShare(was, wanted.stay, night))) continue
    throw new NightTaken(night, await guestNameOf(client, holder), holder)
  }
}
