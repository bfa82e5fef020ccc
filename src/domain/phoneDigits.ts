/**
 * The normalized digits of a telephone number: without spaces and signs, Türkiye's country code,
 * and leading zeros. `null` for fewer than five.
 */
export function phoneDigits(number: string): string | null {
  const digits = number.replaceAll(/\D/g, '').replace(/^0+/, '')
  const national = digits.replace(/^900?(?=\d{10}$)/, '')
  return national.length >= 5 ? national : null
}
