/** The sections whose texts the office shows in every room. */
export const OFFICE_TEXTS = ['admin', 'office', 'problem'] as const
