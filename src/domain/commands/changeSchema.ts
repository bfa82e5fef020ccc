import * as v from 'valibot'
import { readCancellation } from '#domain/cancelled/cancellation.ts'
import { readBy } from '#domain/edit.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { type Payment, paymentFields, readPayment } from '#domain/payments/payment.ts'
import { emptyTexts, namesOf, readFields, valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import {
  detailFields,
  readDeletion,
  type Reservation,
  type ReservationDraft,
  reservationFields,
  type Seen,
} from '#domain/reservation.ts'
import type { Command } from './command.ts'
import { type KeyedPayment } from './paymentWrites.ts'

const day = pickedDay().stored

// A stay that holds more was kept by another release, and must not lose it unseen.
const STAY_NAMES = new Set<string>([
  ...namesOf(detailFields),
  'stay',
  'id',
  'version',
  'cancellation',
  'deletion',
])

/** Reads what was wanted of a stay. */
const draftSchema: v.GenericSchema<unknown, ReservationDraft> = v.pipe(
  v.looseObject({
    stay: v.object({ checkIn: day, checkOut: day }),
    cancellation: v.exactOptional(readBy(readCancellation)),
    deletion: v.exactOptional(readBy(readDeletion)),
  }),
  v.check((draft) => Object.keys(draft).every((name) => STAY_NAMES.has(name))),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { stay, cancellation, deletion } = dataset.value
    const details = readFields(detailFields, dataset.value)
    if ('values' in details)
      return {
        ...details.values,
        stay,
        ...(cancellation && { cancellation }),
        ...(deletion && { deletion }),
      }
    addIssue({ message: `Not readable: ${details.wrong.join(', ')}` })
    return NEVER
  }),
)

/** Reads a stay as its editor saw it. */
const reservationSchema: v.GenericSchema<unknown, Reservation> = v.intersect([
  draftSchema,
  v.object({ id: v.string(), version: v.number() }),
])

const unreadableSchema = v.object({
  id: v.string(),
  version: v.number(),
  problem: v.picklist(['dates', 'order', 'details']),
  wrong: v.array(v.picklist(namesOf(reservationFields))),
  stored: v.string(),
  // A field that came later has no text there.
  texts: v.pipe(
    v.record(v.string(), v.string()),
    v.transform((texts) => ({ ...emptyTexts(reservationFields), ...texts })),
  ),
})

/** Reads a record as its editor saw it, readable or not. */
const seenSchema: v.GenericSchema<unknown, Seen> = v.union([reservationSchema, unreadableSchema])

const PAYMENT_NAMES = new Set<string>([...namesOf(paymentFields), 'foreign'])

/** Reads a payment; `null` for one that holds more than this release knows. */
function readKnownPayment(stored: unknown): Payment | null {
  if (!entriesOf(stored).every(([name]) => PAYMENT_NAMES.has(name))) return null
  return readPayment(stored)
}

const paymentSchema = readBy(readKnownPayment)

const keyedPaymentSchema = readBy((stored): KeyedPayment | null => {
  const key = valueOf(stored, 'key')
  const payment = readKnownPayment(
    Object.fromEntries(entriesOf(stored).filter(([name]) => name !== 'key')),
  )
  return payment && typeof key === 'string' ? { ...payment, key } : null
})

/** A wanted change of the stay `id`. */
export type StayChange = Command & { id: string }

const common = { id: v.string() }

/** Parses a queued change of a stay. */
export const changeSchema: v.GenericSchema<unknown, StayChange> = v.variant('verb', [
  v.object({
    ...common,
    verb: v.literal('add'),
    base: v.null(),
    wanted: draftSchema,
    requests: v.exactOptional(v.pipe(v.array(v.string()), v.readonly())),
    payments: v.exactOptional(v.pipe(v.array(keyedPaymentSchema), v.readonly())),
    releases: v.exactOptional(v.pipe(v.array(reservationSchema), v.readonly())),
  }),
  v.object({
    ...common,
    verb: v.picklist(['edit', 'uncancel', 'undelete']),
    base: seenSchema,
    wanted: draftSchema,
  }),
  v.object({
    ...common,
    verb: v.literal('cancel'),
    base: reservationSchema,
    wanted: draftSchema,
    date: day,
  }),
  v.object({
    ...common,
    verb: v.literal('delete'),
    base: seenSchema,
    wanted: v.nullable(draftSchema),
  }),
  v.object({
    ...common,
    verb: v.literal('pay'),
    base: reservationSchema,
    wanted: draftSchema,
    payment: paymentSchema,
  }),
  v.object({
    ...common,
    verb: v.literal('unpay'),
    base: reservationSchema,
    wanted: draftSchema,
    payment: keyedPaymentSchema,
  }),
])
