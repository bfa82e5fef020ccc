import { addDays, type IsoDate } from '#domain/date.ts'
import { count } from '#domain/field/numberField.ts'
import { choice } from '#domain/field/textField.ts'
import { readValues, type ValuesOf } from '#domain/record.ts'
import type { GuestPage } from './guestPage.ts'
import type { PageSums } from './sums.ts'

const WORDS = ['yes', 'no', 'withdraw', 'cancel', 'keep'] as const

/**
 * A guest's answer, `/guestAnswers/{key}`, given once with the key of their page: to a hold, or that
 * they withdraw the request or ask to cancel the stay. Only a yes and a wish to cancel can be taken back, the latter by `keep`. It is deleted when the owners hold or reopen
 * the request, accept it, or keep the stay.
 */
export const guestAnswerFields = {
  answer: choice(WORDS),
  /** The server's time (ms since 1970). */
  at: count({ min: 0, max: Number.MAX_SAFE_INTEGER }),
}

export type GuestAnswer = ValuesOf<typeof guestAnswerFields>
export type AnswerWord = GuestAnswer['answer']

/** The guests' answers by the keys of their pages. */
export type GuestAnswers = ReadonlyMap<string, GuestAnswer>

/** The path of the answer under the key of a guest's page. */
export function guestAnswerPath(key: string): string {
  return `guestAnswers/${key}`
}

/** Parses an answer; `null` for none. */
export function readGuestAnswer(stored: unknown): GuestAnswer | null {
  return readValues(guestAnswerFields, stored)
}

const TO: { readonly [status in GuestPage['status']]: readonly AnswerWord[] } = {
  new: ['withdraw'],
  held: ['yes', 'no'],
  declined: ['withdraw', 'no'],
  booked: ['cancel', 'keep'],
  cancelled: ['cancel'],
}

/** The answer, if it is one to a page in this state; a request may have been accepted since. */
export function answerTo(
  status: GuestPage['status'],
  answer: GuestAnswer | null | undefined,
): GuestAnswer | null {
  return answer && TO[status].includes(answer.answer) ? answer : null
}

export type CancellingTerms = {
  /** Until how many days before check-in it is free. */
  freeDays: number
  /** The share of the total that a later cancellation costs; without one, the deposit. */
  latePercent?: number
}

/** The lira that a guest who cancels on `today` gets back by the terms. */
export function refundOf(
  { total, paid, deposit = 0 }: PageSums,
  checkIn: IsoDate,
  { freeDays, latePercent }: CancellingTerms,
  today: IsoDate,
): number {
  if (today <= addDays(checkIn, -freeDays)) return Math.max(0, paid)
  const kept = latePercent === undefined ? deposit : Math.round((total * latePercent) / 100)
  return Math.max(0, paid - kept)
}
