import * as v from 'valibot'
import { type IsoDate, parseDate } from '#domain/date.ts'
import { type Answer, type RequestStatus } from '#domain/request.ts'

/** What one write does to a request; the log's entries carry the same words (`database.rules.json`). */
const REQUEST_VERBS = ['accept', 'hold', 'decline', 'reopen', 'forget'] as const
export type RequestVerb = (typeof REQUEST_VERBS)[number]

/** One answer to a request: when (ms since 1970), by whom, and until which day it is held. */
export type RequestEntry = {
  id: string
  at: number
  by: string
  verb: RequestVerb
  until: IsoDate | null
}

const VERBS: { readonly [status in RequestStatus]: RequestVerb } = {
  new: 'reopen',
  held: 'hold',
  accepted: 'accept',
  declined: 'decline',
}

const entrySchema = v.object({
  at: v.number(),
  by: v.string(),
  verb: v.picklist(REQUEST_VERBS),
  after: v.object({ heldUntil: v.optional(v.string(), '') }),
})

/** What an owner does who gives an answer. */
export function verbOf({ status }: Answer): RequestVerb {
  return VERBS[status]
}

/** Reads what is stored under `/log/requests/{request}`, newest first; what cannot be read, such as the newest entry's key, is left out. */
export function readRequestLog(stored: readonly (readonly [string, unknown])[]): RequestEntry[] {
  const entries = stored.flatMap(([id, value]): RequestEntry[] => {
    const read = v.safeParse(entrySchema, value)
    if (!read.success) return []
    const { after, ...said } = read.output
    return [{ id, ...said, until: parseDate(after.heldUntil) }]
  })
  return entries.toSorted((one, other) => other.at - one.at)
}
