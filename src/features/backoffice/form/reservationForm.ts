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
  valuesOf,
} from '#domain/reservation.ts'
import { isInOrder, isTooLong, overlaps, type Stay } from '#domain/stay.ts'
import { typedDate } from '#domain/typedDate.ts'
import type { Checked } from '#lib/form/useForm.ts'
import { readDeposit } from './deposit.ts'

/**
 * The texts in the form's controls; `kalan: null` follows total and deposit, until an owner types another figure. `kaporaYolu` is
 * the way in which a new stay's deposit has come, empty while it has not; `offered` is what the prices had total and deposit filled
 * with last, which no control shows.
 */
export type FormValues = Omit<TextsOf<typeof reservationFields>, 'kalan'> & {
  kalan: string | null
  kaporaYolu: string
  offered: string
}

/** The problems of a form, by the names of its controls. */
export type Problems = { [Name in keyof FormValues]?: Problem }

/** The form before anything is typed. */
export const EMPTY_FORM: FormValues = {
  ...emptyTexts(reservationFields),
  kalan: null,
  kaporaYolu: '',
  offered: '',
}

/** The form of a stored reservation; a remainder that is not the difference counts as typed. */
export function fillFromReservation(reservation: Reservation): FormValues {
  const texts = showFields(reservationFields, valuesOf(reservation))
  const follows = reservation.kalan === remainderOf(reservation.toplamUcret, reservation.kapora)
  return { ...texts, kalan: follows ? null : texts.kalan, kaporaYolu: '', offered: '' }
}

/** The form of a stay that has days and nothing else yet. */
export function fillFromStay({ checkIn, checkOut }: Stay): FormValues {
  return {
    ...EMPTY_FORM,
    girisTarihi: toStoredDate(checkIn),
    cikisTarihi: toStoredDate(checkOut),
  }
}

/** The form of the stay that a visitor's request becomes: guest, dates, contact and how many come, the wishes as notes. */
export function fillFromRequest(request: StoredRequest): FormValues {
  const { id, guest, stay, phone, email, notes, guests, guestKey = '' } = request
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
  }
}

/** The reservation a form holds, or what keeps it from being one; `others` are those whose nights are taken. */
export function readForm(
  values: FormValues,
  others: readonly Reservation[],
): Checked<ReservationDraft, Problems> {
  const read = readTexts(reservationFields, { ...values, kalan: shownRemainder(values) })
  const stayProblem = findStayProblem(values, others)
  const deposit = readDeposit(values)
  if ('problems' in read) return { problems: { ...stayProblem, ...read.problems } }
  if (stayProblem) return { problems: stayProblem }
  if ('problems' in deposit) return deposit
  return { value: draftOf(read.value) }
}

/** Whether a problem is worth saying while the owner is still typing: not what is merely unfinished. */
export function isWorthSaying({ code }: Problem): boolean {
  return !['missing', 'writtenDate', 'time'].includes(code)
}

/** The stay whose two dates are typed in full, whatever their order; `null` before that. */
export function typedStay({ girisTarihi, cikisTarihi }: FormValues): Stay | null {
  const checkIn = typedDate(girisTarihi)
  const checkOut = typedDate(cikisTarihi)
  return checkIn && checkOut && { checkIn, checkOut }
}

/** The remainder's text: what was typed, or the difference once there is a total or a deposit. */
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
  const [first, ...more] = others.filter((other) => overlaps(stay, other.stay))
  if (!first) return null
  const problem = { code: 'overlap', others: [first, ...more] } as const
  return first.stay.checkIn <= stay.checkIn ? { girisTarihi: problem } : { cikisTarihi: problem }
}
