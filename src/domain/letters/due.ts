import * as v from 'valibot'
import { addDays, dayIn, daysBetween, type IsoDate } from '#domain/date.ts'
import { isCancelled, type Reservation } from '#domain/stay/reservation.ts'
import { madeAtOf } from '#domain/save/pushId.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { text } from '#domain/field/textField.ts'
import { readFields, writeFields } from '#domain/field/record.ts'
import { type Change, refused } from '#domain/save/change.ts'
import { SERVER_TIME } from '#domain/save/writes.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { isLetterKind, type LetterKind } from './letter.ts'

/** A sent letter, `/written/{stay or request}/{letter}`: its day and language. */
export const sentLetterFields = {
  date: pickedDay(),
  language: text({ required: true, max: 2, pattern: /^[a-z]+$/ }),
}

type SentLetter = { date: IsoDate; language: string; by: string }

export type SentLetters = ReadonlyMap<LetterKind, SentLetter>

/** Parses `/written/{stay or request}`, without invalid entries. */
export function readSentLetters(stored: unknown): SentLetters {
  return new Map(
    entriesOf(stored).flatMap(([name, value]) => {
      const written = readOne(value)
      return isLetterKind(name) && written ? [[name, written] as const] : []
    }),
  )
}

/** The names of invalid entries under `/written/{stay or request}`. */
export function unreadableSentLetters(stored: unknown): string[] {
  return entriesOf(stored)
    .filter(([name, value]) => !isLetterKind(name) || readOne(value) === null)
    .map(([name]) => name)
}

function readOne(value: unknown): SentLetter | null {
  const fields = readFields(sentLetterFields, value)
  const author = v.safeParse(v.object({ by: v.string() }), value)
  return 'values' in fields && author.success ? { ...fields.values, by: author.output.by } : null
}

/** Marks a letter to a stay's or request's guest as sent, or for `null` as not sent; the last mark counts. */
export function changeSentLetter(
  about: string,
  kind: LetterKind,
  sent: Omit<SentLetter, 'by'> | null,
): Change {
  return {
    writes: (by) => ({
      [`written/${about}/${kind}`]: sent && {
        ...writeFields(sentLetterFields, sent),
        by,
        at: SERVER_TIME,
      },
    }),
    refusal: () => Promise.resolve(refused()),
  }
}

/** The number of days before arrival of a reminder, and after departure of the thanks. */
const NEAR_DAYS = 3

/**
 * The letters that a stay's status allows, the likeliest first; none while the day is unknown, for
 * blocked days, and for a removed person. A past stay is neither confirmed nor reminded, and a
 * cancelled one only has its cancellation.
 */
export function stayLetters(
  reservation: Reservation,
  today: IsoDate | null,
): readonly LetterKind[] {
  const { dates, status, removed } = reservation
  if (today === null || status === 'blocked' || removed) return []
  if (isCancelled(reservation)) return ['cancellation']
  if (today >= dates.checkOut) return ['thanks']
  if (today > dates.checkIn) return ['change']
  const isNear = daysBetween(today, dates.checkIn) <= NEAR_DAYS
  const further = hasDeposit(reservation) ? (['deposit'] as const) : []
  return isNear
    ? ['reminder', 'confirmation', 'change', ...further]
    : ['confirmation', 'change', 'reminder', ...further]
}

/** Whether a deposit was agreed; a channel collects its own. */
function hasDeposit({ kapora, source }: Reservation): boolean {
  return kapora > 0 && source === undefined
}

type Asked = Pick<StoredRequest, 'dates' | 'status' | 'removed'>

/**
 * The letters that a request's status allows, the likeliest first; `taken` if a stay has its
 * nights. An accepted one has those of its stay, and there are none once the dates have begun.
 */
export function requestLetters(
  { dates, status, removed }: Asked,
  { taken, today }: { taken: boolean; today: IsoDate },
): readonly LetterKind[] {
  if (removed || dates.checkIn < today || status === 'accepted') return []
  if (status === 'declined' || taken) return ['decline']
  return ['offer', 'decline']
}

/** The number of days after a request in which its refusal is due. */
const DECLINE_DAYS = 7

export type DueLetter = { reservation: Reservation; kind: LetterKind }

/**
 * The letters due on a day in the order of the stays, sent or not: a confirmation for recent stays,
 * a reminder before arrival, thanks after departure, and recent cancellations. `timeZone` is the
 * day's.
 */
export function lettersDue(
  reservations: readonly Reservation[],
  today: IsoDate,
  timeZone: string,
): DueLetter[] {
  const [from, to] = [addDays(today, -NEAR_DAYS), addDays(today, NEAR_DAYS)]
  const isNew = (moment: number) => dayIn(timeZone, moment) >= from
  const kindFor = (reservation: Reservation): LetterKind | null => {
    const { id, dates } = reservation
    if (isCancelled(reservation)) return isNew(reservation.cancellation.at) ? 'cancellation' : null
    if (dates.checkOut <= today) return dates.checkOut >= from ? 'thanks' : null
    if (dates.checkIn < today) return null
    const madeAt = madeAtOf(id)
    if (madeAt !== null && isNew(madeAt)) return 'confirmation'
    return dates.checkIn <= to ? 'reminder' : null
  }
  return reservations.flatMap((reservation) => {
    const kind = canBeWrittenTo(reservation) ? kindFor(reservation) : null
    return kind === null ? [] : [{ reservation, kind }]
  })
}

/**
 * The declined requests of the last week whose guest can be written to, whether or not that was
 * done.
 */
export function declinesDue<Request extends StoredRequest>(
  requests: readonly Request[],
  today: IsoDate,
  timeZone: string,
): Request[] {
  const from = addDays(today, -DECLINE_DAYS)
  return requests.filter(
    (request) =>
      request.status === 'declined' &&
      dayIn(timeZone, request.sentAt) >= from &&
      requestLetters(request, { taken: false, today }).includes('decline'),
  )
}

/** Whether a stay's guest is a person with a contact. */
function canBeWrittenTo({ phone, email, status, removed }: Reservation): boolean {
  return status !== 'blocked' && !removed && (phone !== undefined || email !== undefined)
}
