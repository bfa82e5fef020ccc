/** `bytes` are counted on the wire, `shift` is Cumulative Layout Shift. */
type Unit = 'bytes' | 'ms' | 'times' | 'score' | 'shift' | 'count'

export type Figure = {
  what: string
  /** `null` when it could not be measured; the note gives the reason. */
  value: number | null
  unit: Unit
  /** The maximum; for a score, the minimum. */
  budget?: number
  note?: string
}

/** Whether the figure fails the run: bytes above their budget do. */
export function isTooHeavy({ value, unit, budget }: Figure): boolean {
  return unit === 'bytes' && value !== null && budget !== undefined && value > budget
}

/** A kB has 1,000 bytes. */
function formatValue(value: number, unit: Unit): string {
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

export type Section = { name: string; title: string; figures: readonly Figure[] }

const HEADER = ['figure', 'value', 'budget', 'note']
const RIGHT_ALIGNED = [1, 2]

/** The figures as a text table, grouped by part; `machine` describes the hardware. */
export function toTable(sections: readonly Section[], machine: string): string {
  const groups = sections.map(({ name, title, figures }) => ({
    heading: `${name}: ${title}`,
    rows: figures.map(toCells),
  }))
  const all = [HEADER, ...groups.flatMap(({ rows }) => rows)]
  const widths = HEADER.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => row.map(padTo(widths)).join('  ').trimEnd()
  return [
    line(HEADER),
    '─'.repeat(100),
    ...groups.flatMap(({ heading, rows }) => [heading, ...rows.map(line), '']),
    machine,
  ].join('\n')
}

function toCells({ what, value, unit, budget, note }: Figure): string[] {
  const isExceeded =
    value !== null && budget !== undefined && (unit === 'score' ? value < budget : value > budget)
  return [
    `  ${what}`,
    value === null ? '–' : formatValue(value, unit),
    budget === undefined ? '' : `${unit === 'score' ? '≥' : '≤'} ${formatValue(budget, unit)}`,
    [isExceeded && 'EXCEEDED', note].filter(Boolean).join(', '),
  ]
}

function padTo(widths: readonly number[]) {
  return (cell: string, column: number) => {
    const width = widths[column] ?? 0
    return RIGHT_ALIGNED.includes(column) ? cell.padStart(width) : cell.padEnd(width)
  }
}
