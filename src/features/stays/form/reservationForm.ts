import { amountOf, writeAmount } from '#domain/amount.ts'
import { addDays, type IsoDate, toStoredDate } from '#domain/date.ts'
import { peopleIn, type StoredRequest } from '#domain/request.ts'
import type { Problem } from '#domain/problem.ts'
import { emptyTexts, readTexts, showFields, type TextsOf, valueOf } from '#domain/record.ts'
import {
  draftOf,
  readReservation,
  remainderOf,
  type Reservation,
  type ReservationDraft,
  reservationFields,
  TYPED_NAMES,
  type TypedName,
  valuesOf,
  writeDetails,
} from '#domain/reservation.ts'
import { isInOrder, isTooLong, overlaps, type Stay } from '#domain/stay.ts'
import { typedDate } from '#domain/typedDate.ts'
import { type Payment, paymentFields } from '#domain/payments/payment.ts'
import { writeStay } from '#domain/storedStay.ts'
import type { Person } from '#domain/removedPerson.ts'
import type { Checked } from '#lib/form/useForm.ts'
import { forgetDraft, keepDraft, latestDraft, readDraft } from '#lib/form/drafts.ts'
import {
  CANCEL_DRAFTS,
  LOOKED_FOR,
  OWNERS_DRAFTS,
  PAYMENT_DRAFTS,
} from '#features/office/draftKeys.ts'
import { cancellationFields } from '#domain/cancellation.ts'
import { type CancellingTerms, refundOf } from '#domain/guestPage/guestAnswer.ts'
import type { Account } from '#domain/payments/account.ts'
import type { TypedTexts } from '#lib/form/typedFields.ts'

export const ANY_STAY = { text: '', filter: 'all' }

const ADDED = `${OWNERS_DRAFTS}reservation`
const EDITED = `${ADDED}/`

/** The key of the draft for `base`, a new reservation when `null`, and the record that it edits. */
export function draftFor(base: Reservation | null) {
  if (!base) return { key: ADDED, about: null }
  const [dates, details] = [writeStay(base.stay), writeDetails(base)]
  return {
    key: EDITED + base.id,
    about: { id: base.id, dates, details: { ...details, version: base.version } },
  }
}

/** Whether a key is that of a new reservation's draft. */
export const isAddition = (key: string): boolean => key === ADDED

/** Whether a key is that of an edit's draft. */
export const isEdit = (key: string): boolean => key.startsWith(EDITED)

/** The record when its draft was begun; `null` without a draft. */
export function draftedOver(key: string): Reservation | null {
  const about = readDraft(key, EMPTY_FORM)?.about
  const id = valueOf(about, 'id')
  if (typeof id !== 'string') return null
  const read = readReservation(id, valueOf(about, 'dates'), valueOf(about, 'details'))
  return 'reservation' in read ? read.reservation : null
}

/** The origin of a new reservation's draft, such as a request's id; `null` without. */
export function draftedFrom(key: string): unknown {
  return valueOf(readDraft(key, EMPTY_FORM)?.about, 'from') ?? null
}

/** The reservation whose edit a reload interrupted, as it was when opened; `null` without one. */
export function unfinishedEdit(): Reservation | null {
  const key = latestDraft(EDITED)
  return key === null ? null : draftedOver(key)
}

/** Whether there is a draft of a new reservation. */
export function hasUnsavedAddition(): boolean {
  return readDraft(ADDED, EMPTY_FORM) !== null
}

/** Whether the draft of a reservation differs from it. */
export function hasChanges(base: Reservation): boolean {
  const draft = readDraft(draftFor(base).key, EMPTY_FORM)
  const stored = new Map(Object.entries(fillFromReservation(base)))
  return (
    draft !== null && Object.entries(draft.values).some(([name, text]) => stored.get(name) !== text)
  )
}

/** Stores a refused change of `base` (`null`: a new reservation) as a draft. */
export function typeAgain(
  base: Reservation | null,
  wanted: ReservationDraft,
  depositMethod = '',
): void {
  const { key, about } = draftFor(base)
  const texts = fillFromReservation({ ...wanted, id: '', version: 0 })
  keepDraft(key, { ...texts, depositMethod }, about)
}

