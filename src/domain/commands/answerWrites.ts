import { type AskedPage, pageOfRequest } from '#domain/guestPage/guestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { pageGoneWrites } from '#domain/guide/guestGuide.ts'
import { type AnswerVerb, verbOf } from '#domain/office/requestLog.ts'
import { valueOf } from '#domain/record.ts'
import { REMOVED_GUEST } from '#domain/removedPerson.ts'
import { type Answer, type RequestStatus, statusOf, writeAnswer } from '#domain/request.ts'
import { below, SERVER_TIME, type Writes } from './writes.ts'

/** What a write to a request says of itself: under which key, in whose name, and which answer stood before it. */
export type Saying = { entry: string; by: string; before: RequestStatus }

/** What an answer to a request writes: the answer, and that it was given. */
export function answerWrites(id: string, saying: Saying, answer: Answer): Writes {
  return {
    ...below(`requests/${id}`, writeAnswer(answer)),
    ...sayingWrites(id, saying, { verb: verbOf(answer), after: answer }),
  }
}

/** What says that a request which comes back had an answer; nothing of one that waits. */
export function answeredWrites(id: string, saying: Omit<Saying, 'before'>, answer: Answer): Writes {
  if (answer.status === 'new') return {}
  return sayingWrites(id, { ...saying, before: 'new' }, { verb: verbOf(answer), after: answer })
}

/** What an answer writes to the page of a request's guest; that of one that was accepted is the page of the stay that it became. */
export function answerPageWrites({ id, guestKey, stay }: AskedPage, answer: Answer): Writes {
  if (answer.status === 'accepted') return {}
  return { [pagePath(guestKey)]: pageOfRequest(id, stay, answer) }
}

/** What takes the guest out of a request as it is stored: its days and its answer stay. */
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

/** What takes a request away as it is stored, with its page where that `isAboutIt`, and says that it was deleted. */
export function deleteRequestWrites(
  id: string,
  saying: Omit<Saying, 'before'>,
  stored: unknown,
  isAboutIt: boolean,
): Writes {
  const key = valueOf(stored, 'guestKey')
  // One that nobody can read has its status said as it stands.
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
