import { phoneDigits } from '#domain/contact/phone.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from './reservation.ts'

type Contact = { phone: string | undefined; email: string | undefined }

type GuestBook = ReadonlyMap<string, readonly Reservation[]>

/** Indexes these stays, cancelled or not. */
export function guestBookOf(reservations: readonly Reservation[]): GuestBook {
  const book = new Map<string, Reservation[]>()
  for (const reservation of reservations) {
    const { phone, email, status, removed } = reservation
    if (status === 'blocked' || removed) continue
    for (const key of keysOf({ phone, email })) {
      const known = book.get(key)
      if (known) known.push(reservation)
      else book.set(key, [reservation])
    }
  }
  return book
}

/** The stays with this number or address, the latest first; without the one with the id `but`. */
export function staysOf(book: GuestBook, contact: Contact, but?: string): Reservation[] {
  const found = new Set(keysOf(contact).flatMap((key) => book.get(key) ?? []))
  return [...found]
    .filter(({ id }) => id !== but)
    .sort((one, other) => (one.dates.checkIn < other.dates.checkIn ? 1 : -1))
}

/** Whether a stay began before `today`. */
export function hasBegun(today: IsoDate): (stay: Reservation) => boolean {
  return ({ dates }) => dates.checkIn < today
}

function keysOf({ phone = '', email = '' }: Contact): string[] {
  const [digits, address] = [phoneDigits(phone), email.trim().toLowerCase()]
  return [...(digits === null ? [] : [digits]), ...(address.includes('@') ? [address] : [])]
}
