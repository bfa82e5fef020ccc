const KNOWN = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'windowslive.com',
  'yandex.com',
  'mynet.com',
]

/** Other real domains that differ from a known one by a letter. */
const ALSO_REAL = ['mail.com', 'ymail.com', 'email.com', 'gmx.com']

/**
 * The address that was probably meant, if the domain is one typing error from a well-known one,
 * such as "emma@gmial.com"; `null` otherwise.
 */
export function meantEmail(email: string): string | null {
  const [, name, domain = ''] = /^(.+@)([^@]+)$/.exec(email.trim()) ?? []
  const typed = domain.toLowerCase()
  if (!name || [...KNOWN, ...ALSO_REAL].includes(typed)) return null
  const meant = KNOWN.find((known) => isOneSlipAway(typed, known))
  return meant ? name + meant : null
}

/** Whether two words differ by one extra, missing or wrong letter, or by two swapped ones. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0
  while (start < meant.length && typed[start] === meant[start]) start += 1
  let end = 0
  const shorter = Math.min(typed.length, meant.length)
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  const [wrong, right] = [typed, meant].map((word) => word.slice(start, word.length - end))
  if (wrong === undefined || right === undefined) return false
  const swapped = right.length === 2 && wrong === `${right[1]}${right[0]}`
  return swapped || Math.max(wrong.length, right.length) === 1
}
