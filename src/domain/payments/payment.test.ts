import { expect, test } from 'vitest'
import { readTexts } from '#domain/field/record.ts'
import { paymentFields, readPayments } from './payment.ts'

const stored = { date: '2026-07-10', amount: 500, method: 'cash', by: 'ada@example.com', at: 1 }

test('payments are sorted by day and entry, and invalid ones are listed', () => {
  const { payments, unreadable } = readPayments({
    '-b': { ...stored, purpose: 'kapora' },
    '-a': stored,
    '-c': { ...stored, date: '2026-07-09', amount: -200 },
    bad: { ...stored, method: 'altın' },
    half: { ...stored, amount: 0.5 },
    nobody: { ...stored, by: undefined },
    text: 'x',
  })

  expect(payments.map(({ key, amount }) => [key, amount])).toEqual([
    ['-c', -200],
    ['-a', 500],
    ['-b', 500],
  ])
  const { at: _, ...withoutTime } = stored
  expect(payments[2]).toEqual({ ...withoutTime, key: '-b', purpose: 'kapora' })
  expect(unreadable).toEqual(['bad', 'half', 'nobody', 'text'])
})

test('a stay without payments has an empty list', () => {
  expect(readPayments(null)).toEqual({ payments: [], unreadable: [] })
})

test.each([
  ['500', { value: { date: '2026-07-10', amount: 500, method: 'card' } }],
  ['1.500', { value: { date: '2026-07-10', amount: 1500, method: 'card' } }],
  ['-1.500', { problems: { amount: { code: 'negative', limit: 0 } } }],
  ['0', { problems: { amount: { code: 'missing' } } }],
  ['1,5', { problems: { amount: { code: 'count' } } }],
  ['€400', { problems: { amount: { code: 'foreignMoney' } } }],
  ['1000000000', { problems: { amount: { code: 'tooMuch', limit: 10_000_000 } } }],
])('typed as %j, an amount is parsed or refused', (amount, read) => {
  expect(
    readTexts(paymentFields, {
      date: '10.07.2026',
      amount,
      method: 'card',
      purpose: '',
      payer: '',
      note: '',
    }),
  ).toEqual(read)
})
