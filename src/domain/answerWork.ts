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
  pages: v.array(v.strictObject({ id, anahtar: pageKey().stored, stay })),
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

/** The ids of the requests whose answer waits, a stay that one of them becomes among `stays` included. */
export function answeredByUnsent(
  unsent: readonly UnsentAnswer[],
  stays: readonly Unsent[],
): ReadonlySet<string> {
  const accepted = stays.filter(({ refusal }) => refusal === null)
  return new Set([
    ...waitingIn(unsent).flatMap(({ ids }) => ids),
    ...accepted.flatMap(({ change }) => change.requests ?? []),
  ])
}

/** Requests as they will stand once every answer that waits has been stored. */
export function requestsWithUnsent<R extends Held>(
  requests: readonly R[],
  unsent: readonly UnsentAnswer[],
): readonly R[] {
  const waiting = waitingIn(unsent)
  if (waiting.length === 0) return requests
  return requests.map((request) => {
    const last = waiting.findLast(({ ids }) => ids.includes(request.id))
    if (!last) return request
    const { heldUntil: _until, reservationId: _stay, ...rest } = request
    // What an earlier answer has left goes with it.
    return { ...(rest as R), ...last.answer }
  })
}

/** Those that are held, and those that will be. */
export function heldWithUnsent(
  held: readonly Held[],
  unsent: readonly UnsentAnswer[],
): readonly Held[] {
  const more = new Map(
    waitingIn(unsent).flatMap(({ ids, guest, stay, seen: status }) => {
      const [newest] = ids
      const isNew = newest !== undefined && !held.some(({ id }) => id === newest)
      return isNew ? [[newest, { id: newest, guest, stay, status }] as const] : []
    }),
  )
  return requestsWithUnsent([...held, ...more.values()], unsent)
}

function waitingIn(unsent: readonly UnsentAnswer[]): readonly AnswerWork[] {
  return unsent.filter(({ refusal }) => refusal === null).map(({ work }) => work)
}
