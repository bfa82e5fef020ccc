/**
 * What may be stored in a field, as data: the rules of the database are written from it, by which a field that is added
 * here is guarded there.
 */
export type Bounds =
  /** At most `max` characters; a required one is not empty. A pattern is of what the rules' language knows: no `(?:`, no `\D`. */
  | { is: 'text'; required: boolean; max: number; pattern?: RegExp }
  | { is: 'number' }
  | { is: 'whole'; min: number; max: number }
  | { is: 'word'; words: readonly string[] }
  /** A day of the calendar as yyyy-MM-dd. */
  | { is: 'day' }
  /** A day of the calendar as dd.MM.yyyy, MM/dd/yyyy or yyyy-MM-dd. */
  | { is: 'writtenDay' }
  | { is: 'yesNo' }
  /** `true`, or nothing. */
  | { is: 'mark' }
  /** Typed, and stored nowhere. */
  | { is: 'unstored' }
