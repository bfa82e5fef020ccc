import { SERVER_TIME, type Writes } from '#domain/commands/writes.ts'
import type { IsoDate } from '#domain/date.ts'
import { Failure, GoneMeanwhile } from '#domain/failure.ts'
import type { LetterOperation } from '#domain/pendingTexts.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import {
  isSameText,
  letterFields,
  type LetterText,
  readOwnLetter,
  type StoredLetter,
} from '#domain/letters/ownLetters.ts'
import { writtenFields } from '#domain/letters/due.ts'
import { valueOf, writeFields } from '#domain/record.ts'
import { tryUpdate, type DatabaseClient, read, expectUpdate, permissionDenied } from './client.ts'

/** Runs an owner's operation on letters with the functions below. */
export function sendLetterWork(client: DatabaseClient, work: LetterOperation): Promise<void> {
  switch (work.letter) {
    case 'written':
      return markWritten(client, work, work)
    case 'unwritten':
      return unmarkWritten(client, work)
    case 'text':
      return sendLetter(client, { ...work, seen: work })
  }
}

/** A letter to the guest of a stay or request; `about` is its id. */
export type Mark = { about: string; kind: LetterKind }

/** An own text of a letter, or `null` for the built-in one, and the version that it replaces. */
export type LetterChange = {
  kind: LetterKind
  language: string
  wanted: LetterText | null
  seen: Pick<StoredLetter, 'version'>
}

type MarkedDay = { date: IsoDate; language: string }

/** The writes that record that the signed-in owner sent a letter. */
function markWrites(
  client: DatabaseClient,
  { about, kind }: Mark,
  { date, language }: MarkedDay,
): Writes {
  const written = {
    ...writeFields(writtenFields, { date, language }),
    by: client.author(),
    at: SERVER_TIME,
  }
  return { [`written/${about}/${kind}`]: written }
}

/**
 * Records that the signed-in owner sent a letter; pending while offline. Rejects with `GoneMeanwhile`
 * when there is neither a stay nor a request with that id, else with a `Failure`.
 */
export async function markWritten(
  client: DatabaseClient,
  { about, kind }: Mark,
  { date, language }: { date: IsoDate; language: string },
): Promise<void> {
  if (await tryUpdate(client, markWrites(client, { about, kind }, { date, language }))) return
  const places = ['reservationDetails', 'requests']
  const there = await Promise.all(places.map((place) => read(client, `${place}/${about}`)))
  if (there.every((each) => each === null || valueOf(each, 'status') === 'deleted'))
    throw new GoneMeanwhile()
  throw permissionDenied()
}

/** Removes the record of a sent letter; rejects with a `Failure`. */
export async function unmarkWritten(client: DatabaseClient, { about, kind }: Mark): Promise<void> {
  await expectUpdate(client, { [`written/${about}/${kind}`]: null })
}

/**
 * Stores or deletes an own text of a letter; pending while offline. Rejects with the `Failure`
 * `changed` when another owner was first, else with another one.
 */
export async function sendLetter(client: DatabaseClient, change: LetterChange): Promise<void> {
  const { kind, language, wanted, seen } = change
  const path = `letters/${kind}/${language}`
  const version = seen.version + 1
  const by = client.author()
  const texts = wanted === null ? {} : writeFields(letterFields, wanted)
  if (await tryUpdate(client, { [path]: { ...texts, version, by, at: SERVER_TIME } })) return
  const now = readOwnLetter(await read(client, path))
  // An earlier response may have been lost.
  const isMine = now.version === version && now.by === by
  if (isMine && isSameText(now.own, wanted)) return
  if (now.version !== seen.version)
    throw new Failure('changed', 'Another owner has changed the same')
  throw permissionDenied()
}
