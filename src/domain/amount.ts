const LIRA = '(?:TL|TRY|(?:türk)?l[iİ]ra(?:s[ıI])?)'
const UNIT = new RegExp(`^${LIRA}|${LIRA}$`, 'giu')

/**
 * Reads lira as people type them: 12500, 12.500, 12,500.50, ₺12.500, 12500 TL, 12500 lira, 12500,-; `null` when it is no
 * number, or not of lira.
 */
export function readAmount(text: string): number | null {
  const typed = text
    .replaceAll(/[\s₺]/g, '')
    .replaceAll(UNIT, '')
    .replace(/[.,][-–—]+$/, '')
  const parts = /^(-?)(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(typed)
  if (!parts) return null
  const [, sign = '', lira = '', kurus = '0'] = parts
  return Number(`${sign}${lira.replaceAll(/[.,]/g, '')}.${kurus}`)
}

/** Whether a text holds a figure that cannot be read, such as €500 or 5 bin: to call that 0 would be a guess. */
export function isMisread(text: string): boolean {
  return /\d/.test(text) && readAmount(text) === null
}

/** A typed amount as it is saved: what is empty or no number becomes 0, so that every stored stay has its three figures. */
export function amountOf(text: string): number {
  return readAmount(text) ?? 0
}

/** An amount as it stands in a control, to the kuruş. */
export function writeAmount(amount: number): string {
  return String(Math.round(amount * 100) / 100)
}
