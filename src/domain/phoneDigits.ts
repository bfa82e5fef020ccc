/**
 * The digits of a telephone number that are the same however it is written: without spaces and signs, without the country's code
 * of Türkiye, and without the zeros before it or before the area. `null` for what has fewer than five.
 */
export function phoneDigits(number: string): string | null {
  const digits = number.replaceAll(/\D/g, '').replace(/^0+/, '')
  const national = digits.replace(/^900?(?=\d{10}$)/, '')
  return national.length >= 5 ? national : null
}
