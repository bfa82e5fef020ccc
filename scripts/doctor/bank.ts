import { type Check, note, well, wrong } from './check.ts'

const WHERE = 'src/content/bank.ts'

/** Checks the IBAN in the letters to guests by its two check digits. */
export function checkBank({ iban }: { iban: string }): Check {
  const plain = iban.replaceAll(/\s/g, '').toUpperCase()
  if (/^TR0+$/.test(plain)) {
    return note(
      `${WHERE} still holds the sample's IBAN`,
      'letters would ask guests to pay into no account: put in your own',
    )
  }
  if (isIban(plain)) return well(`The IBAN in ${WHERE} can be one`)
  return wrong(
    `The IBAN in ${WHERE} is none: ${iban}`,
    'letters would ask guests to pay into it: compare it with what your bank says',
  )
}

/**
 * ISO 13616: with the first four characters moved to the end and letters as two digits, the number
 * is 1 modulo 97.
 */
function isIban(plain: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false
  if (plain.startsWith('TR') && plain.length !== 26) return false
  const moved = plain.slice(4) + plain.slice(0, 4)
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}
