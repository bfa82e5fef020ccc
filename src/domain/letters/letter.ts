import { PUSH_ID } from '#domain/pushId.ts'

/** The built-in letters to guests, which the database's rules contain too. */
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

export type BuiltInKind = (typeof LETTER_KINDS)[number]

export type AddedLetter = `-${string}`

export type LetterKind = BuiltInKind | AddedLetter

/** Whether owners have added a letter. */
export function isAdded(kind: string): kind is AddedLetter {
  return PUSH_ID.test(kind)
}

/** Parses a letter's kind; `null` if invalid. */
export function letterKind(name: string): LetterKind | null {
  return isAdded(name) ? name : (LETTER_KINDS.find((kind) => kind === name) ?? null)
}

/** Whether a text is the kind of a letter. */
export function isLetterKind(name: string): name is LetterKind {
  return letterKind(name) !== null
}
