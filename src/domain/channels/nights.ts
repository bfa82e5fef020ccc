import type { Reservation } from '#domain/reservation.ts'
import { sameStay, type Stay } from '#domain/stay.ts'
import type { Rival } from './planRow.ts'
import { Taken } from './taken.ts'

/** `base` is the present stay; `null` for an event, or for held nights. */
type Holder = Rival & { held: boolean; base: Reservation | null }

/** The stays by night while a plan is made, as they leave, move and arrive. */
export class Nights {
  private readonly taken = new Taken<Holder>()
  private readonly holders = new Map<string, Holder>()

  hold(stay: Stay): void {
    this.taken.add({ id: null, guest: '', stay, source: null, held: true, base: null })
  }

  /** Moves a stay to its new dates. */
  put(base: Reservation, stay: Stay): void {
    const { id, musteriAdi, source } = base
    const holder = { id, guest: musteriAdi, stay, source: source ?? null, held: false, base }
    this.release(id)
    this.holders.set(id, holder)
    this.taken.add(holder)
  }

  /** Adds a stay without an id. */
  add(rival: Omit<Rival, 'id'>): void {
    this.taken.add({ ...rival, id: null, held: false, base: null })
  }

  /** Frees the nights of a stay. */
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

  /** The stays that share a night with another; held nights do not count. */
  rivalsOf(stay: Stay, own: string | null = null): Rival[] {
    return this.taken
      .sharing(stay)
      .filter(({ held, id }) => !held && (own === null || id !== own))
      .map(({ id, guest, stay: days, source }) => ({ id, guest, stay: days, source }))
  }

  /** Whether a `counted` stay or a hold has exactly these dates. */
  holdsExactly(stay: Stay, counted: (base: Reservation) => boolean): boolean {
    return this.taken
      .sharing(stay)
      .some((each) => sameStay(each.stay, stay) && (each.base ? counted(each.base) : each.held))
  }

  /** Whether a night is held for a request. */
  isHeld(stay: Stay): boolean {
    return this.taken.sharing(stay).some(({ held }) => held)
  }
}
