/** What a figure counts: `bytes` on the wire or on disk, `memory` in bytes, `ms`, how many `times`, a Lighthouse `score`, a layout `shift`, a `count`. */
export type Unit = 'bytes' | 'memory' | 'ms' | 'times' | 'score' | 'shift' | 'count'

/** One measured figure. */
export type Figure = {
  what: string
  /** `null` when it could not be measured; the note says why. */
  value: number | null
  unit: Unit
  /** At most this; for a score, at least. */
  budget?: number
  /** The same figure of the page without its scripts. */
  floor?: number
  note?: string
}

/** Whether a budget is kept; `null` where there is none, and for time, which a busy machine stretches. */
export type Verdict = 'kept' | 'exceeded' | null

/** Judges bytes and layout shift by their budgets, and nothing else. */
export function verdictOf({ value, unit, budget }: Figure): Verdict {
  if (value === null || budget === undefined) return null
  if (unit !== 'bytes' && unit !== 'shift') return null
  return value <= budget ? 'kept' : 'exceeded'
}

/** Whether the figure fails the run: bytes beyond their budget do. */
export function isTooHeavy(figure: Figure): boolean {
  return figure.unit === 'bytes' && verdictOf(figure) === 'exceeded'
}

/** A value in words: bytes as kB of a thousand, memory as MB of a million. */
export function inWords(value: number, unit: Unit): string {
  switch (unit) {
    case 'bytes':
      return `${(value / 1000).toFixed(1)} kB`
    case 'memory':
      return `${(value / 1_000_000).toFixed(1)} MB`
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
