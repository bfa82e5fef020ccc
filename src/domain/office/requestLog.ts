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
  until: IsoDate | null
}

const VERBS: { readonly [status in RequestStatus]: AnswerVerb } = {
  new: 'reopen',
  held: 'hold',
  accepted: 'accept',
  declined: 'decline',
}

const authored = { at: v.number(), by: v.string() }

/** A deletion has no state after it. */
const entrySchema = v.variant('verb', [
  v.object({
    ...authored,
    verb: v.picklist(ANSWER_VERBS),
    after: v.object({ heldUntil: v.optional(v.string()) }),
  }),
  v.object({ ...authored, verb: v.literal('delete'), after: v.optional(v.undefined()) }),
])

/** The verb of an answer. */
export function verbOf({ status }: Answer): AnswerVerb {
  return VERBS[status]
}

/**
 * Parses `/log/requests/{request}`, newest first; leaves out invalid entries, such as the newest
 * entry's key.
 */
export function readRequestLog(stored: readonly (readonly [string, unknown])[]): RequestEntry[] {
  const entries = stored.flatMap(([id, value]): RequestEntry[] => {
    const read = v.safeParse(entrySchema, value)
    if (!read.success) return []
    const { after, ...said } = read.output
    return [{ id, ...said, until: parseDate(after?.heldUntil ?? '') }]
  })
  return entries.toSorted((one, other) => other.at - one.at)
}
