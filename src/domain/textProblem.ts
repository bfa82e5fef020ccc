/** What can be wrong with one typed text by itself. */
export const TEXT_PROBLEMS = [
  'missing',
  'tooLong',
  'email',
  'phone',
  'feedAddress',
  'date',
  'writtenDate',
  'time',
  'amount',
  'negative',
  'count',
  'tooFew',
  'tooMany',
] as const

/** What is wrong with one typed text; `limit` is the figure it breaks, where the code has one. */
export type TextProblem = { code: (typeof TEXT_PROBLEMS)[number]; limit?: number }
