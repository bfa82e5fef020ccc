import { toAdd } from '#domain/acts/add.ts'
import { toEdit } from '#domain/acts/edit.ts'
import { keepCancelledWrites } from '#domain/acts/keepCancelled.ts'
import { toRestore } from '#domain/acts/restore.ts'
import { cancelledPath } from '#domain/acts/stayWrites.ts'
import type { BackupRequest } from '#domain/backup/backupRequest.ts'
import type { WantedCancelled } from '#domain/backup/compareCancelled.ts'
import type { WantedStay } from '#domain/backup/compareStays.ts'
import type { Backup } from '#domain/backup/readBackup.ts'
import { answeredWrites, answerPageWrites } from '#domain/acts/answerWrites.ts'
import { together, type Writes } from '#domain/acts/writes.ts'
import type { Change } from '#domain/change.ts'
import { Failure } from '#domain/failure.ts'
import { valueOf } from '#domain/record.ts'
import { readRequestLog } from '#domain/office/requestLog.ts'
import { type Answer, answerOf, readRequest } from '#domain/request.ts'
import { entriesOf } from '#domain/records.ts'
import { failureOf } from './errors.ts'
import { markWrites } from './letterWriter.ts'
import { isGranted, type Line, read } from './line.ts'
import { makeChange, newKey } from './makeChange.ts'
import { type Outcome, sendInRounds } from './rounds.ts'
import { lookAt, withTrueRequest } from './standing.ts'
import { sendOver } from './writer.ts'

/** The number of concurrent requests. */
const BATCH = 20

/** Restores stays of a backup, and reports each result. Pending while offline. */
export function recoverOver(
  line: Line,
  stays: readonly WantedStay[],
  onOutcome: (stay: WantedStay, outcome: Outcome) => void,
): Promise<void> {
  return sendInRounds(stays, async (stay) => sendOver(line, await changeFor(line, stay)), onOutcome)
}

/** Restores missing cancelled stays of a backup with their payments, and reports each result. */
export async function recoverCancelledOver(
  line: Line,
  cancelled: readonly WantedCancelled[],
  onOutcome: (stay: WantedCancelled, outcome: Outcome) => void,
): Promise<void> {
  for (let from = 0; from < cancelled.length; from += BATCH) {
    const batch = cancelled.slice(from, from + BATCH).map(async (stay) => {
      onOutcome(stay, await recoverCancelled(line, stay))
    })
    await Promise.all(batch)
  }
}

async function recoverCancelled(
  line: Line,
  { payments, ...stay }: WantedCancelled,
): Promise<Outcome> {
  try {
    const entry = newKey(line.database)
    const writes = keepCancelledWrites(line.author(), entry, stay, payments)
    const isThere = async () => (await read(line, cancelledPath(stay.id))) !== null
    if ((await isGranted(line, writes)) || (await isThere()))
      return { state: 'written', merged: false }
    expectRemembered(await read(line, `log/${stay.id}`))
    throw new Failure('changed', `${stay.id} has another story by now`)
  } catch (error) {
    return { state: 'refused', failure: failureOf(error) }
  }
}

/** Restores missing requests of a backup with their answers, and reports each result. */
export async function recoverRequestsOver(
  line: Line,
  requests: readonly BackupRequest[],
  onOutcome: (request: BackupRequest, outcome: Outcome) => void,
): Promise<void> {
  for (let from = 0; from < requests.length; from += BATCH) {
    const batch = requests.slice(from, from + BATCH).map(async (request) => {
      onOutcome(request, await recoverRequest(line, request))
    })
    await Promise.all(batch)
  }
}

/**
 * Restores the sent letters of existing stays and requests without any, in the name of the owner.
 * Omits those that were not restored.
 */
export async function recoverWrittenOver(
  line: Line,
  ids: readonly string[],
  written: Backup['written'],
): Promise<void> {
  for (const id of ids) {
    const marks = [...(written.get(id) ?? [])]
    if (marks.length === 0 || (await read(line, `written/${id}`)) !== null) continue
    await isGranted(
      line,
      together(marks.map(([kind, mark]) => markWrites(line, { about: id, kind }, mark))),
    )
  }
}

