import type { IsoDate } from './date.ts'
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

/** A day in the pieces that the rules put together: what they cannot take apart, in whichever form it is written. */
function writeDay(day: IsoDate) {
  return { yil: day.slice(0, 4), ay: day.slice(5, 7), date: day.slice(8, 10) }
}

/** Whether a private half keeps its days for the rules; those stored before this do not yet. */
export function hasDays(details: unknown): boolean {
  return valueOf(details, 'giris') !== undefined
}

/** A stay's two days as the private half keeps them for the rules, which tell by them whether it covers a night. */
export function writeDays({ checkIn, checkOut }: Stay) {
  return { giris: writeDay(checkIn), cikis: writeDay(checkOut) }
}
