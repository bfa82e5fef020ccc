import { getField, writeFields } from '#domain/field/record.ts'
import { readAgreement, sumOfLines } from './agreement.ts'
import {
  detailFields,
  isReadable,
  readReservation,
  type Reservation,
  type ReservationDraft,
  type StoredStay,
  type UnreadableRecord,
} from './reservation.ts'
import { readStayDates, writeDays, writeStayDates } from './stayDates.ts'

/**
 * A record before a draft replaces it. An unreadable one has the draft's values in place of those
 * that cannot be read, so that a repair keeps the others.
 */
export function recordBefore(record: StoredStay, draft: ReservationDraft): Reservation | null {
  return isReadable(record) ? record : mendedRecord(record, draft)
}

function mendedRecord(
  { id, wrong, details, texts }: UnreadableRecord,
  draft: ReservationDraft,
): Reservation | null {
  const isWrong = (name: string) => wrong.some((each) => each === name)
  const stored = Object.fromEntries<unknown>(Object.entries(Object(details) as object))
  const typed = Object.entries(writeFields(detailFields, draft)).filter(([name]) => isWrong(name))
  const readable = Object.entries(stored).filter(([name]) => !isWrong(name) && name !== 'agreement')
  const days = { girisTarihi: stored['checkIn'], cikisTarihi: stored['checkOut'] }
  const stay = [texts, days].map(readStayDates).find((each) => 'dates' in each)
  const dates = stay?.dates ?? draft.dates
  const mended = {
    ...Object.fromEntries<unknown>([...readable, ...typed]),
    ...agreedIn(stored, isWrong('toplamUcret')),
    ...writeDays(dates),
  }
  // The record may lack what its status requires.
  for (const each of [mended, { ...mended, status: 'booked' }]) {
    const read = readReservation(id, writeStayDates(dates), each)
    if ('reservation' in read) return read.reservation
  }
  return null
}

/** The stored agreement if it can be read, with its total if the record's cannot. */
function agreedIn(stored: object, lacksTotal: boolean) {
  const agreement = getField(stored, 'agreement')
  const read = readAgreement(agreement)
  if ('wrong' in read) return {}
  const { lines } = read.agreement
  return { agreement, ...(lacksTotal && lines.length > 0 && { toplamUcret: sumOfLines(lines) }) }
}
