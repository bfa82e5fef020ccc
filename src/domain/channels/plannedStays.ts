import type { Reservation } from '#domain/stay/reservation.ts'
import { isInOrder, overlaps, sameDates, type StayDates } from '#domain/stay/stayDates.ts'
import type { Rival } from './planRow.ts'

/** `original` is the present stay; `null` for an event. */
type Holder = Rival & { original: Reservation | null }

/** The stays that have nights while a plan is made, as they leave, move and arrive. */
export class PlannedStays {
  private holders: Holder[] = []

  put(original: Reservation, dates: StayDates): void {
    const { id, musteriAdi, source } = original
    this.release(id)
    this.holders.push({ id, guest: musteriAdi, dates, source: source ?? null, original })
  }

  add(rival: Omit<Rival, 'id'>): void {
    this.holders.push({ ...rival, id: null, original: null })
  }

  release(id: string): void {
    this.holders = this.holders.filter((holder) => holder.id !== id)
  }

  /** Moves a stay unless others have the nights; returns whether it could. */
  move(original: Reservation, dates: StayDates): boolean {
    if (!sameDates(original.dates, dates) && this.rivalsOf(dates, original.id).length > 0)
      return false
    this.put(original, dates)
    return true
  }

  /** The stays that share a night with another. */
  rivalsOf(dates: StayDates, own: string | null = null): Rival[] {
    return overlapping(this.holders, dates)
      .filter(({ id }) => own === null || id !== own)
      .map(({ id, guest, dates: theirs, source }) => ({ id, guest, dates: theirs, source }))
  }

  /** Whether a `counted` stay has exactly these dates. */
  holdsExactly(dates: StayDates, counted: (original: Reservation) => boolean): boolean {
    return this.holders.some(
      (holder) =>
        sameDates(holder.dates, dates) && holder.original !== null && counted(holder.original),
    )
  }
}

/** Those that share a night with a stay; stays without a night share none. */
export function overlapping<Each extends { dates: StayDates }>(
  all: readonly Each[],
  dates: StayDates,
): Each[] {
  if (!isInOrder(dates)) return []
  return all.filter((each) => isInOrder(each.dates) && overlaps(each.dates, dates))
}
