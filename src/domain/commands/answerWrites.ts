import { type AskedPage, pageOfRequest } from '#domain/guestPage/guestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { pageGoneWrites } from '#domain/guide/guestGuide.ts'
import { type AnswerVerb, verbOf } from '#domain/office/requestLog.ts'
import { valueOf } from '#domain/record.ts'
import { REMOVED_GUEST } from '#domain/removedPerson.ts'
import { type Answer, type RequestStatus, statusOf, writeAnswer } from '#domain/request.ts'
import { below, SERVER_TIME, type Writes } from './writes.ts'

/** The log entry of a request's write: its key, its author, and the answer before. */
export type Saying = { entry: string; by: string; before: RequestStatus }

/** The writes of an answer to a request, with its log entry. */
export function answerWrites(id: string, saying: Saying, answer: Answer): Writes {
  return {
    ...below(`requests/${id}`, writeAnswer(answer)),
    ...sayingWrites(id, saying, { verb: verbOf(answer), after: answer }),
  }
}

/** The log entry of a restored request's answer; none for an open one. */
export function answeredWrites(id: string, saying: Omit<Saying, 'before'>, answer: Answer): Writes {
  if (answer.status === 'new') return {}
  return sayingWrites(id, { ...saying, before: 'new' }, { verb: verbOf(answer), after: answer })
}

/**
 * The writes of an answer to the page of a request's guest; an accepted request has the page of its
 * stay.
 */
export function answerPageWrites({ id, guestKey, stay }: AskedPage, answer: Answer): Writes {
  if (answer.status === 'accepted') return {}
  return { [pagePath(guestKey)]: pageOfRequest(id, stay, answer) }
}

/** The writes that remove the guest from a stored request, and keep its days and answer. */
export function forgetGuestWrites(
  id: string,
  saying: Omit<Saying, 'before'>,
  stored: unknown,
): Writes {
  const payload = valueOf(stored, 'reservation')
  const answer = ['heldUntil', 'reservationId'].map(
    (name) => [name, valueOf(stored, name)] as const,
  )
  const [before, rest] = [statusOf(stored), answer.filter(([, value]) => value !== undefined)]
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
    ...sayingWrites(
      id,
      { ...saying, before },
      { verb: 'forget', after: { status: before, ...Object.fromEntries(rest) } },
    ),
  }
}

/**
 * The writes that delete a stored request with its log entry, and with its page if that
 * `isAboutIt`.
 */
export function deleteRequestWrites(
  id: string,
  saying: Omit<Saying, 'before'>,
  stored: unknown,
  isAboutIt: boolean,
): Writes {
  const key = valueOf(stored, 'guestKey')
  // An unreadable request's status is logged unchanged.
  const before = valueOf(stored, 'status') ?? 'new'
  return {
    [`requests/${id}`]: null,
    ...(isAboutIt && typeof key === 'string' && pageGoneWrites(key)),
    ...sayingWrites(id, { ...saying, before }, { verb: 'delete' }),
  }
}

function sayingWrites(
  id: string,
  { entry, by, before }: Omit<Saying, 'before'> & { before: unknown },
  said: { verb: AnswerVerb; after: object } | { verb: 'delete' },
): Writes {
  return {
    [`log/requests/${id}/${entry}`]: {
      at: SERVER_TIME,
      by,
      before: { status: before },
      ...said,
    },
    [`log/requests/${id}/last`]: entry,
  }
}
