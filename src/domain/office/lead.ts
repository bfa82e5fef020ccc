import { dayIn, daysBetween } from '#domain/date.ts'
import { madeAtOf } from '#domain/pushId.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Stay } from '#domain/stay.ts'
import { beginsIn } from './figures.ts'

/** How long before check-in stays were entered. */
export type Lead = {
  /** The average in days; `null` without data. */
  days: number | null
  /** The number of stays without data: with an id of unknown time, or entered after arrival. */
  unknown: number
}

/**
 * The lead of the stays that begin within a period, by days of `timeZone`; without cancelled stays
 * and blocked days.
 */
export function leadOf(reservations: readonly Reservation[], span: Stay, timeZone: string): Lead {
  let [days, known, unknown] = [0, 0, 0]
  for (const { id, blocked, cancellation, stay } of reservations) {
    if (blocked || cancellation || !beginsIn(span, { stay })) continue
    const madeAt = madeAtOf(id)
    const lead = madeAt === null ? -1 : daysBetween(dayIn(timeZone, madeAt), stay.checkIn)
    if (lead < 0) unknown += 1
    else {
      known += 1
      days += lead
    }
  }
  return { days: known === 0 ? null : Math.round(days / known), unknown }
}
