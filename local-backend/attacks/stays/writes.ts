import type { Changes } from '#local-backend/attacks/attackers.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'

/** The server's own moment, which it alone can put into a log entry. */
export const NOW: Json = { '.sv': 'timestamp' }

/** Who writes, in all these examples. */
export const AUTHOR = 'owner@example.com'

export const details = {
  musteriAdi: 'Ayşe Kaya',
  kapora: 100,
  kalan: 400,
  toplamUcret: 500,
  notlar: '',
}

/** The public half of a stay from one day to another, both as yyyy-MM-dd. */
export function dates(checkIn: string, checkOut: string) {
  return { girisTarihi: stored(checkIn), cikisTarihi: stored(checkOut) }
}

/** The same two days in the pieces of the private half. */
export function days(checkIn: string, checkOut: string) {
  return { giris: pieces(checkIn), cikis: pieces(checkOut) }
}

/** Both halves of a stay of July 2026, from one day of the month to another, at version `version`. */
export function stay(id: string, from: number, to: number, version: number): Changes {
  const [checkIn, checkOut] = [july(from), july(to)]
  return {
    [`reservations/${id}`]: dates(checkIn, checkOut),
    [`reservationDetails/${id}`]: { ...details, ...days(checkIn, checkOut), version },
  }
}

/** Both halves of a stay taken away. */
export function noStay(id: string): Changes {
  return { [`reservations/${id}`]: null, [`reservationDetails/${id}`]: null }
}

/** Nights of July 2026 for a stay, or for none. */
export function nights(id: string | null, ...of: number[]): Changes {
  return Object.fromEntries(of.map((night) => [`nights/${july(night)}`, id]))
}

/** What a write says of itself under `/log`: the entry, and that it is the newest. */
export function said(id: string, verb: string, version: number, more: Changes = {}): Changes {
  const key = `${verb}${version}`
  return {
    [`log/${id}/${key}`]: { at: NOW, by: AUTHOR, verb, version, ...more },
    [`log/${id}/last`]: key,
  }
}

/** A stay of July 2026 put on its days with all its nights, and what is said of that. */
export function booked(
  id: string,
  verb: string,
  version: number,
  days: [from: number, to: number],
) {
  const [from, to] = days
  const held = Array.from({ length: to - from }, (_, night) => from + night)
  return { ...stay(id, from, to, version), ...nights(id, ...held), ...said(id, verb, version) }
}

/** A day of July 2026 as yyyy-MM-dd. */
export function july(day: number): string {
  return `2026-07-${String(day).padStart(2, '0')}`
}

function stored(day: string): string {
  return day.split('-').toReversed().join('.')
}

function pieces(day: string) {
  const [yil = '', ay = '', date = ''] = day.split('-')
  return { yil, ay, date }
}
