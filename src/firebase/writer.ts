import { withoutCancellation } from '#domain/acts/cancelIntents.ts'
import { sameCancellation } from '#domain/cancelled/cancellation.ts'
import { type CancelledStay, readCancelled } from '#domain/cancelled/cancelledStay.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import {
  type Change,
  effectOf,
  isDone,
  needsPayments,
  reachesCancelled,
  takenBy,
  writesOf,
} from '#domain/change.ts'
import { ChangedMeanwhile, Clashing, Failure, GoneMeanwhile, NightTaken } from '#domain/failure.ts'
import { mergeReservation } from '#domain/merge.ts'
import { valueOf } from '#domain/record.ts'
import { readRecord } from '#domain/records.ts'
import { statusOf } from '#domain/request.ts'
import { type ReservationDraft, sameReservation, type Seen } from '#domain/reservation.ts'
import type { Asked, Standing, Stored } from '#domain/serverState.ts'
import { covers, nightsOf, sameStay, type Stay } from '#domain/stay.ts'
import { isGranted, type Line, read } from './line.ts'
import {
  askedOf,
  guestOf,
  holdersOf,
  isSaid,
  lookFor,
  sparingOthersPages,
  stayNaming,
  withTrueRequest,
} from './standing.ts'

/** The result of a change: whether it was merged with another owner's. */
export type Sent = { merged: boolean }

/** The number of attempts while others are faster. */
const TRIES = 20

/**
 * Submits a change, which the rules compare with the state that it was made from; pending while
 * offline. After a refusal the stored state is read: a stored change succeeds, others' changes are
 * merged and it is submitted again. Rejects with `NightTaken`, `Clashing`, `ChangedMeanwhile` or
 * `GoneMeanwhile`, else with a `Failure` such as `answered`.
 */
export async function sendOver(line: Line, change: Change): Promise<Sent> {
  const { author } = line
  // A stay older than versions is written as a whole, so it has to be read first.
  const isBlind = change.base?.version !== 0 && !needsPayments(change)
  const blind = isBlind ? writesOf(change, author(), null) : null
  if (blind && (await isGranted(line, blind))) return { merged: false }

  let refused = JSON.stringify(blind)
  let latest = change
  for (let tries = 0; tries < TRIES; tries += 1) {
    const stored = await lookFor(line, change.id)
    const asked = await askedOf(line, latest.requests ?? [])
    const due = await sinceDeleted(line, stillAsked(latest, asked))
    const isOver = (await isSaid(line, change)) || (await isGone(line, change))
    const next = isOver ? null : await withOwnKey(line, await withRequest(line, adapt(due, stored)))
    latest = next ?? latest
    const merged = latest.wanted !== change.wanted
    if (!next) return { merged }
    await expectOpen(line, asked)
    const holders = await holdersOf(line, nightsAround(next))
    const payments = needsPayments(next) ? await read(line, `payments/${next.id}`) : null
    const standing = { ...stored, asked, holders, payments }
    await expectFree(line, next, standing)
    const writes = await sparingOthersPages(line, writesOf(next, author(), standing), next.id)
    // The second equal refusal is not due to the season.
    if (JSON.stringify(writes) === refused) break
    if (await isGranted(line, writes)) return { merged }
    refused = JSON.stringify(writes)
  }
  throw new Failure('permission', 'Permission denied')
}

/** Whether somebody else has deleted the path that a change deletes. */
async function isGone(line: Line, change: Change): Promise<boolean> {
  const path = takenBy(change)
  return path !== null && (await read(line, path)) === null
}

/** The change without deleted requests: the stay is added nevertheless. */
function stillAsked(change: Change, asked: Asked): Change {
  return change.requests ? { ...change, requests: [...asked.keys()] } : change
}

/**
 * Throws when another owner has answered one of the requests, because a guest may have been
 * notified.
 */
async function expectOpen(line: Line, asked: Asked): Promise<void> {
  for (const stored of asked.values()) {
    const status = statusOf(stored)
    const path = `reservations/${String(valueOf(stored, 'reservationId'))}`
    // An accepted request whose stay is deleted is open again.
    if (status === 'declined' || (status === 'accepted' && (await read(line, path)) !== null))
      throw new Failure('answered', 'The request has been answered')
  }
}

