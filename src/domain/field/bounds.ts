/** The limits of a field as data, from which the database's rules are generated. */
export type Bounds =
  /** A required text is not empty. Patterns have to be valid in rules: no `(?:`, no `\D`. */
  | { is: 'text'; required: boolean; max: number; pattern?: RegExp }
  | { is: 'number' }
  | { is: 'whole'; min: number; max: number }
  | { is: 'word'; words: readonly string[] }
  | { is: 'day' }
  | { is: 'writtenDay' }
  | { is: 'yesNo' }
  /** `true`, or nothing. */
  | { is: 'mark' }
  /** Typed, and stored nowhere. */
  | { is: 'unstored' }
