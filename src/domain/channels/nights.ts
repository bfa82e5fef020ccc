import type { Reservation } from '#domain/stay/reservation.ts'
import {
  isInOrder,
  isTooLong,
  overlaps,
  sameDates,
  type StayDates,
} from '#domain/stay/stayDates.ts'
import type { Rival } from './planRow.ts'

/** Stays indexed by month: a season has thousands of stays, a month only a few. */
export class MonthIndex<Each extends { dates: StayDates }> {
  private readonly months = new Map<string, Set<Each>>()

  add(holder: Each): void {
    for (const month of monthsOf(holder.dates)) {
      const holders = this.months.get(month) ?? new Set()
      this.months.set(month, holders.add(holder))
    }
  }

  remove(holder: Each): void {
    for (const month of monthsOf(holder.dates)) this.months.get(month)?.delete(holder)
  }

  overlapping(stay: StayDates): Each[] {
    if (!isInOrder(stay)) return []
    const months = isTooLong(stay) ? this.months.keys() : [...monthsOf(stay), MANY_MONTHS]
    const near = [...months].flatMap((month) => [...(this.months.get(month) ?? [])])
    return [...new Set(near)].filter((holder) => overlaps(holder.dates, stay))
  }
}

/** The key of those with too many months to index: an end in the year 9999 is a typing error. */
const MANY_MONTHS = 'many'

function monthsOf(stay: StayDates): string[] {
  if (!isInOrder(stay)) return []
  if (isTooLong(stay)) return [MANY_MONTHS]
  const months: string[] = []
  const last = stay.checkOut.slice(0, 7)
  for (let month = stay.checkIn.slice(0, 7); month <= last; month = monthAfter(month)) {
    months.push(month)
  }
  return months
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const [next, first] = number === 12 ? [year + 1, 1] : [year, number + 1]
  return `${String(next).padStart(4, '0')}-${String(first).padStart(2, '0')}`
}

/** `original` is the present stay; `null` for an event. */
type Holder = Rival & { original: Reservation | null }

/** The stays by night while a plan is made, as they leave, move and arrive. */
export class NightIndex {
  private readonly taken = new MonthIndex<Holder>()
  private readonly holders = new Map<string, Holder>()

  put(original: Reservation, stay: StayDates): void {
    const { id, musteriAdi, source } = original
    const holder = { id, guest: musteriAdi, dates: stay, source: source ?? null, original }
    this.release(id)
    this.holders.set(id, holder)
    this.taken.add(holder)
  }

  add(rival: Omit<Rival, 'id'>): void {
    this.taken.add({ ...rival, id: null, original: null })
  }

  release(id: string): void {
    const holder = this.holders.get(id)
    if (holder) this.taken.remove(holder)
    this.holders.delete(id)
  }

  /** Moves a stay unless others have the nights; returns whether it could. */
  move(original: Reservation, stay: StayDates): boolean {
    if (!sameDates(original.dates, stay) && this.rivalsOf(stay, original.id).length > 0)
      return false
    this.put(original, stay)
    return true
  }

  /** The stays that share a night with another. */
  rivalsOf(stay: StayDates, own: string | null = null): Rival[] {
    return this.taken
      .overlapping(stay)
      .filter(({ id }) => own === null || id !== own)
      .map(({ id, guest, dates, source }) => ({ id, guest, dates, source }))
  }

  /** Whether a `counted` stay has exactly these dates. */
  holdsExactly(stay: StayDates, counted: (original: Reservation) => boolean): boolean {
    return this.taken
      .overlapping(stay)
      .some(
        ({ dates, original }) => sameDates(dates, stay) && original !== null && counted(original),
      )
  }
}