/**
 * A restored stay follows its deletion, which may have found an equal stay a version later; it
 * names no request that was reopened since.
 */
async function sinceDeleted(line: Line, change: Change): Promise<Change> {
  const { id, base, wanted } = change
  if (effectOf(change) !== 'returns' || !base || !wanted) return change
  const log = `log/${id}`
  const version = valueOf(
    await read(line, `${log}/${String(await read(line, `${log}/last`))}`),
    'version',
  )
  const seen = typeof version === 'number' ? { ...base, version: version - 1 } : base
  return from(change, seen, await withTrueRequest(line, id, wanted))
}

/** A stay whose cancellation is undone names no request with another answer either. */
async function withRequest(line: Line, change: Change | null): Promise<Change | null> {
  return change?.verb === 'reinstate'
    ? { ...change, wanted: await withTrueRequest(line, change.id, change.wanted) }
    : change
}

/** Without the page key of another stay: anyone with it may have sent another request. */
async function withOwnKey(line: Line, change: Change | null): Promise<Change | null> {
  if (!change?.wanted) return change
  const { guestKey, ...rest } = change.wanted
  if (guestKey === undefined) return change
  const holder = await stayNaming(line, guestKey)
  if (holder === null || holder === change.id) return change
  return from(change, change.base, rest)
}

/** The change applied to the stored state; `null` when nothing is left to do. */
function adapt(change: Change, { dates, details, cancelled }: Stored): Change | null {
  const exists = dates !== null || details !== null
  const { base, wanted } = change
  const effect = effectOf(change)
  const kept = readCancelled(change.id, cancelled)
  if (kept) return adaptToCancelled(change, kept)
  if (!exists) {
    if (effect === 'makes' || effect === 'returns') return change
    if (effect === 'removes') return null
    throw new GoneMeanwhile()
  }
  const read = readRecord(change.id, dates, details)
  const current = 'reservation' in read ? read.reservation : read.unreadable
  // The stay to undelete is active already.
  if (effect === 'reinstates') return null
  if (!base || effect === 'returns') {
    // Somebody else has restored it, possibly with other values.
    if ('stay' in current && isDone(change, current)) return null
    throw new ChangedMeanwhile(current)
  }
  if (current.version === base.version) return change
  if (!('stay' in current) || !('stay' in base)) throw new ChangedMeanwhile(current)
  if (sameReservation(current, base)) return from(change, current, wanted)
  if (!wanted) throw new ChangedMeanwhile(current)
  const { merged, clashes } = mergeReservation(base, current, wanted)
  if (clashes.length > 0) throw new Clashing(current, { merged, clashes })
  const latest = from(change, current, merged)
  return isDone(latest, current) ? null : latest
}

/** The same for a cancelled stay: payments are stored nevertheless. */
function adaptToCancelled(change: Change, current: CancelledStay): Change | null {
  if (change.verb === 'cancel' && sameCancellation(change.cancellation, current.cancellation))
    return null
  if (change.verb === 'reinstate')
    return { ...change, base: current, wanted: withoutCancellation(current) }
  if (reachesCancelled(change)) return from(change, current, current)
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

/**
 * Whether a stay had a night already and gets none of its neighbours, because those are claimed
 * together.
 */
function mayShare(was: Stay, stay: Stay, night: IsoDate): boolean {
  return [-1, 0, 1].every((later) => {
    const each = addDays(night, later)
    return covers(was, each) || !covers(stay, each)
  })
}

/**
 * Throws `NightTaken` for the first wanted night of another stay that the stay did not share
 * before.
 */
async function expectFree(line: Line, change: Change, standing: Standing): Promise<void> {
  const { id, base, wanted } = change
  const was = base && 'stay' in base && effectOf(change) === 'changes' ? base.stay : null
  if (!wanted || (was && sameStay(was, wanted.stay))) return
  const nights = nightsOf(wanted.stay)
  for (const night of nights) {
    const holder = standing.holders.get(night) ?? id
    if (holder === id || (was && night !== nights[0] && mayShare(was, wanted.stay, night))) continue
    throw new NightTaken(night, await guestOf(line, holder), holder)
  }
}
