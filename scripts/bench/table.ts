import { type Figure, formatValue } from './figure.ts'

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

function toCells({ what, value, unit, budget, floor, note }: Figure): string[] {
  const isExceeded =
    value !== null && budget !== undefined && (unit === 'score' ? value < budget : value > budget)
  const remarks = [
    isExceeded && 'EXCEEDED',
    floor !== undefined && `without scripts ${formatValue(floor, unit)}`,
    note,
  ]
  return [
    `  ${what}`,
    value === null ? '–' : formatValue(value, unit),
    budget === undefined ? '' : `${unit === 'score' ? '≥' : '≤'} ${formatValue(budget, unit)}`,
    remarks.filter(Boolean).join(', '),
  ]
}

function padTo(widths: readonly number[]) {
  return (cell: string, column: number) => {
    const width = widths[column] ?? 0
    return RIGHT_ALIGNED.includes(column) ? cell.padStart(width) : cell.padEnd(width)
  }
}