/**
 * An edit of an existing stay; a deleted one is restored as the version after its deletion, or
 * added if it is unknown.
 */
async function changeFor(line: Line, stay: WantedStay): Promise<Change> {
  const { id, base } = stay
  const { database } = line
  const wanted = await withTrueRequest(line, id, stay.wanted)
  if (base) return makeChange(database, toEdit(base, wanted))
  const log = await read(line, `log/${id}`)
  expectRemembered(log)
  if (log === null) return makeChange(database, toAdd(wanted, [], stay.payments), id)
  const last = valueOf(log, String(valueOf(log, 'last')))
  const version = Number(valueOf(last, 'version'))
  if (valueOf(last, 'verb') === 'delete')
    return makeChange(database, toRestore({ ...wanted, id, version: version - 1 }))
  const { dates, details } = await lookAt(line, id)
  // Somebody has just restored it; the writer reports if that differs.
  if (dates !== null || details !== null) return makeChange(database, toAdd(wanted), id)
  // It was deleted with the rules bypassed, so its log cannot continue.
  return makeChange(database, toAdd(wanted))
}

/** Throws when a log contains that a person was removed, which an older copy must not restore. */
function expectRemembered(log: unknown) {
  if (entriesOf(log).some(([, entry]) => valueOf(entry, 'verb') === 'forget'))
    throw new Failure('forgotten', 'The person has been taken out')
}

async function recoverRequest(
  line: Line,
  { id, payload, answer, guests }: BackupRequest,
): Promise<Outcome> {
  try {
    const log = await read(line, `log/requests/${id}`)
    expectRemembered(log)
    const { dil, guestKey, ...given } = answer
    // The last answer in the log, if any.
    const said = lastAnswer(log) ?? (await stillTrue(line, given))
    const beside = { ...(dil !== undefined && { dil }), ...(guests && { guests }) }
    const bare = { reservation: payload, ...said, ...beside }
    const pages = guestKey === undefined ? [] : [requestWrites(line, id, bare, guestKey)]
    // A key that belongs to another page now is omitted.
    for (const writes of [...pages, requestWrites(line, id, bare)])
      if (await isGranted(line, writes)) return { state: 'written', merged: false }
    throw new Failure('permission', 'Permission denied')
  } catch (error) {
    return { state: 'refused', failure: failureOf(error) }
  }
}

const WAITING: Answer = { status: 'new' }

/** The writes that restore a request with its answer and, with a key, its guest's page. */
function requestWrites(
  { database, author }: Line,
  id: string,
  bare: object,
  guestKey?: string,
): Writes {
  const stored = { ...bare, ...(guestKey !== undefined && { guestKey }) }
  const request = readRequest(id, 0, stored)
  const answer = request?.status === 'new' ? WAITING : request && answerOf(request)
  if (!request || !answer) return { [`requests/${id}`]: stored }
  return {
    [`requests/${id}`]: stored,
    ...answeredWrites(id, { entry: newKey(database), by: author() }, answer),
    ...(guestKey !== undefined && answerPageWrites({ id, guestKey, stay: request.stay }, answer)),
  }
}

/** An answer of the backup; a request whose stay was not restored is open again. */
async function stillTrue(
  line: Line,
  given: Omit<BackupRequest['answer'], 'dil' | 'guestKey'>,
): Promise<object> {
  const { reservationId } = given
  if (reservationId === undefined) return given
  return (await read(line, `reservations/${reservationId}`)) === null ? {} : given
}

/** A deletion is no answer, so the one before it is the last. */
function lastAnswer(log: unknown): object | null {
  const [newest] = readRequestLog(entriesOf(log)).filter(({ verb }) => verb !== 'delete')
  if (!newest) return null
  return Object.fromEntries(entriesOf(valueOf(valueOf(log, newest.id), 'after')))
}
