import type { IsoDate } from './date.ts'
import type { Weekdays } from './field/weekdaysField.ts'
import type { Span } from './prices/season.ts'
import type { Stay } from './stay.ts'
import type { TextProblem } from './textProblem.ts'

/**
 * Why days cannot be asked for; `day` is the first booked one, the first on which a stay of the fewest `nights` ends, or one on
 * which nobody arrives, for guests come on certain `weekdays`.
 */
export type StayProblem =
  | { code: 'past' | 'order' | 'long' }
  | { code: 'booked'; day: IsoDate }
  | { code: 'short'; nights: number; day: IsoDate }
  | { code: 'arrival'; weekdays: Weekdays; day: IsoDate }

/** Whose nights are wanted a second time. */
type Guest = { musteriAdi: string; stay: Stay }

/** What keeps a control's text from being taken, as a code; the words for it are found when it is shown. */
export type Problem =
  | TextProblem
  | StayProblem
  | { code: 'future' }
  | { code: 'pageAddress'; example: string }
  | { code: 'seasonOrder' }
  | { code: 'seasonOverlap'; season: Span }
  | { code: 'overlap'; others: readonly [Guest, ...Guest[]] }
