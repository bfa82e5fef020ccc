import { expect } from 'vitest'
import { type IsoDate, parseDate } from './date.ts'

/** A day for a test; fails the test if invalid. */
export function day(text: string): IsoDate {
  return parseDate(text) ?? expect.fail(`${text} is no day`)
}

/** The villa's times in tests. */
export const TIMES = { timeZone: 'Europe/Istanbul', checkOutBy: '10:00' }
