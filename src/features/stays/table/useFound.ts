import { useDeferredValue, useMemo, useState } from 'react'
import {
  type CancelledStay,
  type DeletedStay,
  type Reservation,
  sortByCheckIn,
} from '#domain/reservation.ts'
import type { IsoDate } from '#domain/date.ts'
import { isPast } from '#domain/stay.ts'
import { phoneDigits } from '#domain/office/requestLog.ts'
import { type Source, SOURCES } from '#domain/channels/feed.ts'
import { accountIn, type Ledger } from '#domain/payments/ledger.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { ANY_STAY } from '#features/stays/form/reservationForm.ts'
import { LOOKED_FOR } from '#features/office/draftKeys.ts'
import { keepDraft, readDraft } from '#lib/form/drafts.ts'
import { foldText } from '#lib/foldText.ts'
import { formatMonth } from '#i18n/format.ts'
import { LANGUAGES } from '#i18n/languages.ts'

/** The stays of the list, each by check-in, earliest first. */
export type ListedStays = {
  reservations: readonly Reservation[]
  /** Listed separately and in a search. */
  cancelled: readonly CancelledStay[]
  /** Listed by their own filter only. */
  deleted: readonly DeletedStay[]
}

/** The filters of the list; channels and years are separate. */
export const FILTERS = ['all', 'coming', 'past', 'owed', 'cancelled', 'deleted'] as const

/** A filter's name, a channel, or the year in which stays begin. */
export type Filter = string

/** Whether a stay passes a filter; nothing is past until the day is known. */
export function passes(
  reservation: Reservation,
  filter: Filter,
  today: IsoDate | null,
  ledger: Ledger,
): boolean {
  const past = today !== null && isPast(reservation.stay, today)
  if (filter === 'deleted') return reservation.deletion !== undefined
  // A cancelled stay neither comes nor has been.
  if (reservation.cancellation && (filter === 'coming' || filter === 'past')) return false
  switch (filter) {
    case 'all':
      return true
    case 'coming':
      return !past
    case 'past':
      return past
    case 'owed':
      return accountIn(ledger, reservation, today).outstanding > 0
    case 'cancelled':
      return reservation.cancellation !== undefined
    default:
      return reservation.source === filter || yearOf(reservation) === filter
  }
}

/** The channels that have sold stays. */
export function sourcesOf(reservations: readonly Reservation[]): Source[] {
  const sources = new Set(reservations.map(({ source }) => source))
  return SOURCES.filter((source) => sources.has(source))
}

/** The years in which stays begin, earliest first. */
export function yearsOf(reservations: readonly Reservation[]): Filter[] {
  return [...new Set(reservations.map(yearOf))].sort()
}

export function yearOf({ stay }: Reservation): Filter {
  return stay.checkIn.slice(0, 4)
}

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

/** A date matches only at the start of a number: "1.7" is not in "11.7.2026". */
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

/** The longest result of a search or filter that is shown without folding. */
export const FLAT_ROWS = 100

/** The filters that list cancelled stays without a search. */
const ANSWERED: ReadonlySet<Filter> = new Set(['cancelled', 'owed'])

/**
 * The reservations that pass the filter and contain every typed word in guest, notes, contact or
 * dates. The list lags behind the typing as a deferred value and belongs to `answered`. Search and
 * filter survive a visit to another page.
 */
export function useFound(
  { reservations: stays, cancelled, deleted }: ListedStays,
  today: IsoDate | null,
) {
  const ledger = useLedger()
  const [asked, setAsked] = useState(() => readDraft(LOOKED_FOR, ANY_STAY)?.values ?? ANY_STAY)
  const answered = useDeferredValue(asked)
  const { text, filter } = answered
  const typed = text.trim()
  const searching = typed !== ''

  const reservations = useMemo(() => {
    if (filter === 'deleted') return deleted
    return cancelled.length > 0 && (searching || ANSWERED.has(filter))
      ? sortByCheckIn([...stays, ...cancelled])
      : stays
  }, [stays, cancelled, deleted, searching, filter])

  const found = useMemo(() => {
    const words = searchWords(typed)
    const number = searchedNumber(typed)
    const isMeant = (each: Reservation) => {
      const text = searchText(each)
      return hasWords(text, words) || (number !== null && text.includes(number))
    }
    const passed =
      filter === 'all'
        ? reservations
        : reservations.filter((each) => passes(each, filter, today, ledger))
    if (typed === '') return passed
    const meant = passed.filter(isMeant)
    // A longer result is folded by year.
    return meant.length <= FLAT_ROWS ? comingFirst(meant, today) : meant
  }, [reservations, ledger, typed, filter, today])

  // Their kept amounts count even while they are not listed.
  const unlisted = useMemo(
    () =>
      reservations === stays ? cancelled.filter((each) => passes(each, filter, today, ledger)) : [],
    [reservations, stays, cancelled, filter, today, ledger],
  )

  function ask(changed: Partial<typeof ANY_STAY>) {
    const now = { ...asked, ...changed }
    setAsked(now)
    keepDraft(LOOKED_FOR, now)
  }

  return { asked, answered, ask, found, unlisted }
}

/** The stays that have not ended, then the past ones, the latest first. */
function comingFirst(stays: readonly Reservation[], today: IsoDate | null) {
  const isOver = ({ stay }: Reservation) => today !== null && isPast(stay, today)
  return [...stays.filter((each) => !isOver(each)), ...stays.filter(isOver).toReversed()]
}
