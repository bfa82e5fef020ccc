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

export type TextProblem = { code: (typeof TEXT_PROBLEMS)[number]; limit?: number }
