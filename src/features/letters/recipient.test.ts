import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { stayRecipient } from './letterText.ts'

const stay = reservation({ checkIn: '01.07.2026', checkOut: '04.07.2026' })

function readingOf(asked: string | null, phone?: string) {
  const guest = phone === undefined ? stay : { ...stay, phone }
  const known = {
    payments: [],
    bank: { accountHolder: '', iban: '', depositDays: 3 },
    today: day('2026-06-01'),
    language: asked,
  }
  const { language, readsBy } = stayRecipient(guest, known)
  return [language, readsBy]
}

test.each([
  ['in the language that they asked in', 'en', '0555 010 20 30', ['en', 'request']],
  ['in it, wherever their number is from', 'tr', '+44 20 7946 0018', ['tr', 'request']],
  ['in English for a number from abroad', null, '+44 20 7946 0018', ['en', 'number']],
  ['in the villa’s for one from here', null, '0555 010 20 30', ['tr', null]],
  ['in the villa’s where nothing is known', null, undefined, ['tr', null]],
  ['in the villa’s where theirs is none of ours', 'de', '+49 30 901820', ['tr', null]],
])('a guest is written to %s', (_, language, phone, expected) => {
  expect(readingOf(language, phone)).toEqual(expected)
})

test('is told that the deposit has come only once it has', () => {
  const known = {
    bank: { accountHolder: '', iban: '', depositDays: 3 },
    today: day('2026-06-01'),
    language: null,
  }
  const kinds = (amount: number) => {
    const payment = { date: known.today, amount, method: 'transfer' } as const
    const payments = amount > 0 ? [{ ...payment, key: 'one', by: 'ada' }] : []
    return stayRecipient({ ...stay }, { ...known, payments }).kinds
  }
  expect(kinds(0)).not.toContain('deposit')
  expect(kinds(5_000)).not.toContain('deposit')
  expect(kinds(10_000)).toContain('deposit')
})
