import * as v from 'valibot'
import { villa } from '#content/villa.ts'
import type { Code } from './limits.ts'
import { text } from './textField.ts'
import { withoutUnseen } from './unseen.ts'

const IBAN = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/

/** The number of the owners' account: an IBAN without spaces, or as banks of the house's country write it. */
export function accountNumber() {
  const isNational = villa.account === 'national'
  const field = text({
    kind: 'address',
    required: true,
    max: 80,
    ...(!isNational && { clean: cleanIban }),
  })
  if (isNational) return field
  return {
    ...field,
    typed: v.pipe(
      v.string(),
      v.check((typed) => !hasLetterForZero(cleanIban(typed)), 'ibanLetter' satisfies Code),
      field.typed,
      v.check(isIban, 'iban' satisfies Code),
    ),
    show: groupIban,
  }
}

/** An IBAN without what came along when it was copied: its name, spaces, dashes and unseen marks. */
function cleanIban(typed: string): string {
  return withoutUnseen(typed)
    .toUpperCase()
    .replace(/^[İI]BAN\b[\s:]*/, '')
    .replaceAll(/[\s\p{Dash}]/gu, '')
}

/** Whether an IBAN is only wrong because of a letter O in place of a zero. */
function hasLetterForZero(compact: string): boolean {
  return !isIban(compact) && isIban(compact.replaceAll('O', '0'))
}

/** Whether an IBAN's check digits are right; the sample's are not. */
export function isIban(typed: string): boolean {
  const compact = typed.replaceAll(/\s/g, '')
  if (!IBAN.test(compact) || (compact.startsWith('TR') && compact.length !== 26)) return false
  // ISO 13616: letters count as 10 to 35, and the number modulo 97 is 1.
  const moved = compact.slice(4) + compact.slice(0, 4)
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}

/** The code of a bank for transfers from abroad, ISO 9362: 8 or 11 characters. */
export function bic() {
  return text({
    kind: 'address',
    required: true,
    max: 11,
    pattern: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
    code: 'bic',
    clean: (typed) => withoutUnseen(typed).toUpperCase().replaceAll('İ', 'I').replaceAll(/\s/g, ''),
  })
}

/** An IBAN in groups of four; another number as it is. */
export function groupIban(typed: string): string {
  if (!isIban(typed)) return typed
  return typed.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
}