/** Removes a person's drafts: their stay, its payments, their request, and a search for them. */
export function forgetTyped({ stay, requests }: Person): void {
  if (stay !== null)
    for (const drafts of [EDITED, PAYMENT_DRAFTS, CANCEL_DRAFTS]) forgetDraft(drafts + stay)
  forgetAddition(requests)
  forgetDraft(LOOKED_FOR)
}

/** Removes the draft of a new reservation if it was begun from one of these requests. */
export function forgetAddition(requests: readonly string[]): void {
  const { request } = readDraft(ADDED, EMPTY_FORM)?.values ?? {}
  if (requests.some((id) => id === draftedFrom(ADDED) || id === request)) forgetDraft(ADDED)
}

/** Removes the draft of an edit. */
export function forgetEdit(reservation: Reservation): void {
  forgetDraft(EDITED + reservation.id)
}

const { date: _date, note: _note, ...fields } = paymentFields

type Deposit = Omit<Payment, 'date'>

/** The last day for a deposit that is agreed today, `days` later, at the latest the arrival. */
export function usualDueBy(today: IsoDate, checkIn: IsoDate | null, days: number): IsoDate {
  const usual = addDays(today, days)
  return checkIn && checkIn < usual ? checkIn : usual
}

/** Whether the form shows the deposit's payment method. */
export function hasDeposit({ kapora, blocked }: FormValues): boolean {
  return blocked === '' && Math.round(amountOf(kapora)) > 0
}

/** The received deposit in the form, `null` for none; or its field errors. */
export function readDeposit(values: FormValues): Checked<Deposit | null, { kapora?: Problem }> {
  const { kapora, depositMethod: method } = values
  if (method === '' || !hasDeposit(values)) return { value: null }
  const amount = writeAmount(Math.round(amountOf(kapora)))
  const read = readTexts(fields, { amount, method, purpose: 'kapora' })
  if ('value' in read) return read
  const { amount: problem } = read.problems
  return problem ? { problems: { kapora: problem } } : { value: null }
}

/**
 * The texts of the form's controls. `kalan: null` follows total and deposit until another amount is
 * typed; `depositMethod` is the payment method of a new stay's received deposit, empty for none.
 */
export type FormValues = Omit<TextsOf<typeof reservationFields>, 'kalan'> & {
  kalan: string | null
  depositMethod: string
}

export type Problems = { [Name in keyof FormValues]?: Problem }

export const EMPTY_FORM: FormValues = {
  ...emptyTexts(reservationFields),
  kalan: null,
  depositMethod: '',
}

/** The form of a stored reservation; a balance that is not the difference counts as typed. */
export function fillFromReservation(reservation: Reservation): FormValues {
  const texts = showFields(reservationFields, valuesOf(reservation))
  const follows = reservation.kalan === remainderOf(reservation.toplamUcret, reservation.kapora)
  return { ...texts, kalan: follows ? null : texts.kalan, depositMethod: '' }
}

/** The form of a stay with dates only. */
export function fillFromStay({ checkIn, checkOut }: Stay): FormValues {
  return {
    ...EMPTY_FORM,
    girisTarihi: toStoredDate(checkIn),
    cikisTarihi: toStoredDate(checkOut),
  }
}

/** The form of the stay for a request, with the estimate that the guest saw. */
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

export type CancelTexts = TextsOf<typeof cancellationFields>

/** The initial form: the kept amount follows the payments until another is typed. */
export const EMPTY_CANCELLATION: TypedTexts<CancelTexts> = { kept: null, reason: '' }

/** All payments of a channel's guest are kept, because the channel refunds. */
export function keepingByTerms(
  { stay, kapora, source }: Reservation,
  { agreed, paid }: Account,
  terms: CancellingTerms,
  today: IsoDate | null,
): CancelTexts {
  const sums = { total: agreed, paid, deposit: Math.round(kapora) }
  const refund =
    today === null || source !== undefined ? 0 : refundOf(sums, stay.checkIn, terms, today)
  return { ...emptyTexts(cancellationFields), kept: writeAmount(Math.max(0, paid) - refund) }
}
