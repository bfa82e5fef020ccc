import { amountOf, writeAmount } from '#domain/amount.ts'
import { toStoredDate } from '#domain/date.ts'
import { peopleIn } from '#domain/headcount.ts'
import type { Problem } from '#domain/problem.ts'
import { emptyTexts, readTexts, showFields, type TextsOf } from '#domain/record.ts'
import type { StoredRequest } from '#domain/request.ts'
import {
  draftOf,
  type Reservation,
  type ReservationDraft,
  remainderOf,
  reservationFields,
  TYPED_NAMES,
  type TypedName,
  valuesOf,
} from '#domain/reservation.ts'
import { isInOrder, isTooLong, overlaps, type Stay } from '#domain/stay.ts'
import { typedDate } from '#domain/typedDate.ts'
import type { Checked } from '#lib/form/useForm.ts'
import { readDeposit } from './deposit.ts'

/**
 * The texts of the form's controls. `kalan: null` follows total and deposit until another amount is
 * typed; `depositMethod` is the payment method of a new stay's received deposit, empty for none;
 * `offered` is the last price filled in, and has no control.
 */
export type FormValues = Omit<TextsOf<typeof reservationFields>, 'kalan'> & {
  kalan: string | null
  depositMethod: string
  offered: string
}

/** A form's errors by control. */
export type Problems = { [Name in keyof FormValues]?: Problem }

/** The empty form. */
export const EMPTY_FORM: FormValues = {
  ...emptyTexts(reservationFields),
  kalan: null,
  depositMethod: '',
  offered: '',
}

/** The form of a stored reservation; a balance that is not the difference counts as typed. */
export function fillFromReservation(reservation: Reservation): FormValues {
  const texts = showFields(reservationFields, valuesOf(reservation))
  const follows = reservation.kalan === remainderOf(reservation.toplamUcret, reservation.kapora)
  return { ...texts, kalan: follows ? null : texts.kalan, depositMethod: '', offered: '' }
}

/** The form of a stay with dates only. */
export function fillFromStay({ checkIn, checkOut }: Stay): FormValues {
  return {
    ...EMPTY_FORM,
    girisTarihi: toStoredDate(checkIn),
    cikisTarihi: toStoredDate(checkOut),
  }
}

/**
 * The form of the stay for a request: guest, dates, contact, number of guests, the wishes as notes,
 * and the estimate that the guest saw.
 */
export function fillFromRequest(request: StoredRequest): FormValues {
  const { id, guest, stay, phone, email, notes, guests, guestKey = '', quote } = request
  return {
    ...EMPTY_FORM,
    musteriAdi: guest,
    girisTarihi: toStoredDate(stay.checkIn),
    cikisTarihi: toStoredDate(stay.checkOut),
    notlar: notes,
    phone: phone,
    email: email,
    guests: guests ? String(peopleIn(guests)) : '',
    request: id,
    guestKey,
    ...(quote && {
      toplamUcret: writeAmount(quote.total),
      kapora: writeAmount(quote.deposit),
    }),
  }
}

/** The reservation in a form, or its field errors; `others` are the stays that block nights. */
export function readForm(
  values: FormValues,
  others: readonly Reservation[],
): Checked<ReservationDraft, Problems> {
  const read = readTexts(reservationFields, textsOf(values))
  const stayProblem = findStayProblem(values, others)
  const deposit = readDeposit(values)
  if ('problems' in read) return { problems: { ...stayProblem, ...read.problems } }
  if (stayProblem) return { problems: stayProblem }
  if ('problems' in deposit) return deposit
  return { value: draftOf(read.value) }
}

/** The fields of closed days. */
const CLOSED_NAMES: readonly TypedName[] = ['musteriAdi', 'girisTarihi', 'cikisTarihi', 'notlar']

/** Whether the form shows a field: closed days have no amounts and no guest. */
export function isShown(name: TypedName, { blocked }: FormValues): boolean {
  return blocked === '' || CLOSED_NAMES.includes(name)
}

/** The fields with a text that closing the days empties. */
export function emptiedNames(values: FormValues): TypedName[] {
  return TYPED_NAMES.filter(
    (name) =>
      name !== 'blocked' && !isShown(name, values) && !['', '0', null].includes(values[name]),
  )
}

/** The texts to save: those of hidden fields stay in the form only. */
function textsOf(values: FormValues): TextsOf<typeof reservationFields> {
  const texts = { ...values, kalan: shownRemainder(values) }
  for (const name of emptiedNames(texts)) texts[name] = ''
  return texts
}

/** Whether an error is shown while typing; unfinished input is not. */
export function isWorthSaying({ code }: Problem): boolean {
  return !['missing', 'writtenDate', 'time'].includes(code)
}

/** The stay with both typed dates, in any order; `null` before both are complete. */
export function typedStay({ girisTarihi, cikisTarihi }: FormValues): Stay | null {
  const checkIn = typedDate(girisTarihi)
  const checkOut = typedDate(cikisTarihi)
  return checkIn && checkOut && { checkIn, checkOut }
}

/** The balance's text: as typed, or the difference once there is a total or a deposit. */
export function shownRemainder({ kalan, toplamUcret, kapora }: FormValues): string {
  if (kalan !== null) return kalan
  if (toplamUcret.trim() === '' && kapora.trim() === '') return ''
  return writeAmount(remainderOf(amountOf(toplamUcret), amountOf(kapora)))
}

function findStayProblem(values: FormValues, others: readonly Reservation[]): Problems | null {
  const stay = typedStay(values)
  if (!stay) return null
  if (!isInOrder(stay)) return { cikisTarihi: { code: 'order' } }
  if (isTooLong(stay)) return { cikisTarihi: { code: 'long' } }
  // The stay that closes the days of a request gives way to the one that accepts it.
  const [first, ...more] = others.filter(
    ({ stay: other, heldFor }) =>
      overlaps(stay, other) && (heldFor === undefined || heldFor !== values.request),
  )
  if (!first) return null
  const problem = { code: 'overlap', others: [first, ...more] } as const
  return first.stay.checkIn <= stay.checkIn ? { girisTarihi: problem } : { cikisTarihi: problem }
}
