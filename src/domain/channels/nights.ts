import type { Reservation } from '#domain/stay/reservation.ts'
import { isInOrder, overlaps, sameStay, type Stay } from '#domain/stay/stayDates.ts'
import type { Rival } from './planRow.ts'

/** Stays indexed by month: a season has thousands of stays, a month only a few. */
export class Taken<Each extends { stay: Stay }> {
  private readonly months = new Map<string, Set<Each>>()

  add(holder: Each): void {
    for (const month of monthsOf(holder.stay)) {
      const holders = this.months.get(month) ?? new Set()
      this.months.set(month, holders.add(holder))
    }
  }

  remove(holder: Each): void {
    for (const month of monthsOf(holder.stay)) this.months.get(month)?.delete(holder)
  }

  sharing(stay: Stay): Each[] {
    const near = monthsOf(stay).flatMap((month) => [...(this.months.get(month) ?? [])])
    return [...new Set(near)].filter((holder) => overlaps(holder.stay, stay))
  }
}

function monthsOf(stay: Stay): string[] {
  if (!isInOrder(stay)) return []
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

/** `base` is the present stay; `null` for an event. */
type Holder = Rival & { base: Reservation | null }

/** The stays by night while a plan is made, as they leave, move and arrive. */
export class Nights {
  private readonly taken = new Taken<Holder>()
  private readonly holders = new Map<string, Holder>()

  put(base: Reservation, stay: Stay): void {
    const { id, musteriAdi, source } = base
    const holder = { id, guest: musteriAdi, stay, source: source ?? null, base }
    this.release(id)
    this.holders.set(id, holder)
    this.taken.add(holder)
  }

  add(rival: Omit<Rival, 'id'>): void {
    this.taken.add({ ...rival, id: null, base: null })
  }

  release(id: string): void {
    const holder = this.holders.get(id)
    if (holder) this.taken.remove(holder)
    this.holders.delete(id)
  }

  /** Moves a stay unless others have the nights; returns whether it could. */
  move(base: Reservation, stay: Stay): boolean {
    if (!sameStay(base.stay, stay) && this.rivalsOf(stay, base.id).length > 0) return false
    this.put(base, stay)
    return true
  }

  /** The stays that share a night with another. */
  rivalsOf(stay: Stay, own: string | null = null): Rival[] {
    return this.taken
      .sharing(stay)
      .filter(({ id }) => own === null || id !== own)
      .map(({ id, guest, stay: days, source }) => ({ id, guest, stay: days, source }))
  }

  /** Whether a `counted` stay has exactly these dates. */
  holdsExactly(stay: Stay, counted: (base: Reservation) => boolean): boolean {
    return this.taken
      .sharing(stay)
      .some(({ stay: days, base }) => sameStay(days, stay) && base !== null && counted(base))
  }
}
