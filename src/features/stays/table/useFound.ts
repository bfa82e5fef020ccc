import { useDeferredValue, useMemo, useState } from 'react'
import type { CancelledStay, DeletedStay } from '#domain/cancelled/cancelledStay.ts'
import type { IsoDate } from '#domain/date.ts'
import { type Reservation, sortByCheckIn } from '#domain/reservation.ts'
import { isPast } from '#domain/stay.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { ANY_STAY } from '#features/stays/form/reservationDraft.ts'
import { LOOKED_FOR } from '#features/office/draftKeys.ts'
import { keepDraft, readDraft } from '#lib/form/drafts.ts'
import { type Filter, passes } from './filter.ts'
import { hasWords, searchedNumber, searchText, searchWords } from './searchText.ts'

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
  stays: readonly Reservation[],
  cancelled: readonly CancelledStay[],
  deleted: readonly DeletedStay[],
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

  /** Changes the search or filter. */
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
