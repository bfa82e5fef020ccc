import { type Check, note, well } from './check.ts'

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
])

/** Lists the facts that are still the sample's. */
export function checkContent({ name, address, phone, email, social, permit }: Facts): Check {
  const facts = { name, street: address.street, phone, email, social: social.url, permit }
  const left = Object.entries(facts).flatMap(([fact, value]) => (SAMPLE.has(value) ? [fact] : []))
  if (left.length === 0) return well('The facts in src/content/villa.ts are your own')
  return note(
    `src/content/villa.ts still holds the sample's ${left.join(', ')}`,
    'guests would see them, and call and write there: put in your own',
  )
}
