import type { IsoDate } from '#domain/date.ts'
import { partialDigits, phoneDigits } from '#domain/contact/phone.ts'
import { type Ledger, sumsIn } from '#domain/payments/ledger.ts'
import type { Sums } from '#domain/stay/money.ts'
import { type Reservation, sortByCheckIn } from '#domain/stay/reservation.ts'
import type { Season } from '#db/season.ts'
import { isPast } from '#domain/stay/stayDates.ts'
import { formatMonth } from '#i18n/format.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { foldText } from '#domain/field/foldText.ts'

/** The filters of the list. */
export const FILTERS = ['all', 'coming', 'past', 'owed', 'cancelled'] as const

export type Filter = (typeof FILTERS)[number]

/** The typed search and the filter. */
export type Query = { text: string; filter: Filter }

/** The filters that list cancelled stays without a search. */
const WITH_CANCELLED: readonly Filter[] = ['cancelled', 'owed']

/**
 * The stays that pass the filter and contain every typed word, by check-in. Cancelled ones are
 * found by a search and by their own filter.
 */
export function findStays(
  { reservations, cancelled, payments }: Season,
  { text, filter }: Query,
  today: IsoDate,
): readonly Reservation[] {
  const isSearched = text.trim() !== ''
  const all =
    isSearched || WITH_CANCELLED.includes(filter)
      ? sortByCheckIn<Reservation>([...reservations, ...cancelled])
      : reservations
  const passed = all.filter((stay) => passes(stay, filter, today, payments))
  if (!isSearched) return passed
  const words = searchWords(text)
  const numbers = searchedNumbers(text)
  return passed.filter((stay) => {
    const found = searchText(stay)
    return hasWords(found, words) || numbers.some((number) => found.includes(number))
  })
}

function passes(stay: Reservation, filter: Filter, today: IsoDate, ledger: Ledger): boolean {
  const isOver = isPast(stay.dates, today)
  switch (filter) {
    case 'all':
      return true
    case 'coming':
      return stay.status !== 'cancelled' && !isOver
    case 'past':
      return stay.status !== 'cancelled' && isOver
    case 'owed':
      return isOpen(sumsIn(ledger, stay), stay)
    case 'cancelled':
      return stay.status === 'cancelled'
  }
}

/** Whether a guest still owes an amount, or gets one back after a cancellation. */
function isOpen({ owed, overpaid }: Sums, { status }: Reservation): boolean {
  return owed > 0 || (status === 'cancelled' && overpaid > 0)
}

function searchWords(typed: string): string[] {
  return foldText(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** A date, or the beginning of one, as people type it. */
const DAY = /^(\d{1,2}[./-]\d{1,2}([./-]\d{0,4})?|\d{4}-\d{0,2}(-\d{0,2})?)$/

/** Fewer digits are found only where a number begins, because they are in many. */
const FEW_DIGITS = 5

/** The digits of a telephone number, or of a part of one, if the search is nothing else. */
function searchedNumbers(typed: string): string[] {
  const text = typed.trim()
  if (!/^[+\d\s()./-]+$/.test(text) || DAY.test(text)) return []
  return partialDigits(text).map((part) => (part.length < FEW_DIGITS ? ` ${part}` : part))
}

/** A date matches only at the start of a number: "1.7" is not in "11.7.2026". */
function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(/^\d+[-./]/.test(word) ? ` ${word}` : word))
}

/** Guest, notes, address, numbers as written and as digits, and both days as people write them. */
function searchText({
  musteriAdi,
  sourceTitle = '',
  notlar,
  phone = '',
  email = '',
  dates,
}: Reservation): string {
  const typed = foldText(`${musteriAdi} ${sourceTitle} ${notlar} ${phone} ${email}`)
  return ` ${typed} ${numbersIn(notlar, phone)} ${dayText(dates.checkIn)} ${dayText(dates.checkOut)}`
}

/** Anything that looks like a telephone number. */
const NUMBER = /\+?\d[\d\s()./-]{3,}\d/g

function numbersIn(...written: readonly string[]): string {
  return written
    .flatMap((text) => text.match(NUMBER) ?? [])
    .map((number) => phoneDigits(number) ?? '')
    .join(' ')
}

// Precomputed, because a formatter call for each of ten thousand stays is slow.
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  LANGUAGES.map((language) => foldText(formatMonth(month + 1, language))).join(' '),
)

function dayText(date: IsoDate): string {
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8)]
  const [plainMonth, plainDay] = [Number(month), Number(day)]
  const names = MONTHS[plainMonth - 1] ?? ''
  return `${day}.${month}.${year} ${plainDay}.${plainMonth}.${year} ${date} ${plainDay} ${names} ${year}`
}
