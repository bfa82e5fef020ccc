/** `bytes` are counted on the wire, `shift` is Cumulative Layout Shift. */
export type Unit = 'bytes' | 'ms' | 'times' | 'score' | 'shift' | 'count'

export type Figure = {
  what: string
  /** `null` when it could not be measured; the note gives the reason. */
  value: number | null
  unit: Unit
  /** The maximum; for a score, the minimum. */
  budget?: number
  /** The same figure of the page without its scripts. */
  floor?: number
  note?: string
}

/** Whether the figure fails the run: bytes above their budget do. */
export function isTooHeavy({ value, unit, budget }: Figure): boolean {
  return unit === 'bytes' && value !== null && budget !== undefined && value > budget
}

/** Formats a value; a kB has 1,000 bytes. */
export function formatValue(value: number, unit: Unit): string {
  switch (unit) {
    case 'bytes':
      return `${(value / 1000).toFixed(1)} kB`
    case 'ms':
      return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
    case 'times':
      return `${value.toFixed(2)} ×`
    case 'shift':
      return value.toFixed(4)
    case 'score':
    case 'count':
      return value.toLocaleString('en')
  }
}
