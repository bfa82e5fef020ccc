import { expect, test } from 'vitest'
import { phoneDigits } from './phoneDigits.ts'

test.each([
  '0555 010 20 30',
  '+90 555 010 20 30',
  '0090-555-0102030',
  '(0555) 010.20.30',
  '905550102030',
  '+90 0555 010 20 30',
  '0090 (0)555 010 20 30',
  '5550102030',
])('%s is one and the same number', (number) => {
  expect(phoneDigits(number)).toBe('5550102030')
})

test('a number from abroad keeps its country, and what is too short is no number', () => {
  expect(phoneDigits('+44 7700 900123')).toBe('447700900123')
  expect(phoneDigits('0044 7700 900123')).toBe('447700900123')
  expect(phoneDigits('12 34')).toBeNull()
  expect(phoneDigits('')).toBeNull()
})
