import type { IsoDate } from '#domain/date.ts'
import type { Terms } from './prices.ts'

/** An amount in another currency, by ISO code. */
export type Approximate = { currency: 'GBP' | 'EUR'; amount: number }

/** The exchange rates in lira and their date, if both are stored; else `null`. */
export function ratesOf({ poundRate, euroRate, ratesDay }: Terms): {
  day: IsoDate
  rates: { currency: Approximate['currency']; lira: number }[]
} | null {
  const rates = [
    { currency: 'GBP', lira: poundRate },
    { currency: 'EUR', lira: euroRate },
  ] as const
  const known = rates.flatMap(({ currency, lira }) => (lira ? [{ currency, lira }] : []))
  return ratesDay && known.length > 0 ? { day: ratesDay, rates: known } : null
}

/** An amount in lira in the currencies with stored rates, to whole units. */
export function approximate(lira: number, terms: Terms): Approximate[] {
  const { rates = [] } = ratesOf(terms) ?? {}
  return rates.map((rate) => ({
    currency: rate.currency,
    amount: Math.round(lira / rate.lira),
  }))
}
