import { isIban } from '#domain/field/textField.ts'
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
