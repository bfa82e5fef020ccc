/** A push id: its first character is the same until the year 2109. */
export const PUSH_ID = /^-[-0-9A-Z_a-z]{19}$/
