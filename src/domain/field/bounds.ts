/** The limits of a field as data, from which the database's rules are generated. */
export type Bounds =
  /**
   * At most `max` characters; a required one is not empty. Patterns have to be valid in rules: no
   * `(?:`, no `\D`.
   */
  | { is: 'text'; required: boolean; max: number; pattern?: RegExp }
  | { is: 'number' }
  | { is: 'whole'; min: number; max: number }
  | { is: 'word'; words: readonly string[] }
  /** A calendar day as yyyy-MM-dd. */
  | { is: 'day' }
  /** A calendar day as dd.MM.yyyy, MM/dd/yyyy or yyyy-MM-dd. */
  | { is: 'writtenDay' }
  | { is: 'yesNo' }
  /** `true`, or nothing. */
  | { is: 'mark' }
  /** Typed, and stored nowhere. */
  | { is: 'unstored' }
