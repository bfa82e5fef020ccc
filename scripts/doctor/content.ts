import { isIban } from '#domain/field/textField.ts'
import { type Check, note, well, wrong } from './check.ts'

/** The facts of `src/content/villa.ts` that are unique to a villa. */
export type Facts = {
  name: string
  address: { street: string }
  phone: string
  email: string
  social: { url: string }
  permit: string
}

const SAMPLE: ReadonlySet<string> = new Set([
  'Villa Defne',
  'Okçular Mahallesi, Defne Sokak 12',
  '+905550102030',
  'merhaba@villadefne.example',
  'https://www.instagram.com/villadefne',
  '48-0000',
  'TR000000000000000000000000',
])

/** Lists the facts that are still the sample's, and checks the IBAN in the letters to guests. */
export function checkContent(facts: Facts, bank: { iban: string }): Check[] {
  const { name, address, phone, email, social, permit } = facts
  const iban = bank.iban.replaceAll(/\s/g, '').toUpperCase()
  const all = { name, street: address.street, phone, email, social: social.url, permit, iban }
  const left = Object.entries(all).flatMap(([fact, value]) => (SAMPLE.has(value) ? [fact] : []))
  return [
    left.length === 0
      ? well('The facts in src/content are your own')
      : note(
          `src/content still holds the sample's ${left.join(', ')}`,
          'guests would see them, call and pay there: put in your own',
        ),
    ...(SAMPLE.has(iban) || isIban(iban)
      ? []
      : [
          wrong(
            `The IBAN in src/content/bank.ts is none: ${bank.iban}`,
            'letters would ask guests to pay into it: compare it with what your bank says',
          ),
        ]),
  ]
}
