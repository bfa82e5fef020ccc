import { writtenDay } from './field/dayField.ts'
import { type NameOf, readFields, valueOf, writeFields } from './record.ts'
import type { Stay } from './stay.ts'

/** The public half of a reservation, `/reservations/{id}`. */
export const stayFields = { girisTarihi: writtenDay(), cikisTarihi: writtenDay() }

export type ReadStay =
  | { stay: Stay }
  | { problem: 'dates' | 'order'; wrong: NameOf<typeof stayFields>[] }

/** Parses the public half of a record: two dates in one of the three stored formats, in order. */
export function readStay(stored: unknown): ReadStay {
  const read = readFields(stayFields, stored)
  if ('wrong' in read) return { problem: 'dates', wrong: read.wrong }
  const stay = { checkIn: read.values.girisTarihi, checkOut: read.values.cikisTarihi }
  return stay.checkIn <= stay.checkOut ? { stay } : { problem: 'order', wrong: ['cikisTarihi'] }
}

/** The stored public half. */
export function writeStay({ checkIn, checkOut }: Stay) {
  return writeFields(stayFields, { girisTarihi: checkIn, cikisTarihi: checkOut })
}

/** Whether a private half has the days that the rules need, unlike older records. */
export function hasDays(details: unknown): boolean {
  return valueOf(details, 'checkIn') !== undefined
}

/** A stay's two days in its private half, as yyyy-MM-dd, which rules compare with nights. */
export function writeDays({ checkIn, checkOut }: Stay) {
  return { checkIn, checkOut }
}
