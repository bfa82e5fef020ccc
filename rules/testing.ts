import fc from 'fast-check'
import type { Bounds } from '#domain/field/field.ts'
import type { Fields } from '#domain/record.ts'

type Value = string | number | boolean

/** A record with a permitted value for each of these fields. */
export function sampleOf(fields: Fields): { [name: string]: Value } {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { bounds }]) => [name, valueWithin(bounds)]),
  )
}

/** A permitted value. */
export function valueWithin(bounds: Bounds): Value {
  switch (bounds.is) {
    case 'text':
      return textWithin(bounds)
    case 'whole':
      return Math.max(bounds.min, 1)
    case 'number':
      return 1
    case 'word':
      return bounds.words[0] ?? ''
    case 'day':
      return '2026-07-01'
    case 'writtenDay':
      return '01.07.2026'
    case 'yesNo':
    case 'mark':
      return true
    case 'unstored':
      return ''
  }
}

function textWithin({ max, pattern = /^x/ }: Bounds & { is: 'text' }): string {
  const matching = fc.stringMatching(pattern).filter(({ length }) => length <= max)
  return fc.sample(matching, { numRuns: 1, seed: 1 }).join('')
}
