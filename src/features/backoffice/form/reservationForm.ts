import { type IsoDate, dateOf, parseDate, toStoredDate } from '#domain/date.ts'
import type { StoredRequest } from '#domain/request.ts'
import { type Reservation, type ReservationDraft, remainderOf } from '#domain/reservation.ts'
import { type Stay, countNights, isInOrder, overlaps } from '#domain/stay.ts'

/** The texts in the form's controls; `kalan: null` follows total and deposit (DESIGN §3). */
export type FormValues = {
  musteriAdi: string
  girisTarihi: string
  cikisTarihi: string
  toplamUcret: string
  kapora: string
  kalan: string | null
  notlar: string
}

/** What keeps a control's text from being saved. */
export type Problem =
  | { kind: 'missing' | 'date' | 'order' | 'long' | 'negative' }
  | { kind: 'wordy'; limit: number }
  | { kind: 'overlap'; others: readonly [Reservation, ...Reservation[]] }

/** The problems of a form, by the names of its controls. */
export type Problems = Partial<Record<keyof FormValues, Problem>>

/** The form before anything is typed. */
export const EMPTY_FORM: FormValues = {
  musteriAdi: '',
  girisTarihi: '',
  cikisTarihi: '',
  toplamUcret: '',
  kapora: '',
  kalan: null,
  notlar: '',
}

/** Longest accepted texts, in characters; `database.rules.json` holds the same figures. */
const TEXT_LIMITS = { musteriAdi: 200, notlar: 5000 } as const

/** A longer stay is a slip in the year, and would claim hundreds of nights. */
const LONGEST_STAY_NIGHTS = 365

/** The form of a stored reservation; a remainder that is not the difference counts as typed. */
export function fillFromReservation(reservation: Reservation): FormValues {
  const { stay, musteriAdi, toplamUcret, kapora, kalan, notlar } = reservation
  return {
    musteriAdi,
    girisTarihi: toStoredDate(stay.checkIn),
    cikisTarihi: toStoredDate(stay.checkOut),
    toplamUcret: writeAmount(toplamUcret),
    kapora: writeAmount(kapora),
    kalan: kalan === remainderOf(toplamUcret, kapora) ? null : writeAmount(kalan),
    notlar,
  }
}

/** The form of a visitor's request: guest and dates, the contact and the wishes as notes. */
export function fillFromRequest({ guest, stay, phone, email, notes }: StoredRequest): FormValues {
  return {
    ...EMPTY_FORM,
    musteriAdi: guest,
    girisTarihi: toStoredDate(stay.checkIn),
    cikisTarihi: toStoredDate(stay.checkOut),
    notlar: [phone, email, notes].filter((line) => line !== '').join('\n'),
  }
}

/** The reservation a form holds, or what keeps it from being one. */
export function readForm(
  values: FormValues,
  others: readonly Reservation[],
): { draft: ReservationDraft } | { problems: Problems } {
  const problems = findProblems(values, others)
  const stay = typedStay(values)
  if (stay === null || Object.keys(problems).length > 0) return { problems }
  const [toplamUcret, kapora] = [amountOf(values.toplamUcret), amountOf(values.kapora)]
  return {
    draft: {
      stay,
      musteriAdi: values.musteriAdi.trim(),
      toplamUcret,
      kapora,
      kalan: values.kalan === null ? remainderOf(toplamUcret, kapora) : amountOf(values.kalan),
      notlar: values.notlar.trim(),
    },
  }
}

/** Everything that keeps a form from being saved, `others` being the reservations whose nights are taken. */
export function findProblems(values: FormValues, others: readonly Reservation[]): Problems {
  const problems: Problems = findStayProblem(values, others)
  if (values.musteriAdi.trim() === '') problems.musteriAdi = { kind: 'missing' }
  for (const name of ['musteriAdi', 'notlar'] as const) {
    const limit = TEXT_LIMITS[name]
    if (values[name].trim().length > limit) problems[name] = { kind: 'wordy', limit }
  }
  for (const name of ['girisTarihi', 'cikisTarihi'] as const) {
    if (values[name].trim() === '') problems[name] = { kind: 'missing' }
    else if (typedDate(values[name]) === null) problems[name] = { kind: 'date' }
  }
  for (const name of ['toplamUcret', 'kapora', 'kalan'] as const) {
    if (amountOf(values[name] ?? '') < 0) problems[name] = { kind: 'negative' }
  }
  return problems
}

/** The problems worth saying while the owner is still typing: not what is merely unfinished. */
export function earlyProblems(problems: Problems): Problems {
  const unfinished = ['missing', 'date']
  return Object.fromEntries(
    Object.entries(problems).filter(([, { kind }]) => !unfinished.includes(kind)),
  )
}

/** The stay whose two dates are typed in full, whatever their order; `null` before that. */
export function typedStay({ girisTarihi, cikisTarihi }: FormValues): Stay | null {
  const checkIn = typedDate(girisTarihi)
  const checkOut = typedDate(cikisTarihi)
  return checkIn && checkOut && { checkIn, checkOut }
}

/** The day of a text in full dd.MM.yyyy, so that a date half typed is none yet. */
export function typedDate(text: string): IsoDate | null {
  return /^\d{2}\.\d{2}\.20\d{2}$/.test(text) ? parseDate(text) : null
}

/** A typed day as dd.MM.yyyy: 1.7.2026, 1,7,26 and 01072026 (phone keyboards may lack the dot) become 01.07.2026; what is no day stays as typed. */
export function tidyDate(text: string): string {
  const typed = text.trim()
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[.,\s]+(\d{1,2})[.,\s]+((?:20)?\d{2})$/.exec(typed) ??
    /^(\d{2})(\d{2})(20\d{2})$/.exec(typed) ??
    []
  const date = dateOf(2000 + (Number(year) % 100), Number(month), Number(day))
  return date ? toStoredDate(date) : typed
}

/** The remainder's text: what was typed, or the difference once there is a total or a deposit. */
export function shownRemainder({ kalan, toplamUcret, kapora }: FormValues): string {
  if (kalan !== null) return kalan
  if (toplamUcret.trim() === '' && kapora.trim() === '') return ''
  return writeAmount(remainderOf(amountOf(toplamUcret), amountOf(kapora)))
}

/** Reads lira as people type them: 12500, 12.500, 12,500.50, ₺12.500, 12500 TL; `null` when it is no number. */
export function readAmount(text: string): number | null {
  const typed = text.replaceAll(/\s|₺|TL$/gi, '')
  const parts = /^(-?)(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(typed)
  if (!parts) return null
  const [, sign = '', lira = '', kurus = '0'] = parts
  return Number(`${sign}${lira.replaceAll(/[.,]/g, '')}.${kurus}`)
}

/** A typed amount as it is saved: what is empty or no number becomes 0 (SPEC §5). */
export function amountOf(text: string): number {
  return readAmount(text) ?? 0
}

function findStayProblem(values: FormValues, others: readonly Reservation[]): Problems {
  const stay = typedStay(values)
  if (!stay) return {}
  if (!isInOrder(stay)) return { cikisTarihi: { kind: 'order' } }
  if (countNights(stay) > LONGEST_STAY_NIGHTS) return { cikisTarihi: { kind: 'long' } }
  const [first, ...more] = others.filter((other) => overlaps(stay, other.stay))
  if (!first) return {}
  const problem = { kind: 'overlap', others: [first, ...more] } as const
  return first.stay.checkIn <= stay.checkIn ? { girisTarihi: problem } : { cikisTarihi: problem }
}

function writeAmount(amount: number): string {
  return String(Math.round(amount * 100) / 100)
}
