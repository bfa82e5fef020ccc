import fc from 'fast-check'
import type { Limits } from '#domain/field/limits.ts'
import type { Fields } from '#domain/field/record.ts'

type Value = string | number | boolean

/** A record with a permitted value for each of these fields; the second one has others. */
export function sampleOf(fields: Fields, which: 1 | 2 = 1): { [name: string]: Value } {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { limits }]) => [name, valueWithin(limits, which)]),
  )
}

/** A permitted value. */
export function valueWithin(limits: Limits, which: 1 | 2 = 1): Value {
  switch (limits.is) {
    case 'text':
      return textWithin(limits, which)
    case 'whole':
      return Math.max(limits.min, which)
    case 'number':
      return which
    case 'word':
      return limits.words[which - 1] ?? ''
    case 'day':
      return `2026-07-0${which}`
    case 'writtenDay':
      return `0${which}.07.2026`
    case 'boolean':
    case 'true':
      return true
    case 'unstored':
      return ''
  }
}

function textWithin({ max, pattern = /^x/ }: Limits & { is: 'text' }, seed: number): string {
  const matching = fc.stringMatching(pattern).filter(({ length }) => length <= max)
  return fc.sample(matching, { numRuns: 1, seed }).join('')
}
