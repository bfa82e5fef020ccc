/** The errors of a typed text. */
export const TEXT_PROBLEMS = [
  'missing',
  'tooLong',
  'email',
  'phone',
  'feedAddress',
  'scriptAddress',
  'iban',
  'date',
  'writtenDate',
  'time',
  'amount',
  'negative',
  'count',
  'decimal',
  'tooFew',
  'tooMany',
] as const

/** The error of a typed text; `limit` is the violated limit, if any. */
export type TextProblem = { code: (typeof TEXT_PROBLEMS)[number]; limit?: number }
