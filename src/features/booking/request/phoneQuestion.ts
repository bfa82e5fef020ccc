import { chatNumber } from '#lib/links.ts'

/** What a guest is asked about a telephone number: whether another was meant, or of which country it is. */
export type PhoneQuestion = { meant: string } | 'country'

const BRITISH_MOBILE = /^0(7\d{3})(\d{6})$/
const TURKISH_LINE = /^(90|0)?[2-4]\d{9}$/
const SHORTEST = 7

/** What to ask about a number that does not say of which country it is, for its owners could write to a stranger; `null` for one that does. */
export function questionAbout(phone: string): PhoneQuestion | null {
  const digits = phone.replaceAll(/\D/g, '')
  if (digits.length < SHORTEST || chatNumber(phone) !== null || TURKISH_LINE.test(digits))
    return null
  const british = BRITISH_MOBILE.exec(digits)
  return british ? { meant: `+44 ${british[1]} ${british[2]}` } : 'country'
}
