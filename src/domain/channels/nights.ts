import type { Reservation } from '#domain/reservation.ts'
import { sameStay, type Stay } from '#domain/stay.ts'
import type { Rival } from './planRow.ts'
import { Taken } from './taken.ts'

/** `base` is the stay here; none for an event, or for nights that are held for a request. */
type Holder = Rival & { held: boolean; base: Reservation | null }

/** Who has which nights while a plan is made: its stays leave, move and come. */
export class Nights {
  private readonly taken = new Taken<Holder>()
  private readonly holders = new Map<string, Holder>()

  /** Holds nights for a request. */
  hold(stay: Stay): void {
    this.taken.add({ id: null, guest: '', stay, source: null, held: true, base: null })
  }

  /** Puts a stay where it is to stand. */
  put(base: Reservation, stay: Stay): void {
    const { id, musteriAdi, source } = base
    const holder = { id, guest: musteriAdi, stay, source: source ?? null, held: false, base }
    this.release(id)
    this.holders.set(id, holder)
    this.taken.add(holder)
  }

  /** Adds a stay that has no id yet. */
  add(rival: Omit<Rival, 'id'>): void {
    this.taken.add({ ...rival, id: null, held: false, base: null })
  }

  /** Frees the nights of a stay. */
  release(id: string): void {
    const holder = this.holders.get(id)
    if (holder) this.taken.remove(holder)
    this.holders.delete(id)
  }

  /** Moves a stay, if nobody else has the nights; says whether it could. */
  move(base: Reservation, stay: Stay): boolean {
    if (!sameStay(base.stay, stay) && this.rivalsOf(stay, base.id).length > 0) return false
    this.put(base, stay)
    return true
  }

  /** The stays that share a night with one that wants to stand there; a held night is nobody's yet. */
  rivalsOf(stay: Stay, own: string | null = null): Rival[] {
    return this.taken
      .sharing(stay)
      .filter(({ held, id }) => !held && (own === null || id !== own))
      .map(({ id, guest, stay: days, source }) => ({ id, guest, stay: days, source }))
  }

  /** Whether a stay here that is `counted`, or nights that are held, have exactly these days. */
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
