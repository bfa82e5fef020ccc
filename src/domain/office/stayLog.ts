import * as v from 'valibot'
import { cancellationFields } from '#domain/cancellation.ts'
import { CHANGE_VERBS, type Verb } from '#domain/stayChange.ts'
import { type Payment, paymentFields } from '#domain/payments/payment.ts'
import { namesOf, readValues, valueOf } from '#domain/record.ts'
import { reservationFields } from '#domain/reservation.ts'

type FieldName = keyof typeof reservationFields

/** Missing if the field had no value, or if the log only contains that it changed. */
type FieldStep = { name: FieldName; before: unknown; after: unknown }

/** A change of a stay: its time (ms since 1970), its author, and the fields. */
export type StayEntry = {
  id: string
  at: number
  by: string
  verb: Verb
  steps: FieldStep[]
  /** The date and amount of a payment or an undone one. */
  payment: Pick<Payment, 'date' | 'amount'> | null
  kept: number | null
}

const entrySchema = v.object({
  at: v.number(),
  by: v.string(),
  verb: v.picklist(CHANGE_VERBS),
  changes: v.optional(
    v.record(
      v.string(),
      v.object({ before: v.exactOptional(v.unknown()), after: v.exactOptional(v.unknown()) }),
    ),
    {},
  ),
})

/** Reads what is stored under `/log/{stay}`, newest first; what cannot be read is left out. */
export function readStayLog(stored: readonly (readonly [string, unknown])[]): StayEntry[] {
  const entries = stored.flatMap(([id, value]): StayEntry[] => {
    const read = v.safeParse(entrySchema, value)
    if (!read.success) return []
    const { changes, ...said } = read.output
    const [before, after] = [sideOf(changes, 'before'), sideOf(changes, 'after')]
    const steps = namesOf(reservationFields)
      .filter((name) => name in before || name in after)
      .map((name) => ({ name, before: readLogged(before, name), after: readLogged(after, name) }))
    const payment = readPaid({ ...before, ...after })
    return [{ id, ...said, steps, payment, kept: readKept(after) }]
  })
  return entries.toSorted((one, other) => other.at - one.at)
}

function sideOf(changes: { [name: string]: object }, side: 'before' | 'after'): object {
  const values = Object.entries(changes).map(
    ([name, sides]) => [name, valueOf(sides, side)] as const,
  )
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function readPaid(side: object): StayEntry['payment'] {
  return readValues({ date: paymentFields.date, amount: paymentFields.amount }, side)
}

function readKept(side: object): number | null {
  const read = v.safeParse(cancellationFields.kept.stored, valueOf(side, 'kept'))
  return read.success ? read.output : null
}

function readLogged(side: object, name: FieldName): unknown {
  const field = reservationFields[name]
  const read = v.safeParse(field.stored, valueOf(side, name))
  return field.logged && read.success ? read.output : undefined
}
