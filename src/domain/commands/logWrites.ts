import type { Payment } from '#domain/payments/payment.ts'
import { type NameOf, namesOf, writeFields } from '#domain/record.ts'
import {
  changedFields,
  detailFields,
  type ReservationDraft,
  reservationFields,
} from '#domain/reservation.ts'
import { writeStay } from '#domain/storedStay.ts'
import { SERVER_TIME, type Writes } from './writes.ts'

type Said = { by: string; verb: string; version: number }

export type LogValue = string | number | boolean

export type LogChanges = { [name: string]: { before?: LogValue; after?: LogValue } }

type Names = readonly NameOf<typeof reservationFields>[]

/** Writes the entry of a change, and the version that it makes. */
export function logWrites(
  { id, entry }: { id: string; entry: string },
  said: Said,
  changes: LogChanges = {},
): Writes {
  const isEmpty = Object.keys(changes).length === 0
  return {
    [`versions/${id}`]: { n: said.version, entry },
    [`log/${id}/${entry}`]: { at: SERVER_TIME, ...said, ...(!isEmpty && { changes }) },
  }
}

/** The fields that a change made different: their values, or that there is one where the log may not keep a value. */
export function logOfFields(
  before: ReservationDraft | null,
  after: ReservationDraft | null,
): LogChanges {
  const names: Names = before && after ? changedFields(before, after) : namesOf(reservationFields)
  const [was, is] = [before, after].map((draft) => (draft ? written(draft) : {}))
  return Object.fromEntries(
    names.flatMap((name) => {
      const { logged } = reservationFields[name]
      const sides = {
        // What a person typed is not kept, also not as what it was.
        ...(logged && was?.[name] !== undefined && { before: was[name] }),
        ...(is?.[name] !== undefined && { after: logged ? is[name] : true }),
      }
      return Object.keys(sides).length > 0 ? [[name, sides]] : []
    }),
  )
}

/** The day and the amount of a payment. */
export function paymentLog({ date, amount }: Payment, side: 'before' | 'after'): LogChanges {
  return { date: { [side]: date }, amount: { [side]: amount } }
}

function written(draft: ReservationDraft): { [name: string]: LogValue } {
  return { ...writeStay(draft.stay), ...writeFields(detailFields, draft) }
}
