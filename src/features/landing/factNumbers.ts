import { distances, villa } from '#content/villa.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/index.ts'

const FACTS = {
  guests: villa.guests,
  doubleBeds: villa.doubleBeds,
  singleBeds: villa.singleBeds,
  bathrooms: villa.bathrooms,
  ...villa.pool,
}

type Fact = keyof typeof FACTS | (typeof distances)[number]['key']

/** The villa's numbers for the texts that name them, written as the language does: 1,55 or 1.55. */
export function factNumbers(language: Language): Record<Fact, string> {
  const facts = [...Object.entries(FACTS), ...distances.map(({ key, km }) => [key, km] as const)]
  const written = facts.map(([name, value]) => [name, formatNumber(value, language)])
  // Object.fromEntries forgets the names.
  return Object.fromEntries(written) as Record<Fact, string>
}
