import { type Figure, inWords, verdictOf } from './figure.ts'

/** What one part of the benchmark measured. */
export type Section = { name: string; title: string; figures: readonly Figure[] }

const HEADER = ['figure', 'value', 'budget', 'verdict', 'note']
const RIGHT_ALIGNED = [1, 2]

/** The figures as one table of text, grouped by part; `machine` says what they were measured on. */
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

/** The figures for machines: values in bytes, milliseconds or plain numbers, with their verdicts. */
export function toJson(sections: readonly Section[], machine: string): string {
  const judged = sections.map((section) => ({
    ...section,
    figures: section.figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) })),
  }))
  return JSON.stringify(
    { measuredAt: new Date().toISOString(), machine, sections: judged },
    null,
    2,
  )
}

function toCells(figure: Figure): string[] {
  const { what, value, unit, budget, floor, note } = figure
  const remarks = [
    floor !== undefined && `floor ${inWords(floor, unit)}`,
    floor && value !== null && inWords(value / floor, 'times'),
    note,
  ]
  return [
    `  ${what}`,
    value === null ? '–' : inWords(value, unit),
    budget === undefined ? '' : `${unit === 'score' ? '≥' : '≤'} ${inWords(budget, unit)}`,
    verdictOf(figure) ?? '',
    remarks.filter(Boolean).join(', '),
  ]
}

function padTo(widths: readonly number[]) {
  return (cell: string, column: number) => {
    const width = widths[column] ?? 0
    return RIGHT_ALIGNED.includes(column) ? cell.padStart(width) : cell.padEnd(width)
  }
}
