import type { CurrencyCode } from './house.ts'
import { villa } from '#content/villa.ts'

export type Currency = {
  /** Of ISO 4217. */
  code: string
  /** The sign beside its amounts. */
  sign: string
  /** The decimals of its amounts, which are stored in the smallest unit: with two, 130.50 is 13050. */
  decimals: number
  /** How people name it, in small letters without accents. */
  names: readonly string[]
  /** To what the prices of a new year may be rounded. */
  roundings: readonly number[]
  /** A usual price of a night, for the sample season. */
  usualNight: number
}

const currencies = {
  TRY: {
    code: 'TRY',
    sign: '₺',
    decimals: 0,
    names: ['try', 'tl', 'lira', 'lirasi', 'turk lirasi'],
    roundings: [1, 50, 100],
    usualNight: 6500,
  },
  EUR: {
    code: 'EUR',
    sign: '€',
    decimals: 2,
    names: ['eur', 'euro', 'euros', 'avro'],
    roundings: [1, 5, 10],
    usualNight: 130,
  },
  USD: {
    code: 'USD',
    sign: '$',
    decimals: 2,
    names: ['usd', 'dolar', 'dollar', 'dollars'],
    roundings: [1, 5, 10],
    usualNight: 150,
  },
  GBP: {
    code: 'GBP',
    sign: '£',
    decimals: 2,
    names: ['gbp', 'pound', 'pounds', 'sterlin'],
    roundings: [1, 5, 10],
    usualNight: 110,
  },
  CHF: {
    code: 'CHF',
    sign: 'CHF',
    decimals: 2,
    names: ['chf', 'frank', 'francs'],
    roundings: [1, 5, 10],
    usualNight: 120,
  },
  JPY: {
    code: 'JPY',
    sign: '¥',
    decimals: 0,
    names: ['jpy', 'yen'],
    roundings: [1, 500, 1000],
    usualNight: 20_000,
  },
} satisfies Record<CurrencyCode, Currency>

/** The currency of the house. */
export const currency: Currency = currencies[villa.currency]

/** Those that a person may type although the house has another. */
export const otherCurrencies: readonly Currency[] = Object.values(currencies).filter(
  ({ code }) => code !== currency.code,
)
