import { expect, test } from 'vitest'
import { seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { withCompleteDeposit } from './completeDeposit.ts'
import { moneyFactsOf, situationFrom } from './money.ts'

const stay = seasonStay('ayse', '2027-07-10', '2027-07-15', {
  toplamUcret: 10_000,
  kapora: 3000,
  kalan: 7000,
})
const situationWith = (of: typeof stay, amounts: readonly number[], date = '2027-06-01') =>
  situationFrom(
    moneyFactsOf(of),
    amounts.map((amount) => ({ amount })),
    day(date),
  )

test.each([
  ['short by 20', [], 2980, 2980],
  ['short by three per cent', [], 2910, 2910],
  ['short by more', [], 2909, null],
  ['short by 20 in two parts', [1000], 1980, 2980],
  ['a first part', [], 1000, null],
  ['the whole deposit', [], 3000, null],
  ['more than the deposit', [], 3200, null],
  ['a deposit that was received', [3000], 2980, null],
  ['a refund', [1000], -500, null],
])('%s', (_, paid, amount, kapora) => {
  const next = withCompleteDeposit(stay, amount, situationWith(stay, paid))

  expect(next?.kapora ?? null).toBe(kapora)
  if (!next) return
  expect(next.kapora + next.kalan).toBe(10_000)
  expect(situationWith(next, [...paid, amount])).toMatchObject({
    phase: 'reserved',
    due: { kind: 'balance', amount: 10_000 - next.kapora, how: null },
  })
})

test('no deposit is asked for two days before check-in', () => {
  expect(withCompleteDeposit(stay, 2980, situationWith(stay, [], '2027-07-08'))).toBeNull()
})
