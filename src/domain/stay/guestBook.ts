import { phoneDigits } from '#domain/contact/phone.ts'
import { isVisible } from '#domain/field/unseen.ts'
import { foldText } from '#domain/field/foldText.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from './reservation.ts'

type Contact = { phone?: string | undefined; email?: string | undefined }

/** Whether two people have a telephone number or mail address in common. */
export function isSamePerson(one: Contact, other: Contact): boolean {
  const keys = keysOf(one)
  return keysOf(other).some((key) => keys.includes(key))
}

/** Whether two people have both in common. */
export function hasSameContacts(one: Contact, other: Contact): boolean {
  const keys = keysOf(one)
  return keys.length > 1 && keysOf(other).join() === keys.join()
}

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

/** A part of a name that is too short to offer guests by it. */
const SHORTEST_NAME = 3

/**
 * The latest stay of each guest whose number, address or name is typed; of a name, the beginning is
 * enough. Guests with the same name differ in their contacts.
 */
export function guestsNamed(
  reservations: readonly Reservation[],
  { name, ...contact }: Contact & { name: string },
): Reservation[] {
  const keys = keysOf(contact)
  const typed = foldText(name).trim()
  const isMeant = (stay: Reservation) =>
    keysOf(stay).some((key) => keys.includes(key)) ||
    (typed.length >= SHORTEST_NAME && foldText(stay.musteriAdi).startsWith(typed))
  const guests = new Map<string, Reservation>()
  for (const stay of reservations.filter(isPerson).filter(isMeant).sort(latestFirst)) {
    const guest = [foldText(stay.musteriAdi), keysOf(stay)[0]].join(' ')
    if (!guests.has(guest)) guests.set(guest, stay)
  }
  return [...guests.values()]
}

function isPerson({ status, removed, musteriAdi }: Reservation): boolean {
  return status !== 'blocked' && !removed && isVisible(musteriAdi)
}

function latestFirst(one: Reservation, other: Reservation): number {
  return one.dates.checkIn < other.dates.checkIn ? 1 : -1
}

/** Whether a stay began before `today`. */
export function hasBegun(today: IsoDate): (stay: Reservation) => boolean {
  return ({ dates }) => dates.checkIn < today
}

/** What a person is recognised by: the digits of the number, and the address. */
export function keysOf({ phone = '', email = '' }: Contact): string[] {
  const [digits, address] = [phoneDigits(phone), email.trim().toLowerCase()]
  return [...(digits === null ? [] : [digits]), ...(address.includes('@') ? [address] : [])]
}
