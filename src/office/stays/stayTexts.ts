import { ownersDraft } from '#db/cache.ts'
import { countFields } from '#domain/request/counts.ts'
import type { SeenQuote, StoredRequest } from '#domain/request/request.ts'
import { readDraft } from '#ui/form/drafts.ts'
import { type IsoDate, toStoredDate } from '#domain/date.ts'
import { amountOf, readAmount, withoutCurrency, writeAmount } from '#domain/field/amount.ts'
import type { Problem } from '#domain/field/problem.ts'
import {
  areSameText,
  getField,
  emptyTexts,
  readTexts,
  showFields,
  type TextsOf,
} from '#domain/field/record.ts'
import { tidyDate, typedDate } from '#domain/field/typedDate.ts'
import { tidyTime } from '#domain/field/typedTime.ts'
import {
  detailFields,
  isReadable,
  remainderOf,
  type Reservation,
  type ReservationDraft,
  type StoredStay,
  formFields,
  TYPED_NAMES,
  type TypedName,
  type TypedValues,
  fieldValues,
} from '#domain/stay/reservation.ts'
import { datesProblem, overlaps, stayDateFields, type StayDates } from '#domain/stay/stayDates.ts'
import {
  type ExtraLine,
  isExtra,
  LONGEST_LINE,
  type PriceLine,
  readAgreement,
} from '#domain/stay/agreement.ts'
import type { Checked, useForm } from '#ui/form/useForm.ts'

/** The texts of the form; `kalan` is `null` until another balance than the difference is typed. */
export type StayTexts = Omit<TextsOf<typeof formFields>, 'kalan'> & {
  kalan: string | null
  /** How a new stay's deposit was paid; empty while it has not come. */
  depositMethod: string
  /** `today` to take today's terms in place of the agreed ones. */
  takesTerms: string
  /** Lines of the price, each with its amount at its end. */
  extras: string
  /** The same for a charge for damage. */
  damages: string
}

/** The form's values for its parts. */
export type StayFormState = Pick<
  ReturnType<typeof useForm<StayTexts, Problem, ReservationDraft>>,
  'field' | 'values' | 'change' | 'sending'
>

type StayProblems = { [Name in keyof StayTexts]?: Problem }

/** An empty form; its first error is searched for in the order of the controls. */
export const EMPTY_STAY: StayTexts = {
  ...emptyTexts(stayDateFields),
  ...emptyTexts(formFields),
  kalan: null,
  depositMethod: '',
  takesTerms: '',
  extras: '',
  damages: '',
}

/** The texts of a stored record; a balance that is not the difference counts as typed. */
function textsOfRecord(record: StoredStay): StayTexts {
  if (!isReadable(record)) {
    const read = readAgreement(getField(record.details, 'agreement'))
    const lines = 'agreement' in read ? read.agreement.lines : []
    return { ...EMPTY_STAY, ...record.texts, ...textsOfLines(lines) }
  }
  const texts = showFields(formFields, fieldValues(record))
  const follows = record.kalan === remainderOf(record.toplamUcret, record.kapora)
  return {
    ...EMPTY_STAY,
    ...texts,
    kalan: follows ? null : texts.kalan,
    ...textsOfLines(record.agreement?.lines ?? []),
  }
}

/**
 * The stay in a form, or its errors by field; `others` are the stays that block nights. One that
 * accepts a request needs a total, be it 0, because its confirmation names the price. One that a
 * channel sold may still have no guest.
 */
