import * as v from 'valibot'
import { type IsoDate, parseDate } from '#domain/date.ts'
import { type Answer, type RequestStatus } from '#domain/request.ts'

/** What one write does to a request that stays; the log's entries carry the same words (`database.rules.json`). */
const ANSWER_VERBS = ['accept', 'hold', 'decline', 'reopen', 'forget'] as const
export type AnswerVerb = (typeof ANSWER_VERBS)[number]
type RequestVerb = AnswerVerb | 'delete'

/** One thing done to a request: when (ms since 1970), by whom, and until which day it is held. */
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

/** What was deleted has nothing after it. */
const entrySchema = v.variant('verb', [
  v.object({
    ...authored,
    verb: v.picklist(ANSWER_VERBS),
    after: v.object({ heldUntil: v.optional(v.string()) }),
  }),
  v.object({ ...authored, verb: v.literal('delete'), after: v.optional(v.undefined()) }),
])

/** What an owner does who gives an answer. */
export function verbOf({ status }: Answer): AnswerVerb {
  return VERBS[status]
}

/** Reads what is stored under `/log/requests/{request}`, newest first; what cannot be read, such as the newest entry's key, is left out. */
export function readRequestLog(stored: readonly (readonly [string, unknown])[]): RequestEntry[] {
  const entries = stored.flatMap(([id, value]): RequestEntry[] => {
    const read = v.safeParse(entrySchema, value)
    if (!read.success) return []
    const { after, ...said } = read.output
    return [{ id, ...said, until: parseDate(after?.heldUntil ?? '') }]
  })
  return entries.toSorted((one, other) => other.at - one.at)
}
