import * as v from 'valibot'
import { type AnswerOperation, answeringSchema } from './pendingAnswers.ts'
import {
  type ChoicesEdit,
  choicesSchema,
  scriptSchema,
  type ScriptEdit,
} from './caretaker/caretaker.ts'
import { channelSchema, type ChannelOperation } from './channels/pendingChannels.ts'
import {
  type GuideEdit,
  guideSchema,
  type LetterOperation,
  letterSchema,
  type SettingsEdit,
  settingsSchema,
} from './pendingTexts.ts'
import { PLAIN_VERBS, type Command } from './commands/command.ts'
import type { Pending } from './pending.ts'
import { type PriceChange, pricesSchema } from './prices/priceChange.ts'
import { readCancellation } from './cancellation.ts'
import { readBy } from './edit.ts'
import { pickedDay } from './field/dayField.ts'
import { type Payment, paymentFields, readPayment } from './payments/payment.ts'
import { emptyTexts, namesOf, readFields, valueOf } from './record.ts'
import { entriesOf } from './records.ts'
import {
  detailFields,
  readDeletion,
  type Reservation,
  type ReservationDraft,
  reservationFields,
  type Seen,
} from './reservation.ts'
import type { KeyedPayment } from './commands/stayWrites.ts'

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

const seenSchema: v.GenericSchema<unknown, Seen> = v.union([reservationSchema, unreadableSchema])

const PAYMENT_NAMES = new Set<string>(namesOf(paymentFields))

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

type StayChange = Command & { id: string }

const common = { id: v.string() }

const changeSchema: v.GenericSchema<unknown, StayChange> = v.variant('verb', [
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
    verb: v.picklist(PLAIN_VERBS),
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

type Contents = {
  stay: StayChange
  answer: AnswerOperation
  letter: LetterOperation
  prices: PriceChange
  settings: SettingsEdit
  guide: GuideEdit
  channel: ChannelOperation
  choices: ChoicesEdit
  script: ScriptEdit
}

export type ChangeKind = keyof Contents

export type ChangeToQueue = { [Of in ChangeKind]: { of: Of } & Contents[Of] }[ChangeKind]

/** An item of the device's queue, with its key and the device's time in ms since 1970. */
export type QueuedChange<K extends ChangeKind = ChangeKind> = Extract<ChangeToQueue, { of: K }> & {
  entry: string
  at: number
}

const schemas: { [K in ChangeKind]: v.GenericSchema<unknown, Contents[K]> } = {
  stay: changeSchema,
  answer: answeringSchema,
  letter: letterSchema,
  prices: pricesSchema,
  settings: settingsSchema,
  guide: guideSchema,
  channel: channelSchema,
  choices: choicesSchema,
  script: scriptSchema,
}

const kinds = Object.keys(schemas) as ChangeKind[]

const begun = v.looseObject({
  of: v.picklist(kinds),
  entry: v.string(),
  at: v.pipe(v.number(), v.finite()),
})

/** Parses a queued item; `null` if it is invalid or has fields unknown to this release. */
export function readQueuedChange(stored: unknown): QueuedChange | null {
  const read = v.safeParse(begun, stored)
  if (!read.success) return null
  const { of, entry, at, ...said } = read.output
  const content = v.safeParse(schemas[of], said)
  // TypeScript does not connect the kind with its schema.
  return content.success ? ({ ...content.output, of, entry, at } as QueuedChange) : null
}

/** The items of a kind that are pending rather than refused. */
export function pendingOf<K extends ChangeKind>(
  works: readonly Pending<QueuedChange>[],
  of: K,
): QueuedChange<K>[] {
  const isOf = (work: QueuedChange): work is QueuedChange<K> => work.of === of
  return works.flatMap(({ work, refusal }) => (refusal === null && isOf(work) ? work : []))
}
