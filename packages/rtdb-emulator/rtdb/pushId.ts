// The SDK's alphabet in the order of character codes, so that ids sort by time.
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/**
 * A Firebase push id: 8 characters of time (ms since 1970), then 12 from `random` (in [0, 1), as
 * `Math.random`).
 */
export function pushId(ms: number, random: () => number): string {
  const time = Array.from({ length: 8 }, (_, index) => Math.floor(ms / 64 ** (7 - index)) % 64)
  const chance = Array.from({ length: 12 }, () => Math.floor(random() * 64))
  return [...time, ...chance].map((digit) => ALPHABET.charAt(digit)).join('')
}

/** A generator of push ids, each greater than the previous one, even within one millisecond. */
export function createPushIds(now: () => number): () => string {
  let last = ''
  return () => {
    const id = pushId(now(), Math.random)
    last = id > last ? id : successor(last)
    return last
  }
}

function successor(id: string): string {
  const head = id.slice(0, -1)
  const digit = ALPHABET.indexOf(id.slice(-1)) + 1
  if (digit === ALPHABET.length) return successor(head) + ALPHABET.charAt(0)
  return head + ALPHABET.charAt(digit)
}
