import { type AskedPage, pageOfRequest } from '#domain/guestPage/guestPage.ts'
import { guestAnswerPath } from '#domain/guestPage/guestAnswer.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { pageGoneWrites } from '#domain/guide/guide.ts'
import { verbOf } from '#domain/office/requestLog.ts'
import { valueOf } from '#domain/record.ts'
import { REMOVED_GUEST } from '#domain/removedPerson.ts'
import { type Answer, statusOf, writeAnswer } from '#domain/request.ts'
import { type VersionedRequest, below, type Writes } from './writes.ts'
import { type LogChanges, type LogValue, logWrites } from './logWrites.ts'

type Signature = { entry: string; by: string }

const ANSWER_NAMES = ['status', 'heldUntil', 'reservationId'] as const

/** The writes of an answer to a request, at its next version. */
export function answerWrites(
  id: string,
  signature: Signature,
  now: VersionedRequest,
  answer: Answer,
): Writes {
  return {
    ...below(`requests/${id}`, writeAnswer(answer)),
    ...answeredWrites(id, signature, now, answer),
  }
}

/** The version and the log entry of an answer. */
export function answeredWrites(
  id: string,
  { entry, by }: Signature,
  { stored, version }: VersionedRequest,
  answer: Answer,
): Writes {
  const said = { by, verb: verbOf(answer), version: version + 1 }
  return logWrites({ id, entry }, said, answerLog(stored, answer))
}

/**
 * The writes of an answer to the page of a request's guest at a version of the request; an accepted
 * request has the page of its stay.
 */
export function answerPageWrites(
  { id, guestKey, stay, quote }: AskedPage,
  version: number,
  answer: Answer,
): Writes {
  if (answer.status === 'accepted') return {}
  return {
    [pagePath(guestKey)]: pageOfRequest(id, stay, answer, version, quote),
    // A guest who is asked again answers again; one who withdrew reads that they did.
    ...(answer.status !== 'declined' && { [guestAnswerPath(guestKey)]: null }),
  }
}

/** The writes that remove the guest from a stored request, and keep its days and answer. */
export function forgetGuestWrites(
  id: string,
  { entry, by }: Signature,
  { stored, version }: VersionedRequest,
): Writes {
  const payload = valueOf(stored, 'reservation')
  const key = valueOf(stored, 'guestKey')
  return {
    ...(typeof key === 'string' && {
      [`requests/${id}/guestKey`]: null,
      ...pageGoneWrites(key),
    }),
    [`requests/${id}/reservation`]: {
      ...REMOVED_GUEST,
      checkIn: valueOf(payload, 'checkIn'),
      checkOut: valueOf(payload, 'checkOut'),
    },
    ...logWrites(
      { id, entry },
      { by, verb: 'forget', version: version + 1 },
      answerLog(stored, stored),
    ),
  }
}

/**
 * The writes that delete a stored request with its log entry, and with its page if that
 * `isAboutIt`.
 */
export function deleteRequestWrites(
  id: string,
  { entry, by }: Signature,
  { stored, version }: VersionedRequest,
  isAboutIt: boolean,
): Writes {
  const key = valueOf(stored, 'guestKey')
  return {
    [`requests/${id}`]: null,
    ...(isAboutIt && typeof key === 'string' && pageGoneWrites(key)),
    ...logWrites(
      { id, entry },
      { by, verb: 'delete', version: version + 1 },
      answerLog(stored, null),
    ),
  }
}

/** The values of the answers before and after a write; `null` for a deleted request. */
function answerLog(before: unknown, after: unknown): LogChanges {
  const sides = { before: answerIn(before), after: after === null ? {} : answerIn(after) }
  return Object.fromEntries(
    ANSWER_NAMES.flatMap((name) => {
      const [was, is] = [sides.before[name], sides.after[name]]
      if (was === undefined && is === undefined) return []
      return [
        [
          name,
          { ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) },
        ],
      ]
    }),
  )
}

function answerIn(stored: unknown): { [name: string]: LogValue } {
  const others = ANSWER_NAMES.slice(1).flatMap((name) => {
    const value = valueOf(stored, name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { status: statusOf(stored), ...Object.fromEntries(others) }
}