export function parseStayForm(
  texts: StayTexts,
  others: readonly Reservation[],
  {
    isPriced = false,
    isFromChannel = false,
    removedName = null,
  }: { isPriced?: boolean; isFromChannel?: boolean; removedName?: string | null } = {},
): Checked<TypedValues, StayProblems> {
  // The stored name of a removed person is a placeholder, which no form accepts; a channel's stay may have none.
  const isNameless = isFromChannel || removedName !== null
  const fields = isNameless ? { ...formFields, musteriAdi: detailFields.musteriAdi } : formFields
  const read = readTexts(fields, storedTexts(texts))
  const isUnpriced = isPriced && texts.blocked === '' && texts.toplamUcret.trim() === ''
  const problems: StayProblems = {
    ...stayProblem(texts, others),
    ...(isUnpriced && { toplamUcret: { code: 'missing' } }),
    ...(readLines(texts.extras, 'extra') === null && { extras: { code: 'priceLine' } }),
    ...(readLines(texts.damages, 'damage') === null && { damages: { code: 'priceLine' } }),
    ...(isWithoutAdults(texts) && { adults: { code: 'missing' } }),
    ...('problems' in read && read.problems),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return 'value' in read ? { value: read.value } : { problems }
}

function storedTexts(texts: StayTexts): TextsOf<typeof formFields> {
  return { ...texts, kalan: shownRemainder(texts) }
}

/** Whether children are typed without the adults who come with them. */
function isWithoutAdults({ adults, children, infants }: StayTexts): boolean {
  return adults.trim() === '' && [children, infants].some((text) => Number(text) > 0)
}

function stayProblem(texts: StayTexts, others: readonly Reservation[]): StayProblems {
  const stay = typedStay(texts)
  if (!stay) return {}
  const wrong = datesProblem(stay)
  if (wrong) return { cikisTarihi: { code: wrong } }
  const [first, ...more] = others.filter((other) => overlaps(stay, other.dates))
  if (!first) return {}
  const problem = { code: 'overlap', others: [first, ...more] } as const
  return first.dates.checkIn <= stay.checkIn ? { girisTarihi: problem } : { cikisTarihi: problem }
}

/** The stay with both typed days, in any order; `null` before both are complete. */
export function typedStay({ girisTarihi, cikisTarihi }: StayTexts): StayDates | null {
  const [checkIn, checkOut] = [typedDate(girisTarihi), typedDate(cikisTarihi)]
  return checkIn && checkOut && { checkIn, checkOut }
}

/** The balance's text: as typed, or the difference once there is a total or a deposit. */
export function shownRemainder({ kalan, toplamUcret, kapora }: StayTexts): string {
  if (kalan !== null) return kalan
  if (toplamUcret.trim() === '' && kapora.trim() === '') return ''
  return writeAmount(remainderOf(amountOf(toplamUcret), amountOf(kapora)))
}

/** Whether a deposit of a guest's stay is typed. */
export function hasDeposit({ kapora, blocked }: StayTexts): boolean {
  return blocked === '' && Math.round(amountOf(kapora)) > 0
}

/** The texts typed beside the stay's fields. */
const OWN_TEXTS = ['depositMethod', 'takesTerms', 'extras', 'damages'] as const

function isOwnText(name: keyof StayTexts): name is (typeof OWN_TEXTS)[number] {
  return OWN_TEXTS.some((each) => each === name)
}

const LINE = /^(.*\S)\s+([-−–+]?)\s*(\S+)$/

/** The typed lines of a price; `null` if one lacks its text or amount. */
function readLines(typed: string, kind: ExtraLine['kind']): ExtraLine[] | null {
  const lines = typed
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => readLine(row, kind))
  const read = lines.filter((line) => line !== null)
  return read.length === lines.length ? read : null
}

function readLine(row: string, kind: ExtraLine['kind']): ExtraLine | null {
  const [, text = '', sign = '', digits = ''] = LINE.exec(withoutCurrency(row)) ?? []
  const amount = readAmount(digits)
  if (amount === null || text === '' || text.length > LONGEST_LINE) return null
  const isLess = sign !== '' && sign !== '+'
  return { kind, text, amount: Math.round(isLess ? -amount : amount) }
}

/** All typed lines; those that cannot be read are left out. */
export function extraLines({
  extras,
  damages,
}: Pick<StayTexts, 'extras' | 'damages'>): ExtraLine[] {
  return [...(readLines(extras, 'extra') ?? []), ...(readLines(damages, 'damage') ?? [])]
}

function textsOfLines(lines: readonly PriceLine[]) {
  return { extras: writeLines(lines, 'extra'), damages: writeLines(lines, 'damage') }
}

function writeLines(lines: readonly PriceLine[], kind: ExtraLine['kind']): string {
  return lines
    .filter(isExtra)
    .filter((line) => line.kind === kind)
    .map(writeLine)
    .join('\n')
}

/** A line as it is typed, its amount at its end. */
export function writeLine({ text, amount }: Pick<ExtraLine, 'text' | 'amount'>): string {
  return `${text} ${amount < 0 ? '−' : ''}${writeAmount(Math.abs(amount))}`
}

/** Whether two texts of a control are stored as the same value. */
export function isSameText(
  name: keyof StayTexts,
  one: string | null,
  other: string | null,
): boolean {
  if (one === null || other === null) return one === other
  if (isOwnText(name)) return one === other
  return areSameText(formFields[name], one, other)
}

/** The key of the draft of a stay, also of one that is not stored yet. */
export const stayDraft = (id: string) => ownersDraft(`stay/${id}`)

/** The texts of a new stay on picked days. */
export function textsOfDays({ checkIn, checkOut }: StayDates): StayTexts {
  return {
    ...EMPTY_STAY,
    girisTarihi: toStoredDate(checkIn),
    cikisTarihi: toStoredDate(checkOut),
  }
}

