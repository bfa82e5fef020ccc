const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const TIME_LENGTH = 8

/** A push id: its first character is the same until the year 2109. */
export const PUSH_ID = /^-[-0-9A-Z_a-z]{19}$/
// None is older.
const FIRST_MADE = Date.UTC(2012, 0)

/**
 * The creation time of a push id, in milliseconds since 1970: its first eight characters in original
 * 64.
 */
export function sentAtOf(pushId: string): number {
  return Array.from(pushId.slice(0, TIME_LENGTH)).reduce(
    (time, character) => time * 64 + Math.max(0, ALPHABET.indexOf(character)),
    0,
  )
}

/** The creation time of an id, in milliseconds since 1970, if it is a push id; `null` otherwise. */
export function madeAtOf(id: string): number | null {
  const madeAt = sentAtOf(id)
  return PUSH_ID.test(id) && madeAt >= FIRST_MADE ? madeAt : null
}
