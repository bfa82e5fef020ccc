export type Currency = {
  /** Of ISO 4217. */
  code: string
  /** What stands beside its amounts. */
  sign: string
  /** The decimals of its amounts, which are stored in the smallest unit: with two, 130.50 is 13050. */
  decimals: number
  /** How people name it, in small letters without accents. */
  names: readonly string[]
  /** To what the prices of a new year may be rounded. */
  roundings: readonly number[]
}

const currencies = {
  TRY: {
    code: 'TRY',
    sign: '₺',
    decimals: 0,
    names: ['try', 'tl', 'lira', 'lirasi', 'turk lirasi'],
    roundings: [1, 50, 100],
  },
  EUR: {
    code: 'EUR',
    sign: '€',
    decimals: 2,
    names: ['eur', 'euro', 'euros', 'avro'],
    roundings: [1, 5, 10],
  },
  USD: {
    code: 'USD',
    sign: '$',
    decimals: 2,
    names: ['usd', 'dolar', 'dollar', 'dollars'],
    roundings: [1, 5, 10],
  },
  GBP: {
    code: 'GBP',
    sign: '£',
    decimals: 2,
    names: ['gbp', 'pound', 'pounds', 'sterlin'],
    roundings: [1, 5, 10],
  },
  CHF: {
    code: 'CHF',
    sign: 'CHF',
    decimals: 2,
    names: ['chf', 'frank', 'francs'],
    roundings: [1, 5, 10],
  },
  JPY: { code: 'JPY', sign: '¥', decimals: 0, names: ['jpy', 'yen'], roundings: [1, 500, 1000] },
} satisfies Record<string, Currency>

/** The currency of the house. */
export const currency: Currency = currencies.TRY

/** Those that a person may type although the house has another. */
export const otherCurrencies: readonly Currency[] = Object.values(currencies).filter(
  ({ code }) => code !== currency.code,
)
