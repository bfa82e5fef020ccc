import * as v from 'valibot'
import { type IsoDate, parseDate } from '#domain/date.ts'
import { type Answer, type RequestStatus } from '#domain/request.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import type { Reservation } from '#domain/reservation.ts'

/**
 * The normalized digits of a telephone number: without spaces and signs, Türkiye's country code,
 * and leading zeros. `null` for fewer than five.
 */
export function phoneDigits(number: string): string | null {
  const digits = number.replaceAll(/\D/g, '').replace(/^0+/, '')
  const national = digits.replace(/^900?(?=\d{10}$)/, '')
  return national.length >= 5 ? national : null
}

type Contact = { phone: string | undefined; email: string | undefined }

type GuestBook = ReadonlyMap<string, readonly Reservation[]>

/** Indexes these stays, cancelled or not. */
export function guestBookOf(reservations: readonly Reservation[]): GuestBook {
  const book = new Map<string, Reservation[]>()
  for (const reservation of reservations) {
    const { phone, email, blocked, musteriAdi } = reservation
    if (blocked || isRemoved(musteriAdi)) continue
    for (const key of keysOf({ phone: phone, email: email })) {
      const known = book.get(key)
      if (known) known.push(reservation)
      else book.set(key, [reservation])
    }
  }
  return book
}

/** The stays with this number or address, the latest first; without the one with the id `but`. */
export function staysOf(book: GuestBook, contact: Contact, but?: string): Reservation[] {
  const found = new Set(keysOf(contact).flatMap((key) => book.get(key) ?? []))
  return [...found]
    .filter(({ id }) => id !== but)
    .toSorted((one, other) => (one.stay.checkIn < other.stay.checkIn ? 1 : -1))
}

/** Whether a stay began before `today`. */
export function hasBegun(today: IsoDate): (stay: Reservation) => boolean {
  return ({ stay }) => stay.checkIn < today
}

function keysOf({ phone = '', email = '' }: Contact): string[] {
  const [digits, address] = [phoneDigits(phone), email.trim().toLowerCase()]
  return [...(digits === null ? [] : [digits]), ...(address.includes('@') ? [address] : [])]
}

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
