import type { Row } from './context.ts'

export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ step }) => step.length))
  return rows
    .map(({ mark, step, ms, detail }) =>
      `  ${mark} ${step.padEnd(width)} ${`${ms} ms`.padStart(9)}  ${detail}`.trimEnd(),
    )
    .join('\n')
}
