import * as v from 'valibot'
import { readCancellation } from '#domain/cancelled/cancelledStay.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { emptyTexts, namesOf } from '#domain/record.ts'
import {
  detailFields,
  readDetails,
  type Reservation,
  type ReservationDraft,
  reservationFields,
  type Seen,
} from '#domain/reservation.ts'

const day = pickedDay().stored

// All fields of a stay; a stored one with others is of another release, and must not lose them
// silently.
const STAY_NAMES = new Set<string>([
  ...namesOf(detailFields),
  'stay',
  'id',
  'version',
  'eski',
  'cancellation',
])

/** Parses a stored draft of a stay. */
export const draftSchema: v.GenericSchema<unknown, ReservationDraft> = v.pipe(
  v.looseObject({ stay: v.object({ checkIn: day, checkOut: day }) }),
  v.check((draft) => Object.keys(draft).every((name) => STAY_NAMES.has(name))),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const details = readDetails(dataset.value)
    if ('values' in details) return { ...details.values, stay: dataset.value.stay }
    addIssue({ message: `Not to be read: ${details.wrong.join(', ')}` })
    return NEVER
  }),
)

const cancellation = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readCancellation(dataset.value)
    if (read) return read
    addIssue({ message: 'No cancellation' })
    return NEVER
  }),
)

/** Parses a stored stay as its editor loaded it. */
export const reservationSchema: v.GenericSchema<unknown, Reservation> = v.intersect([
  draftSchema,
  v.object({
    id: v.string(),
    version: v.number(),
    eski: v.exactOptional(v.looseObject({})),
    cancellation: v.exactOptional(cancellation),
  }),
])

const unreadableSchema = v.object({
  id: v.string(),
  version: v.number(),
  problem: v.picklist(['dates', 'order', 'details']),
  wrong: v.array(v.picklist(namesOf(reservationFields))),
  stored: v.string(),
  // A younger field has no text there.
  texts: v.pipe(
    v.record(v.string(), v.string()),
    v.transform((texts) => ({ ...emptyTexts(reservationFields), ...texts })),
  ),
})

/** Parses a stored record as its editor loaded it, valid or not. */
export const seenSchema: v.GenericSchema<unknown, Seen> = v.union([
  reservationSchema,
  unreadableSchema,
])
