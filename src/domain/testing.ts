import { expect } from 'vitest'
import { type IsoDate, parseDate } from './date.ts'

export function day(text: string): IsoDate {
  return parseDate(text) ?? expect.fail(`${text} is no day`)
}
