import * as v from 'valibot'
import { pickedDay } from './field/dayField.ts'
import type { AskedPage } from './guestPage/guestPage.ts'
import { pageKey } from './guestPage/pageKey.ts'
import type { Held } from './office/heldDays.ts'
import { PUSH_ID } from './pushId.ts'
import { type Answer, type RequestStatus, STATUSES } from './request.ts'
import type { Stay } from './stay.ts'
import type { Refusal, Unsent } from './unsent.ts'

/**
 * What an owner answers to a request, and to those that repeat it, `ids`: over which answer, with the pages of their guest, who
 * is named, with the days, where the answer waits.
 */
export type Answering = {
  ids: readonly string[]
  seen: RequestStatus
  answer: Answer
  pages: readonly AskedPage[]
  guest: string
  stay: Stay
}

/** The same as their device keeps it until the database has answered: under which key, and when it was given. */
export type AnswerWork = Answering & { entry: string; at: number }

/** What waits, or why it was refused. */
export type UnsentAnswer = { work: AnswerWork; handed: boolean; refusal: Refusal | null }

const day = pickedDay().stored
const id = v.pipe(v.string(), v.regex(PUSH_ID))
const stay = v.strictObject({ checkIn: day, checkOut: day })

const workSchema: v.GenericSchema<unknown, AnswerWork> = v.strictObject({
  ids: v.pipe(v.array(id), v.nonEmpty()),
  seen: v.picklist(STATUSES),
  answer: v.variant('status', [
    v.strictObject({ status: v.picklist(['new', 'declined']) }),
    v.strictObject({ status: v.literal('held'), heldUntil: day }),
    v.strictObject({ status: v.literal('accepted'), reservationId: v.string() }),
  ]),
  pages: v.array(v.strictObject({ id, guestKey: pageKey().stored, stay })),
  guest: v.string(),
  stay,
  entry: v.string(),
  at: v.pipe(v.number(), v.finite()),
})

/** Reads an answer that a device has kept, perhaps under another release; `null` for what is none, or says more than this release knows. */
export function readAnswerWork(stored: unknown): AnswerWork | null {
  const read = v.safeParse(workSchema, stored)
  return read.success ? read.output : null
}

/** An answer that the database will have once all that waits has been stored. */
export type ComingAnswer = Pick<AnswerWork, 'ids' | 'seen' | 'answer' | 'guest' | 'stay'>

/** The answers that wait, those of the stays that accept a request among them; of one request the last counts. */
export function comingAnswers(
  unsent: readonly UnsentAnswer[],
  stays: readonly Unsent[],
): readonly ComingAnswer[] {
  const waiting = unsent.filter(({ refusal }) => refusal === null).map(({ work }) => work)
  const accepting = stays.flatMap(({ change, refusal }) => {
    if (refusal !== null || change.verb !== 'add' || !change.requests) return []
    const { id, requests, wanted } = change
    const answer = { status: 'accepted', reservationId: id } as const
    return [
      { ids: requests, seen: 'new', answer, guest: wanted.musteriAdi, stay: wanted.stay } as const,
    ]
  })
  return [...waiting, ...accepting]
}

/** Requests as they will stand once every answer that waits has been stored. */
export function requestsWithUnsent<R extends Held>(
  requests: readonly R[],
  coming: readonly ComingAnswer[],
): readonly R[] {
  if (coming.length === 0) return requests
  return requests.map((request) => {
    const last = coming.findLast(({ ids }) => ids.includes(request.id))
    if (!last) return request
    const { heldUntil: _until, reservationId: _stay, ...rest } = request
    // What an earlier answer has left goes with it.
    return { ...(rest as R), ...last.answer }
  })
}

/** Those that are held, and those that will be. */
export function heldWithUnsent(
  held: readonly Held[],
  coming: readonly ComingAnswer[],
): readonly Held[] {
  const more = new Map(
    coming.flatMap(({ ids, guest, stay, seen: status }) => {
      const [newest] = ids
      const isNew = newest !== undefined && !held.some(({ id }) => id === newest)
      return isNew ? [[newest, { id: newest, guest, stay, status }] as const] : []
    }),
  )
  return requestsWithUnsent([...held, ...more.values()], coming)
}
