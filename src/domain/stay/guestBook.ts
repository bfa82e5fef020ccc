import { phoneDigits } from '#domain/contact/phone.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from './reservation.ts'

type Contact = { phone?: string | undefined; email?: string | undefined }

/** The stays with this number or address, the latest first; without the one with the id `but`. */
export function staysOfGuest(
  stays: readonly Reservation[],
  contact: Contact,
  but?: string,
): Reservation[] {
  const keys = keysOf(contact)
  if (keys.length === 0) return []
  return stays
    .filter(isPerson)
    .filter((stay) => stay.id !== but && keysOf(stay).some((key) => keys.includes(key)))
    .sort(latestFirst)
}

function isPerson({ status, removed }: Reservation): boolean {
  return status !== 'blocked' && !removed
}

function latestFirst(one: Reservation, other: Reservation): number {
  return one.dates.checkIn < other.dates.checkIn ? 1 : -1
}

/** Whether a stay began before `today`. */
export function hasBegun(today: IsoDate): (stay: Reservation) => boolean {
  return ({ dates }) => dates.checkIn < today
}

function keysOf({ phone = '', email = '' }: Contact): string[] {
  const [digits, address] = [phoneDigits(phone), email.trim().toLowerCase()]
  return [...(digits === null ? [] : [digits]), ...(address.includes('@') ? [address] : [])]
}
