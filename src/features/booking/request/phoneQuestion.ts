import { chatNumber } from '#lib/links.ts'

/** The question about a telephone number: whether another was meant, or its country. */
export type PhoneQuestion = { meant: string } | 'country'

const BRITISH_MOBILE = /^0(7\d{3})(\d{6})$/
const TURKISH_LINE = /^(90|0)?[2-4]\d{9}$/
const SHORTEST = 7

/**
 * The question about a number without a country code, which could reach a stranger; `null`
 * otherwise.
 */
export function questionAbout(phone: string): PhoneQuestion | null {
  const digits = phone.replaceAll(/\D/g, '')
  if (digits.length < SHORTEST || chatNumber(phone) !== null || TURKISH_LINE.test(digits))
    return null
  const british = BRITISH_MOBILE.exec(digits)
  return british ? { meant: `+44 ${british[1]} ${british[2]}` } : 'country'
}
