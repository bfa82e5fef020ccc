import { toAdd, toEdit, toUndelete } from '#domain/commands/command.ts'
import type { BackupRequest } from '#domain/backup/obstacles.ts'
import type { WantedStay } from '#domain/backup/compareStays.ts'
import type { Backup } from '#domain/backup/readBackup.ts'
import { answeredWrites, answerPageWrites } from '#domain/commands/answerWrites.ts'
import { SERVER_TIME, together, type Writes } from '#domain/commands/writes.ts'
import type { Change } from '#domain/change.ts'
import { Failure } from '#domain/failure.ts'
import { valueOf, writeFields } from '#domain/record.ts'
import { readRequestLog } from '#domain/office/requestLog.ts'
import { type Answer, answerOf, readRequest } from '#domain/request.ts'
import { isDeleted } from '#domain/reservation.ts'
import { entriesOf, readRecord } from '#domain/records.ts'
import { storedReviewFields, publishWrites, reviewPath } from '#domain/reviews/review.ts'
import { failureOf } from './errors.ts'
import { markWrites } from './letterWriter.ts'
import { tryUpdate, type DatabaseClient, read, permissionDenied } from './client.ts'
import { makeChange, newKey } from './makeChange.ts'
import { type Outcome, submitInBatches } from './batches.ts'
import { readActive, readVersion, withCurrentRequest } from './serverState.ts'
import { submitChange } from './writer.ts'

/**
 * Restores the reviews of these page keys where none are stored, and publishes them again. Omits
 * reviews that the rules refuse, such as those of a page that was not restored.
 */
export async function restoreReviews(
  client: DatabaseClient,
  keys: readonly string[],
  reviews: Backup['reviews'],
): Promise<void> {
  for (const key of keys) {
    const kept = reviews.get(key)
    if (!kept || (await read(client, reviewPath(key))) !== null) continue
    const { review, shown } = kept
    const words = writeFields(storedReviewFields, review)
    const stored = { ...words, version: 1, at: SERVER_TIME }
    if (!(await tryUpdate(client, { [reviewPath(key)]: stored })) || !shown) continue
    const id = newKey(client.database)
    const { reply } = shown
    await tryUpdate(client, publishWrites(key, id, review))
    if (reply !== undefined) await tryUpdate(client, { [`publishedReviews/${id}/reply`]: reply })
  }
}

const BATCH = 20

/** Restores stays of a backup, and reports each result. Pending while offline. */
export function restoreStays(
  client: DatabaseClient,
  stays: readonly WantedStay[],
  onOutcome: (stay: WantedStay, outcome: Outcome) => void,
): Promise<void> {
  return submitInBatches(
    stays,
    async (stay) => submitChange(client, await changeFor(client, stay)),
    onOutcome,
  )
}

/** Puts requests of a backup back that are missing, with their answers, and tells what became of each. */
export async function restoreRequests(
  client: DatabaseClient,
  requests: readonly BackupRequest[],
  onOutcome: (request: BackupRequest, outcome: Outcome) => void,
): Promise<void> {
  for (let from = 0; from < requests.length; from += BATCH) {
    const batch = requests.slice(from, from + BATCH).map(async (request) => {
      onOutcome(request, await recoverRequest(client, request))
    })
    await Promise.all(batch)
  }
}

/**
 * Restores the sent letters of existing stays and requests without any, in the name of the owner.
 * Omits those that were not restored.
 */
export async function restoreWrittenLetters(
  client: DatabaseClient,
  ids: readonly string[],
  written: Backup['written'],
): Promise<void> {
  for (const id of ids) {
    const marks = [...(written.get(id) ?? [])]
    if (marks.length === 0 || (await read(client, `written/${id}`)) !== null) continue
    await tryUpdate(
      client,
      together(marks.map(([kind, mark]) => markWrites(client, { about: id, kind }, mark))),
    )
  }
}

/** An edit of the stored stay; a deleted one is restored, and a missing one is added with its former id. */
async function changeFor(client: DatabaseClient, stay: WantedStay): Promise<Change> {
  const { id, base, payments } = stay
  const { database } = client
  const wanted = await withCurrentRequest(client, id, stay.wanted)
  if (base) return makeChange(database, toEdit(base, wanted))
  expectRemembered(await read(client, `log/${id}`))
  const { dates, details } = await readActive(client, id)
  const stored = readRecord(id, dates, details)
  if ('reservation' in stored && isDeleted(stored.reservation))
    return makeChange(database, { ...toUndelete(stored.reservation), wanted })
  // Where somebody has just brought it back, the writer reports it.
  return makeChange(database, toAdd(wanted, [], payments), id)
}

/** Throws when a log contains that a person was removed, which an older copy must not restore. */
function expectRemembered(log: unknown) {
  if (entriesOf(log).some(([, entry]) => valueOf(entry, 'verb') === 'forget'))
    throw new Failure('forgotten', 'The person has been taken out')
}

async function recoverRequest(
  client: DatabaseClient,
  { id, payload, answer, guests }: BackupRequest,
): Promise<Outcome> {
  try {
    const log = await read(client, `log/${id}`)
    expectRemembered(log)
    const { language, guestKey, ...given } = answer
    // The last answer in the log, if any.
    const said = lastAnswer(log) ?? (await stillTrue(client, given))
    const beside = { ...(language !== undefined && { language }), ...(guests && { guests }) }
    const bare = { reservation: payload, ...said, ...beside }
    const version = await readVersion(client, id)
    const writesWith = (key?: string) => requestWrites(client, { id, version }, bare, key)
    const pages = guestKey === undefined ? [] : [writesWith(guestKey)]
    // A key that belongs to another page now is omitted.
    for (const writes of [...pages, writesWith()])
      if (await tryUpdate(client, writes)) return { state: 'written', merged: false }
    throw permissionDenied()
  } catch (error) {
    return { state: 'refused', failure: failureOf(error) }
  }
}

const WAITING: Answer = { status: 'new' }

function requestWrites(
  { database, author }: DatabaseClient,
  { id, version }: { id: string; version: number },
  bare: object,
  guestKey?: string,
): Writes {
  const stored = { ...bare, ...(guestKey !== undefined && { guestKey }) }
  const request = readRequest(id, 0, stored)
  const answer = request?.status === 'new' ? WAITING : request && answerOf(request)
  if (!request || !answer) return { [`requests/${id}`]: stored }
  return {
    [`requests/${id}`]: stored,
    ...(answer.status !== 'new' &&
      answeredWrites(
        id,
        { entry: newKey(database), by: author() },
        { stored: null, version },
        answer,
      )),
    ...(guestKey !== undefined &&
      answerPageWrites(
        { id, guestKey, stay: request.stay },
        answer.status === 'new' ? version : version + 1,
        answer,
      )),
  }
}

/** An answer of the backup; a request whose stay was not restored is open again. */
async function stillTrue(
  client: DatabaseClient,
  given: Omit<BackupRequest['answer'], 'language' | 'guestKey'>,
): Promise<object> {
  const { reservationId } = given
  if (reservationId === undefined) return given
  return (await read(client, `reservations/${reservationId}`)) === null ? {} : given
}

/** A deletion is no answer, so the one before it is the last. */
function lastAnswer(log: unknown): object | null {
  const [newest] = readRequestLog(entriesOf(log)).filter(({ verb }) => verb !== 'delete')
  return newest?.answer ?? null
}
