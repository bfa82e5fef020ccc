import { expect, test } from 'vitest'
import { containing } from '#rtdb-emulator/testing/backend.ts'
import { checkBank } from './bank.ts'

test('asks to replace the sample’s IBAN', () => {
  expect(checkBank({ iban: 'TR00 0000 0000 0000 0000 0000 00' })).toMatchObject({
    mark: '–',
    text: containing("the sample's IBAN"),
  })
})

// Examples of SWIFT's registry and of Turkey's central bank.
test.each([
  'TR33 0006 1005 1978 6457 8413 26',
  'tr330006100519786457841326',
  'DE89370400440532013000',
])('accepts %s as an IBAN', (iban) => {
  expect(checkBank({ iban })).toMatchObject({ mark: '✓' })
})

test.each([
  'TR33 0006 1005 1978 6457 8413 62',
  'TR33 0006 1005 1978 6457 8413 2',
  'DE89370400440532013001',
  'TR12 3456',
  '',
])('refuses %j, because guests pay deposits to it', (iban) => {
  expect(checkBank({ iban })).toMatchObject({ mark: '✗', text: containing(iban) })
})