/** Whether an error is shown while typing; unfinished input is not. */
export function isEarly({ code }: Problem): boolean {
  return !['missing', 'writtenDate', 'time', 'httpsAddress'].includes(code)
}

/** Both notes of a conflict, the stored one first; `null` if they are too long together. */
export function joinNotes(stored: StayTexts, mine: StayTexts): string | null {
  const [one, other] = [stored.notlar.trim(), mine.notlar.trim()]
  const joined = [one, other].filter((note) => note !== '').join('\n')
  return 'value' in readTexts({ notlar: formFields.notlar }, { notlar: joined }) ? joined : null
}

/** Formats days and times as they are stored, however they were typed. */
export function tidyStay(texts: StayTexts, today: IsoDate): StayTexts {
  const girisTarihi = tidyDate(texts.girisTarihi, today)
  return {
    ...texts,
    girisTarihi,
    cikisTarihi: tidyDate(texts.cikisTarihi, typedDate(girisTarihi) ?? today),
    depositDueBy: tidyDate(texts.depositDueBy, today),
    arrivalTime: tidyTime(texts.arrivalTime),
  }
}

/** The purpose of a stay's form. */
export type FormTarget = {
  /** The stay's id, which a new one gets. */
  id: string
  draftKey: string
  /** The record as it is stored now; `null` for a new stay, or after its deletion. */
  record: StoredStay | null
  /** The texts of the untouched form; `null` after the record's deletion. */
  texts: StayTexts | null
} & (
  | { kind: 'add' | 'update' }
  /** The request that saving accepts. */
  | { kind: 'accept'; request: StoredRequest }
)

/** A new stay, empty or on picked days. */
export function newStayTarget(id: string, texts: StayTexts = EMPTY_STAY): FormTarget {
  const draftKey = stayDraft(id)
  return {
    kind: 'add',
    id,
    draftKey,
    record: null,
    texts: readDraft(draftKey, EMPTY_STAY)?.seen ?? texts,
  }
}

/** A stored stay, or one that was deleted while it was edited. */
export function editTarget(id: string, record: StoredStay | null): FormTarget {
  const draftKey = stayDraft(id)
  // A deposit that came with a new stay is stored as its payment.
  const depositMethod = readDraft(draftKey, EMPTY_STAY)?.texts.depositMethod ?? ''
  const texts = record && { ...textsOfRecord(record), depositMethod }
  return { kind: 'update', id, draftKey, record, texts }
}

/** What a request says of its guest, in the form's texts. */
function textsOfRequest(request: StoredRequest) {
  const { guest, phone, email, language = '', notes, guests, arrivalTime = '' } = request
  const { adults, children, infants } = guests ? showFields(countFields, guests) : NO_COUNTS
  const counts = { adults, children, infants }
  return { musteriAdi: guest, phone, email, language, ...counts, arrivalTime, notlar: notes }
}

const NO_COUNTS = emptyTexts(countFields)

/** What a request says otherwise than the hold that it accepts. */
export function saidOtherwise(target: FormTarget): { name: TypedName; said: string }[] {
  if (target.kind !== 'accept' || !target.record || !target.texts) return []
  const { texts } = target
  const dates = textsOfDays(target.request.dates)
  const { girisTarihi, cikisTarihi } = dates
  const said = { girisTarihi, cikisTarihi, ...textsOfRequest(target.request) }
  return TYPED_NAMES.flatMap((name) => {
    const text = getField(said, name)
    const isOther = typeof text === 'string' && text !== '' && !isSameText(name, text, texts[name])
    return isOther ? [{ name, said: text }] : []
  })
}

/**
 * The stay that accepts a request: a new one at today's price, or the one that holds its days, at
 * its offer.
 */
export function acceptanceTarget(
  newId: string,
  request: StoredRequest,
  held: Reservation | null,
  price: SeenQuote | null,
): FormTarget {
  const draftKey = ownersDraft(`accept/${request.id}`)
  const said = textsOfRequest(request)
  return {
    kind: 'accept',
    request,
    id: held?.id ?? (readDraft(draftKey, EMPTY_STAY)?.id || newId),
    draftKey,
    record: held,
    texts: {
      ...textsOfDays(request.dates),
      ...said,
      // An owner's correction in the hold wins; a hold has neither notes nor a language of the request.
      ...(held && textsOfRecord(held)),
      ...(held && { notlar: held.notlar || said.notlar, language: held.language ?? said.language }),
      ...(held && held.toplamUcret > 0
        ? {}
        : {
            toplamUcret: price ? writeAmount(price.total) : '',
            kapora: price ? writeAmount(price.deposit) : '',
          }),
    },
  }
}
