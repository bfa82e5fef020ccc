/** The kinds of letters to guests, which the database's rules contain too. */
export const LETTER_KINDS = [
  'offer',
  'confirmation',
  'deposit',
  'change',
  'reminder',
  'thanks',
  'decline',
  'cancellation',
] as const

/** The kind of a letter. */
export type LetterKind = (typeof LETTER_KINDS)[number]

/** Parses a letter's kind; `null` if invalid. */
export function letterKind(name: string): LetterKind | null {
  return LETTER_KINDS.find((kind) => kind === name) ?? null
}
