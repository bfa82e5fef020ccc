import { writtenDay } from './field.ts'
import { type NameOf, readFields, writeFields } from './record.ts'
import { isInOrder, type Stay } from './stay.ts'

/** The public half of a reservation, `/reservations/{id}`: all that a guest's page knows of it. */
export const stayFields = { girisTarihi: writtenDay(), cikisTarihi: writtenDay() }

/** What `/reservations/{id}` says, or why it says nothing. */
export type ReadStay =
  | { stay: Stay }
  | { problem: 'dates' | 'order'; wrong: NameOf<typeof stayFields>[] }

/** Reads the public half of a record: two dates, each in one of the three stored forms, in order. */
export function readStay(stored: unknown): ReadStay {
  const read = readFields(stayFields, stored)
  if ('wrong' in read) return { problem: 'dates', wrong: read.wrong }
  const stay = { checkIn: read.values.girisTarihi, checkOut: read.values.cikisTarihi }
  return isInOrder(stay) ? { stay } : { problem: 'order', wrong: ['cikisTarihi'] }
}

/** The public half as it is stored. */
export function writeStay({ checkIn, checkOut }: Stay) {
  return writeFields(stayFields, { girisTarihi: checkIn, cikisTarihi: checkOut })
}
