import type { IsoDate } from './date.ts'
import type { Span } from './prices/season.ts'
import type { Stay } from './stay.ts'

/** What can be wrong with one typed text by itself. */
export const TEXT_PROBLEMS = [
  'missing',
  'tooLong',
  'email',
  'phone',
  'date',
  'writtenDate',
  'amount',
  'negative',
  'count',
  'tooFew',
  'tooMany',
] as const

/** What is wrong with one typed text; `limit` is the figure it breaks, where the code has one. */
export type TextProblem = { code: (typeof TEXT_PROBLEMS)[number]; limit?: number }

/** Why days cannot be asked for; `day` is the first booked one, or the first on which a stay of the fewest `nights` ends. */
export type Refusal =
  | { code: 'past' | 'order' | 'long' }
  | { code: 'booked'; day: IsoDate }
  | { code: 'short'; nights: number; day: IsoDate }

/** Whose nights are wanted a second time. */
type Guest = { musteriAdi: string; stay: Stay }

/** What keeps a control's text from being taken, as a code; the words for it are found when it is shown. */
export type Problem =
  | TextProblem
  | Refusal
  | { code: 'seasonOrder' }
  | { code: 'seasonOverlap'; season: Span }
  | { code: 'overlap'; others: readonly [Guest, ...Guest[]] }
