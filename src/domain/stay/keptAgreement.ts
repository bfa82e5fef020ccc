import type { IsoDate } from '#domain/date.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { amount } from '#domain/field/numberField.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { getField, readValues, type ValuesOf, writeFields } from '#domain/field/record.ts'
import { type Agreement, type EarlierAgreement, readAgreement, writeForm } from './agreement.ts'
import { agreedOn, agreedDeposit } from './money.ts'
import type { Reservation, ReservationDraft } from './reservation.ts'

/** An agreement as it was after a change, `/agreements/{id}/{entry}`, beside its terms and lines. */
export const keptFields = {
  checkIn: pickedDay(),
  checkOut: pickedDay(),
  toplamUcret: amount(),
  kapora: amount(),
}

/** A whole agreement, `/agreements/{id}/{entry}`, with its writer and time. */
export function writeKept({ dates, toplamUcret, kapora }: ReservationDraft, agreement: Agreement) {
  return {
    ...writeFields(keptFields, { ...dates, toplamUcret, kapora }),
    agreement: writeForm(agreement),
  }
}

/** Whether a stored form is the present agreement of a stay. */
export function isKeptAs(stored: unknown, stay: ReservationDraft, agreement: Agreement): boolean {
  const kept = readValues(keptFields, stored)
  const read = readAgreement(getField(stored, 'agreement'))
  if (!kept || 'wrong' in read) return false
  const form = { ...writeFields(keptFields, kept), agreement: writeForm(read.agreement) }
  return JSON.stringify(form) === JSON.stringify(writeKept(stay, agreement))
}

/** A change of a stay: the key of its entry in the log, its day, and whether it makes a new form in any case. */
type AgreementUpdate = { entry: string; today: IsoDate; isChanged?: boolean }

/**
 * A stay with its agreement as the change keeps it: unchanged, or under the key of the change, with
 * the form before among the earlier ones.
 */
export function keepAgreement(
  before: Reservation | null,
  next: ReservationDraft,
  { entry, today, isChanged }: AgreementUpdate,
): ReservationDraft {
  const { agreement: agreed } = next
  if (!agreed || next.removed) return next
  const previous = before?.agreement
  if (!isChanged && before && previous && isSameForm(before, previous, next, agreed))
    return { ...next, agreement: previous }
  const { changedOn: _, earlier: __, ...form } = agreed
  if (!before || previous?.entry === undefined) return { ...next, agreement: { ...form, entry } }
  const isNew = form.at !== previous.at
  const earlier = [...(previous.earlier ?? []), earlierOf(before, previous, previous.entry)]
  return {
    ...next,
    agreement: { ...form, entry, ...(!isNew && { changedOn: today }), earlier },
  }
}

function earlierOf(
  stay: ReservationDraft,
  { at, changedOn = at }: Agreement,
  entry: string,
): EarlierAgreement {
  const sums = { total: agreedOn(stay), deposit: agreedDeposit(stay) }
  return { entry, at: changedOn, ...stay.dates, ...sums }
}

function isSameForm(
  before: ReservationDraft,
  previous: Agreement,
  next: ReservationDraft,
  agreed: Agreement,
): boolean {
  const { entry = '', changedOn } = previous
  const { changedOn: _, ...form } = agreed
  const asKept = { ...form, entry, ...(changedOn !== undefined && { changedOn }) }
  return (
    previous.entry !== undefined &&
    JSON.stringify(writeKept(before, previous)) === JSON.stringify(writeKept(next, asKept))
  )
}

/** An agreement as it was kept, with its stay's days and sums. */
export type KeptAgreement = ValuesOf<typeof keptFields> & { agreement: Agreement }

/** Parses `/agreements/{id}` by entry of the log. */
export function readKeptAgreements(stored: unknown): ReadonlyMap<string, KeptAgreement> {
  return new Map(
    entriesOf(stored).flatMap(([entry, value]) => {
      const kept = readValues(keptFields, value)
      const read = readAgreement(getField(value, 'agreement'))
      return kept && 'agreement' in read ? [[entry, { ...kept, ...read }]] : []
    }),
  )
}
