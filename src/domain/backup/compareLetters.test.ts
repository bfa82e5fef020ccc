import { expect, test } from 'vitest'
import { NO_OWN_LETTERS, readOwnLetters } from '#domain/letters/ownLetters.ts'
import { lettersToRecover } from './compareLetters.ts'

const wanted = { subject: 'Sağ olun', body: 'Merhaba {guest}' }
const thanks = { kind: 'thanks', language: 'tr', wanted } as const

test('a different own text is restored over the version that was loaded', () => {
  const other = { ...wanted, body: 'Başka', version: 4, by: 'can@example.com', at: 1 }

  expect(lettersToRecover({ letters: [thanks] }, NO_OWN_LETTERS)).toEqual([
    { ...thanks, seen: { version: 0 } },
  ])
  const now = readOwnLetters({ thanks: { tr: other } })
  expect(lettersToRecover({ letters: [thanks] }, now)).toEqual([
    { ...thanks, seen: { version: 4 } },
  ])
})

test('an equal or invalid own text is omitted', () => {
  const now = readOwnLetters({ thanks: { tr: { ...wanted, version: 4, by: 'x', at: 1 } } })
  const long = { ...thanks, wanted: { ...wanted, subject: 'x'.repeat(201) } }

  expect(lettersToRecover({ letters: [thanks] }, now)).toEqual([])
  expect(lettersToRecover({ letters: [long] }, NO_OWN_LETTERS)).toEqual([])
})
