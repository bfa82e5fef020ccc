/** The letters to guests. */
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

export type LetterKind = (typeof LETTER_KINDS)[number]

/** Whether a text is the kind of a letter. */
export function isLetterKind(name: string): name is LetterKind {
  return LETTER_KINDS.some((kind) => kind === name)
}
