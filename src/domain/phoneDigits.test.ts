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
])('%s is the same number', (number) => {
  expect(phoneDigits(number)).toBe('5550102030')
})

test('a foreign number keeps its country code, and a number that is too short is invalid', () => {
  expect(phoneDigits('+44 7700 900123')).toBe('447700900123')
  expect(phoneDigits('0044 7700 900123')).toBe('447700900123')
  expect(phoneDigits('12 34')).toBeNull()
  expect(phoneDigits('')).toBeNull()
})
