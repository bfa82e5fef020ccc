import { expect, test } from 'vitest'
import { containing } from '#rtdb-emulator/testing/backend.ts'
import { checkBank } from './bank.ts'

test('the IBAN that comes with the project is asked to be replaced', () => {
  expect(checkBank({ iban: 'TR00 0000 0000 0000 0000 0000 00' })).toMatchObject({
    mark: '–',
    text: containing("the sample's IBAN"),
  })
})

// Examples of the registry of SWIFT and of Turkey's central bank.
test.each([
  'TR33 0006 1005 1978 6457 8413 26',
  'tr330006100519786457841326',
  'DE89370400440532013000',
])('%s can be an IBAN', (iban) => {
  expect(checkBank({ iban })).toMatchObject({ mark: '✓' })
})

test.each([
  'TR33 0006 1005 1978 6457 8413 62',
  'TR33 0006 1005 1978 6457 8413 2',
  'DE89370400440532013001',
  'TR12 3456',
  '',
])('%j is none, and must be mended before guests are asked to pay into it', (iban) => {
  expect(checkBank({ iban })).toMatchObject({ mark: '✗', text: containing(iban) })
})
