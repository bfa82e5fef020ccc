/** Reads lira as people type them: 12500, 12.500, 12,500.50, ₺12.500, 12500 TL; `null` when it is no number. */
export function readAmount(text: string): number | null {
  const typed = text.replaceAll(/\s|₺|TL$/gi, '')
  const parts = /^(-?)(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(typed)
  if (!parts) return null
  const [, sign = '', lira = '', kurus = '0'] = parts
  return Number(`${sign}${lira.replaceAll(/[.,]/g, '')}.${kurus}`)
}

/** A typed amount as it is saved: what is empty or no number becomes 0 (SPEC §5). */
export function amountOf(text: string): number {
  return readAmount(text) ?? 0
}

/** An amount as it stands in a control, to the kuruş. */
export function writeAmount(amount: number): string {
  return String(Math.round(amount * 100) / 100)
}
