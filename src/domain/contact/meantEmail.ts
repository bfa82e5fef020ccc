import { foldText } from '#domain/field/foldText.ts'
import { cleanEmail } from '#domain/field/textField.ts'

const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'windowslive.com',
  'yandex.com',
  'mynet.com',
  'web.de',
  'gmx.de',
]

/** Other real domains that differ from one of these by a letter. */
const ALSO_REAL = ['mail.com', 'ymail.com', 'email.com', 'gmx.com']

/** The providers that have one domain only: gmail.com.tr is none. */
const ONE_DOMAIN = /^(gmail\.com|googlemail\.com|icloud\.com)\..+$/

/** The probable address behind a typing error, such as "emma@gmial.com", "şule@gmail.com" or "www.ada@gmail.com", or `null`. */
export function meantEmail(email: string): string | null {
  const [, typedName = '', domain = ''] = /^(.+)@([^@]+)$/.exec(cleanEmail(email)) ?? []
  const name = typedName.replace(/^www\./i, '')
  const typed = domain.toLowerCase()
  if (name === '' || ALSO_REAL.includes(typed)) return null
  const provider = PROVIDERS.find((each) => each === typed)
  const meant = provider ?? PROVIDERS.find((each) => isOneSlipAway(typed, each)) ?? repaired(typed)
  // The providers allow only ASCII.
  const isAscii = /^[ -~]*$/.test(name)
  if (!meant || (provider && isAscii)) return name === typedName ? null : `${name}@${typed}`
  const isProvider = PROVIDERS.some((each) => each === meant)
  return `${isProvider && !isAscii ? foldText(name) : name}@${meant}`
}

const SLIPS_OF_COM = /\.(c|con|cmo|ocm|vom|xom|cpm|comm)$/

/** A domain without a doubled dot, a wrong `.com` or a country behind it; `null` if it has none of these. */
function repaired(domain: string): string | null {
  const meant = domain
    .replaceAll(/\.{2,}/g, '.')
    .replace(SLIPS_OF_COM, '.com')
    .replace(ONE_DOMAIN, '$1')
  return meant === domain ? null : meant
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
