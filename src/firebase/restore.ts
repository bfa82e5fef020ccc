import { toAdd } from '#domain/acts/add.ts'
import { toEdit } from '#domain/acts/edit.ts'
import { toRestore } from '#domain/acts/restore.ts'
import type { BackupRequest } from '#domain/backup/backupRequest.ts'
import type { WantedStay } from '#domain/backup/compareStays.ts'
import type { Change } from '#domain/change.ts'
import { Failure, NightTaken } from '#domain/failure.ts'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { failureOf } from './errors.ts'
import { isGranted, type Line, read } from './line.ts'
import { makeChange } from './makeChange.ts'
import { lookAt, withTrueRequest } from './standing.ts'
import { sendOver } from './writer.ts'

/** What became of one thing of a backup. */
export type Outcome =
  | { state: 'written'; merged: boolean }
  /** Nothing of it was written. */
  | { state: 'refused'; failure: Failure }

/** So many are on their way at once. */
const BATCH = 20

/**
 * Puts stays of a backup back, each in a write of its own that the rules judge as any other, and tells what became of each. A
 * stay whose nights another one holds is tried again as long as others move. Pending while the line is cut.
 */
export async function restoreOver(
  line: Line,
  stays: readonly WantedStay[],
  onOutcome: (stay: WantedStay, outcome: Outcome) => void,
): Promise<void> {
  let left = stays
  while (left.length > 0) {
    const taken: { stay: WantedStay; outcome: Outcome }[] = []
    for (let from = 0; from < left.length; from += BATCH) {
      const batch = left.slice(from, from + BATCH).map(async (stay) => {
        const outcome = await restoreOne(line, stay)
        if (isTaken(outcome)) taken.push({ stay, outcome })
        else onOutcome(stay, outcome)
      })
      await Promise.all(batch)
    }
    if (taken.length === left.length) {
      for (const { stay, outcome } of taken) onOutcome(stay, outcome)
      return
    }
    left = taken.map(({ stay }) => stay)
  }
}

/** Puts requests of a backup back that are missing, with their answers, and tells what became of each. */
export async function restoreRequestsOver(
  line: Line,
  requests: readonly BackupRequest[],
  onOutcome: (request: BackupRequest, outcome: Outcome) => void,
): Promise<void> {
  for (let from = 0; from < requests.length; from += BATCH) {
    const batch = requests.slice(from, from + BATCH).map(async (request) => {
      onOutcome(request, await restoreRequest(line, request))
    })
    await Promise.all(batch)
  }
}

function isTaken(outcome: Outcome): boolean {
  return outcome.state === 'refused' && outcome.failure instanceof NightTaken
}

async function restoreOne(line: Line, stay: WantedStay): Promise<Outcome> {
  try {
    const { merged } = await sendOver(line, await changeFor(line, stay))
    return { state: 'written', merged }
  } catch (error) {
    return { state: 'refused', failure: failureOf(error) }
  }
}

/** An edit of what stands there; what is gone comes back as the version after its toDelete, or is added as it never was. */
async function changeFor(line: Line, stay: WantedStay): Promise<Change> {
  const { id, base } = stay
  const { database } = line
  const wanted = await withTrueRequest(line, id, stay.wanted)
  if (base) return makeChange(database, toEdit(base, wanted))
  const log = await read(line, `log/${id}`)
  expectRemembered(log)
  if (log === null) return makeChange(database, toAdd(wanted, [], stay.payments), id)
  const last = valueOf(log, String(valueOf(log, 'last')))
  const surum = Number(valueOf(last, 'surum'))
  if (valueOf(last, 'verb') === 'delete')
    return makeChange(database, toRestore({ ...wanted, id, surum: surum - 1 }))
  const { dates, details } = await lookAt(line, id)
  // Somebody has just brought it back, if otherwise is for the writer to tell.
  if (dates !== null || details !== null) return makeChange(database, toAdd(wanted), id)
  // Its log does not know that it is gone: it was taken away past the rules, and nobody can go on with its story.
  return makeChange(database, toAdd(wanted))
}

/** Throws when a person was taken out of what a log tells of: an older copy does not bring them back. */
function expectRemembered(log: unknown) {
  if (entriesOf(log).some(([, entry]) => valueOf(entry, 'verb') === 'forget'))
    throw new Failure('forgotten', 'The person has been taken out')
}

async function restoreRequest(
  line: Line,
  { id, payload, answer }: BackupRequest,
): Promise<Outcome> {
  try {
    const log = await read(line, `log/requests/${id}`)
    expectRemembered(log)
    const { dil, ...given } = answer
    // The answer that was given last, where the log knows one.
    const said = log === null ? await stillTrue(line, given) : lastAnswer(log)
    const stored = { reservation: payload, ...said, ...(dil !== undefined && { dil }) }
    if (await isGranted(line, { [`requests/${id}`]: stored }))
      return { state: 'written', merged: false }
    throw new Failure('permission', 'Permission denied')
  } catch (error) {
    return { state: 'refused', failure: failureOf(error) }
  }
}

/** An answer of the backup; a request whose stay has not come back waits for one again. */
async function stillTrue(line: Line, given: Omit<BackupRequest['answer'], 'dil'>): Promise<object> {
  const { reservationId } = given
  if (reservationId === undefined) return given
  return (await read(line, `reservations/${reservationId}`)) === null ? {} : given
}

function lastAnswer(log: unknown): object {
  const after = valueOf(valueOf(log, String(valueOf(log, 'last'))), 'after')
  return Object.fromEntries(entriesOf(after))
}
