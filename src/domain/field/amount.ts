import { currency, otherCurrencies } from '#content/currency.ts'
import { foldText } from './foldText.ts'

/** How many of the smallest unit, in which amounts are stored, one of the currency has. */
export const UNIT = 10 ** currency.decimals

const NAMES = currency.names.map((name) => name.replaceAll(' ', '')).join('|')
const OWN_NAME = new RegExp(`^(?:${NAMES})|(?:${NAMES})$`, 'g')

/** Without dots for the thousands, with dots, and with commas. */
const FORMS = [
  /^(-?)(\d+)(?:[.,](\d{1,2}))?$/,
  /^(-?)(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(-?)(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
]

/**
 * Parses an amount as people type it: 12500, 12.500, 12,500.50, with the sign or a name of the
 * currency before or behind it, 12500,-; `null` for no number, another currency, or 1.250,000,
 * which may be either. In the smallest unit.
 */
export function readAmount(text: string): number | null {
  const typed = foldText(text)
    .replaceAll(/\s/g, '')
    .replaceAll(currency.sign, '')
    .replaceAll(OWN_NAME, '')
    .replace(/[.,][-–—]+$/, '')
  const parts = FORMS.map((form) => form.exec(typed)).find((each) => each !== null)
  if (!parts) return null
  const [, sign = '', whole = '', decimals = '0'] = parts
  return toUnits(Number(`${sign}${whole.replaceAll(/[.,]/g, '')}.${decimals}`))
}

/** A text without the currency's sign or name at its end. */
export function withoutCurrency(text: string): string {
  const folded = foldText(text)
  const name = [currency.sign, ...[...currency.names].reverse()].find((each) =>
    folded.endsWith(each),
  )
  return name === undefined ? text : text.slice(0, -name.length).trimEnd()
}

/** Whether a text names another currency, such as €400 or 400 dollars. */
export function isForeignMoney(text: string): boolean {
  if (!/\d/.test(text)) return false
  const words = foldText(text).match(/\p{L}+|\p{Sc}/gu) ?? []
  return words.some((word) =>
    otherCurrencies.some(
      ({ sign, names }) => word === sign || names.some((name) => word.startsWith(name)),
    ),
  )
}

/**
 * Whether a text contains an unreadable number, such as €500 or 5 bin, which must not be saved as
 * 0.
 */
export function isMisread(text: string): boolean {
  return /\d/.test(text) && readAmount(text) === null
}

/**
 * A typed amount as it is saved: empty or non-numeric text becomes 0, so that every stored stay has
 * all three amounts.
 */
export function amountOf(text: string): number {
  return readAmount(text) ?? 0
}

/** Formats an amount for a control: plain digits, with two decimals where they count. */
export function writeAmount(amount: number): string {
  const value = Math.round((amount / UNIT) * 100) / 100
  return Number.isInteger(value) || currency.decimals === 0 ? String(value) : value.toFixed(2)
}

/** Products of decimals, such as 130.55 times 100, are not exact. */
function toUnits(value: number): number {
  return Math.round(value * UNIT * 100) / 100
}
