import type { IsoDate } from '#domain/date.ts'

export type Approximate = { currency: 'GBP' | 'EUR' | 'USD'; amount: number }

/** The owners' exchange rates: lira for a unit, and their day. */
export type Rates = {
  day: IsoDate
  rates: readonly { currency: Approximate['currency']; lira: number }[]
}

type RateFields = {
  poundRate?: number
  euroRate?: number
  dollarRate?: number
  ratesDay?: IsoDate
}

/** The exchange rates with their day; `null` without either. */
export function ratesOf({ poundRate, euroRate, dollarRate, ratesDay }: RateFields): Rates | null {
  const rates = [
    { currency: 'GBP', lira: poundRate },
    { currency: 'EUR', lira: euroRate },
    { currency: 'USD', lira: dollarRate },
  ] as const
  const known = rates.flatMap(({ currency, lira }) => (lira ? [{ currency, lira }] : []))
  return ratesDay && known.length > 0 ? { day: ratesDay, rates: known } : null
}

/** An amount in lira in the currencies with rates, to whole units. */
export function approximate(lira: number, rates: Rates | null): Approximate[] {
  return (rates?.rates ?? []).map((rate) => ({
    currency: rate.currency,
    amount: Math.round(lira / rate.lira),
  }))
}
