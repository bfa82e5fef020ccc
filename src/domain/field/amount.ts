const LIRA = '(?:TL|TRY|(?:türk)?l[iİ]ra(?:s[ıI])?)'
const UNIT = new RegExp(`^${LIRA}|${LIRA}$`, 'giu')

/** Without dots for the thousands, with dots, and with commas. */
const FORMS = [
  /^(-?)(\d+)(?:[.,](\d{1,2}))?$/,
  /^(-?)(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(-?)(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
]

/**
 * Parses lira as people type them: 12500, 12.500, 12,500.50, ₺12.500, 12500 TL, 12500 lira,
 * 12500,-; `null` for no number, another currency, or 1.250,000, which may be either.
 */
export function readAmount(text: string): number | null {
  const typed = text
    .replaceAll(/[\s₺]/g, '')
    .replaceAll(UNIT, '')
    .replace(/[.,][-–—]+$/, '')
  const parts = FORMS.map((form) => form.exec(typed)).find((each) => each !== null)
  if (!parts) return null
  const [, sign = '', lira = '', kurus = '0'] = parts
  return Number(`${sign}${lira.replaceAll(/[.,]/g, '')}.${kurus}`)
}

const FOREIGN = /[€$£¥]|\b(?:eur|usd|gbp|chf)\b|euro|avro|dol+ar|pound|sterlin/i

/** Whether a text names another currency, such as €400 or 400 dollars. */
export function isForeignMoney(text: string): boolean {
  return /\d/.test(text) && FOREIGN.test(text)
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

/** Formats an amount for a control, to the kuruş. */
export function writeAmount(amount: number): string {
  return String(Math.round(amount * 100) / 100)
}
