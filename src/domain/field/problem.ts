import type { IsoDate } from '#domain/date.ts'
import type { Weekdays } from '#domain/prices/prices.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import type { TextProblem } from './limits.ts'

/** `day` is the first booked one, the first possible check-out, or one without arrivals. */
export type StayProblem =
  | { code: 'past' | 'order' | 'long' }
  | { code: 'booked'; day: IsoDate }
  | { code: 'short'; nights: number; day: IsoDate }
  | { code: 'arrival'; weekdays: Weekdays; day: IsoDate }

type Guest = Pick<Reservation, 'musteriAdi' | 'source' | 'sourceTitle' | 'removed' | 'dates'>

/** The error of a control's text as a code, which is translated when shown. */
export type Problem =
  | TextProblem
  | StayProblem
  | { code: 'future' }
  | { code: 'pageAddress'; example: string }
  | { code: 'seasonOrder' }
  /** A line of a price without its text or amount. */
  | { code: 'priceLine' }
  /** Placeholders that a letter of its kind cannot fill. */
  | { code: 'strangers'; names: readonly string[] }
  | { code: 'overlap'; others: readonly [Guest, ...Guest[]] }
