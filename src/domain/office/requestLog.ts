import * as v from 'valibot'
import { type IsoDate, parseDate } from '#domain/date.ts'
import { type Answer, type RequestStatus } from '#domain/request.ts'

/** The operations on a request in the log's entries (`database.rules.json`). */
const ANSWER_VERBS = ['accept', 'hold', 'decline', 'reopen', 'forget'] as const
export type AnswerVerb = (typeof ANSWER_VERBS)[number]
type RequestVerb = AnswerVerb | 'delete'

/** An operation on a request: its time (ms since 1970), its author, and a hold's last day. */
export type RequestEntry = {
  id: string
  at: number
  by: string
  verb: RequestVerb
  /** The stored answer after it. */
  answer: { readonly [name: string]: string }
  until: IsoDate | null
}

const VERBS: { readonly [status in RequestStatus]: AnswerVerb } = {
  new: 'reopen',
  held: 'hold',
  accepted: 'accept',
  declined: 'decline',
}

const sideSchema = v.object({ before: v.optional(v.string()), after: v.optional(v.string()) })

const entrySchema = v.object({
  at: v.number(),
  by: v.string(),
  verb: v.picklist([...ANSWER_VERBS, 'delete']),
  changes: v.optional(v.record(v.string(), sideSchema), {}),
})

/** The verb of an answer. */
export function verbOf({ status }: Answer): AnswerVerb {
  return VERBS[status]
}

/** Parses `/log/{request}`, newest first; leaves out invalid entries. */
export function readRequestLog(stored: readonly (readonly [string, unknown])[]): RequestEntry[] {
  const entries = stored.flatMap(([id, value]): RequestEntry[] => {
    const read = v.safeParse(entrySchema, value)
    if (!read.success) return []
    const { changes, ...said } = read.output
    const answer = Object.entries(changes).flatMap(([name, { after }]) =>
      after === undefined ? [] : [[name, after] as const],
    )
    const until = parseDate(changes['heldUntil']?.after ?? '')
    return [{ id, ...said, answer: Object.fromEntries(answer), until }]
  })
  return entries.toSorted((one, other) => other.at - one.at)
}
