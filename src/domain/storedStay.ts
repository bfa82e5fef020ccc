import { writtenDay } from './field/dayField.ts'
import { type NameOf, readFields, valueOf, writeFields } from './record.ts'
import type { Stay } from './stay.ts'

/** The public half of a reservation, `/reservations/{id}`: all that a guest's page knows of it. */
export const stayFields = { girisTarihi: writtenDay(), cikisTarihi: writtenDay() }

/** What `/reservations/{id}` says, or why it says nothing. */
export type ReadStay =
  | { stay: Stay }
  | { problem: 'dates' | 'order'; wrong: NameOf<typeof stayFields>[] }

/** Reads the public half of a record: two dates, each in one of the three stored forms, the second not before the first. */
export function readStay(stored: unknown): ReadStay {
  const read = readFields(stayFields, stored)
  if ('wrong' in read) return { problem: 'dates', wrong: read.wrong }
  const stay = { checkIn: read.values.girisTarihi, checkOut: read.values.cikisTarihi }
  return stay.checkIn <= stay.checkOut ? { stay } : { problem: 'order', wrong: ['cikisTarihi'] }
}

/** The public half as it is stored. */
export function writeStay({ checkIn, checkOut }: Stay) {
  return writeFields(stayFields, { girisTarihi: checkIn, cikisTarihi: checkOut })
}

/** Whether a private half has the days that the rules need; those of older records do not yet. */
export function hasDays(details: unknown): boolean {
  return valueOf(details, 'checkIn') !== undefined
}

/** A stay's two days in its private half, as yyyy-MM-dd, by which the rules tell whether it covers a night. */
export function writeDays({ checkIn, checkOut }: Stay) {
  return { checkIn, checkOut }
}
