import { addDays, type IsoDate } from '#domain/date.ts'
import type { StayDates } from './stayDates.ts'

/** Who arrives before this time comes in the night after the day of check-in. */
const NIGHT_ENDS = '06:00'

/** The day on which the night of an arrival ends; `null` for an arrival by day or in the evening. */
export function endOfArrivalNight({ checkIn }: StayDates, arrivalTime: string): IsoDate | null {
  return arrivalTime < NIGHT_ENDS ? addDays(checkIn, 1) : null
}
