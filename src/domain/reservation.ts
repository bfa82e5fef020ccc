import type { Stay } from './stay.ts'

/** What an owner keeps of a stay, under the stored names; amounts in Turkish lira. */
export type Reservation = {
  id: string
  stay: Stay
  musteriAdi: string
  kapora: number
  kalan: number
  toplamUcret: number
  notlar: string
}

/** A reservation that has no id yet. */
export type ReservationDraft = Omit<Reservation, 'id'>

/** A stored record that is none of ours to throw away but that no rule can read: dates that are none, half a record, a wrong type. */
export type UnreadableRecord = {
  id: string
  problem: 'dates' | 'order' | 'details'
  /** What is stored, as text, for the owner to recognise it by. */
  stored: string
}

/** Reservations by check-in, earliest first; equal days keep a stable order by id (SPEC §2, Admin table). */
export function sortByCheckIn(reservations: readonly Reservation[]): Reservation[] {
  return [...reservations].sort(
    (one, other) => compare(one.stay.checkIn, other.stay.checkIn) || compare(one.id, other.id),
  )
}

/** What remains to be paid: the total less the deposit, never less than nothing. */
export function remainderOf(total: number, deposit: number): number {
  return Math.max(0, total - deposit)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
