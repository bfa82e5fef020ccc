/** The letters to guests, by what they say; the rules of the database know these words. */
export const LETTER_KINDS = [
  'offer',
  'confirmation',
  'change',
  'reminder',
  'thanks',
  'decline',
  'cancellation',
] as const

/** What a letter to a guest says. */
export type LetterKind = (typeof LETTER_KINDS)[number]

/** Reads the name of a letter; `null` for what is none. */
export function letterKind(name: string): LetterKind | null {
  return LETTER_KINDS.find((kind) => kind === name) ?? null
}
