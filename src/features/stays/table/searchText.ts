import type { IsoDate } from '#domain/date.ts'
import { phoneDigits } from '#domain/phoneDigits.ts'
import type { Reservation } from '#domain/reservation.ts'
import { formatMonth } from '#i18n/format.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { foldText } from '#lib/foldText.ts'

/** The words of a search, case-folded. */
export function searchWords(typed: string): string[] {
  return foldText(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Anything that looks like a telephone number. */
const NUMBER = /\+?\d[\d\s()./-]{3,}\d/g

/** A date, or the beginning of one, as people type it. */
const DAY = /^(\d{1,2}[./-]\d{1,2}([./-]\d{0,4})?|\d{4}-\d{0,2}(-\d{0,2})?)$/

const texts = new WeakMap<Reservation, string>()

/**
 * The searchable text of a reservation, case-folded: guest, notes, mail address, telephone numbers
 * as written and as digits, and both dates as people write them ("01.07.2026", "1.7.2026",
 * "2026-07-01", "1 temmuz 2026", "1 july 2026"). Cached, because of ten thousand stays few change.
 */
export function searchText(reservation: Reservation): string {
  const text = texts.get(reservation) ?? madeText(reservation)
  texts.set(reservation, text)
  return text
}

function madeText({ musteriAdi, notlar, phone = '', email = '', stay }: Reservation): string {
  const typed = foldText(`${musteriAdi} ${notlar} ${phone} ${email}`)
  return ` ${typed} ${numbersIn(notlar, phone)} ${dayText(stay.checkIn)} ${dayText(stay.checkOut)}`
}

/** The digits of a telephone number if the search is nothing else. */
export function searchedNumber(typed: string): string | null {
  const text = typed.trim()
  return /^[+\d\s()./-]+$/.test(text) && !DAY.test(text) ? phoneDigits(text) : null
}

function numbersIn(...texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.match(NUMBER) ?? [])
    .map((number) => phoneDigits(number) ?? '')
    .join(' ')
}

/**
 * Whether a text contains every word. A date matches only at the start of a number: "1.7" is not in
 * "11.7.2026".
 */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(/^\d+[-./]/.test(word) ? ` ${word}` : word))
}

// Precomputed, because a formatter call for each of ten thousand reservations is slow.
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  LANGUAGES.map((language) => foldText(formatMonth(month + 1, language))).join(' '),
)

function dayText(date: IsoDate): string {
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8)]
  const [plainMonth, plainDay] = [Number(month), Number(day)]
  const names = MONTHS[plainMonth - 1] ?? ''
  return `${day}.${month}.${year} ${plainDay}.${plainMonth}.${year} ${date} ${plainDay} ${names} ${year}`
}
