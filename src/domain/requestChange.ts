import { type Change, refused } from './change.ts'
import { Failure, GoneMeanwhile } from './failure.ts'
import { pageOfRequest } from './guestPage/guestPage.ts'
import { pagePath } from './guestPage/pageKey.ts'
import { pageGoneWrites } from './guide/guide.ts'
import { verbOf } from './office/requestLog.ts'
import { type Answer, statusOf, type StoredRequest } from './request.ts'
import { valueOf } from './record.ts'
import { type LogChanges, type LogValue, logWrites } from './stayWrites.ts'
import { below, type Writes } from './writes.ts'

export type Signature = { entry: string; by: string }

const ANSWER_NAMES = ['status', 'heldUntil', 'reservationId'] as const

/** The writes of an answer to a request at its next version, with the page of its guest. */
export function answerWrites(
  request: StoredRequest,
  answer: Answer,
  { entry, by }: Signature,
): Writes {
  const { id, version: seen, guestKey, stay, quote } = request
  const version = seen + 1
  return {
    ...below(`requests/${id}`, { ...writeAnswer(answer), version }),
    // An accepted request has the page of its stay.
    ...(guestKey !== undefined &&
      answer.status !== 'accepted' && {
        [pagePath(guestKey)]: pageOfRequest(id, stay, answer, version, quote),
      }),
    ...logWrites({ id, entry }, { by, verb: verbOf(answer), version }, answerLog(request, answer)),
  }
}

/** The change that answers a request; one that is held or accepted is answered with its stay. */
export function changeAnswer(request: StoredRequest, answer: Answer, entry: string): Change {
  return {
    writes: (by) => answerWrites(request, answer, { entry, by }),
    refusal: requestRefusal(request, entry),
  }
}

/** The change that deletes a request, with its page unless that has become its stay's. */
export function deleteRequest(request: StoredRequest, entry: string): Change {
  const { id, version, guestKey, status } = request
  return {
    writes: (by) => ({
      [`requests/${id}`]: null,
      ...(guestKey !== undefined && status !== 'accepted' && pageGoneWrites(guestKey)),
      ...logWrites({ id, entry }, { by, verb: 'delete', version: version + 1 }),
    }),
    async refusal(read, by) {
      if ((await read(`requests/${id}`)) === null) return null
      return requestRefusal(request, entry)(read, by)
    },
  }
}

function requestRefusal({ id, version }: StoredRequest, entry: string): Change['refusal'] {
  return async (read) => {
    if ((await read(`log/${id}/${entry}`)) !== null) return null
    const stored = await read(`requests/${id}`)
    if (stored === null) return new GoneMeanwhile()
    return Number(valueOf(stored, 'version') ?? 0) === version
      ? refused()
      : new Failure('answered', 'The request has another answer by now')
  }
}

/** The values of the answers before and after. */
function answerLog(before: StoredRequest, after: Answer): LogChanges {
  const sides = { before: answerIn(before), after: answerIn(after) }
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

/** The stored form of an answer; `null` clears the fields of an earlier one. */
export function writeAnswer(answer: Answer) {
  return { heldUntil: null, reservationId: null, ...answer }
}
