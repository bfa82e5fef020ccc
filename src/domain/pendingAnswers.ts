import * as v from 'valibot'
import type { Change } from './change.ts'
import { pickedDay } from './field/dayField.ts'
import type { AskedPage } from './guestPage/guestPage.ts'
import { pageKey } from './guestPage/pageKey.ts'
import type { Held } from './inbox.ts'
import { PUSH_ID } from './pushId.ts'
import { type Answer, quoteFields, type RequestStatus, STATUSES } from './request.ts'
import type { Stay } from './stay.ts'

/** An owner's answer to a request and its duplicates; guest and stay are for the pending list. */
export type AnswerOperation = {
  ids: readonly string[]
  seen: RequestStatus
  answer: Answer
  pages: readonly AskedPage[]
  guest: string
  stay: Stay
}

const day = pickedDay().stored
const id = v.pipe(v.string(), v.regex(PUSH_ID))
const stay = v.strictObject({ checkIn: day, checkOut: day })
const quote = v.strictObject({
  total: quoteFields.total.stored,
  deposit: quoteFields.deposit.stored,
})

export const answeringSchema: v.GenericSchema<unknown, AnswerOperation> = v.strictObject({
  ids: v.pipe(v.array(id), v.nonEmpty()),
  seen: v.picklist(STATUSES),
  answer: v.variant('status', [
    v.strictObject({ status: v.picklist(['new', 'declined']) }),
    v.strictObject({ status: v.literal('held'), heldUntil: day }),
    v.strictObject({ status: v.literal('accepted'), reservationId: v.string() }),
  ]),
  pages: v.array(
    v.strictObject({ id, guestKey: pageKey().stored, stay, quote: v.exactOptional(quote) }),
  ),
  guest: v.string(),
  stay,
})

export type PendingAnswer = Pick<AnswerOperation, 'ids' | 'seen' | 'answer' | 'guest' | 'stay'>

/**
 * The pending answers, including those of stays that accept a request; the last one of each request
 * counts.
 */
export function pendingAnswers(
  answers: readonly PendingAnswer[],
  changes: readonly Change[],
): readonly PendingAnswer[] {
  const accepting = changes.flatMap((change) => {
    if (change.verb !== 'add' || !change.requests) return []
    const { id, requests, wanted } = change
    const answer = { status: 'accepted', reservationId: id } as const
    return [
      { ids: requests, seen: 'new', answer, guest: wanted.musteriAdi, stay: wanted.stay } as const,
    ]
  })
  return [...answers, ...accepting]
}

/** Requests with all pending answers applied. */
export function requestsWithPending<R extends Held>(
  requests: readonly R[],
  coming: readonly PendingAnswer[],
): readonly R[] {
  if (coming.length === 0) return requests
  return requests.map((request) => {
    const last = coming.findLast(({ ids }) => ids.includes(request.id))
    if (!last) return request
    const { heldUntil: _until, reservationId: _stay, ...rest } = request
    // Removes the fields of an earlier answer.
    return { ...(rest as R), ...last.answer }
  })
}

/** The requests that are held, with pending answers applied. */
export function heldWithPending(
  held: readonly Held[],
  coming: readonly PendingAnswer[],
): readonly Held[] {
  const more = new Map(
    coming.flatMap(({ ids, guest, stay, seen: status }) => {
      const [newest] = ids
      const isNew = newest !== undefined && !held.some(({ id }) => id === newest)
      return isNew ? [[newest, { id: newest, guest, stay, status }] as const] : []
    }),
  )
  return requestsWithPending([...held, ...more.values()], coming)
}
