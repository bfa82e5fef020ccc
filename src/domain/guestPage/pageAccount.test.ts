import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { doubtsAbout, isHost, withAccountChange } from './pageAccount.ts'

const OLD = {
  accountHolder: 'Nihal Sezer',
  accountNumber: 'TR330006100519786457841326',
  bic: 'EGEBTRIS',
}
const NEW = { ...OLD, accountNumber: 'TR750006100519786457841399' }
const HOSTS = 'Nihal\nKerem Sezer'
const TODAY = day('2026-11-29')

test.each([
  ['Nihal Sezer', true],
  ['KEREM SEZER', true],
  ['Ahmet Sezer', false],
  ['Defne Turizm Ltd.', false],
])('%s is a host: %s', (holder, expected) => {
  expect(isHost(holder, HOSTS)).toBe(expected)
})

test.each([
  ['nothing', OLD, OLD, []],
  ['a first account', OLD, null, []],
  ['another holder', { ...OLD, accountHolder: 'Ahmet Ak' }, OLD, ['holder']],
  ['another IBAN with the same BIC', NEW, OLD, ['bic', 'changed']],
  ['another IBAN and BIC', { ...NEW, bic: 'TCZBTR2A' }, OLD, ['changed']],
])('owners look again at %s', (_, next, stored, doubts) => {
  expect(doubtsAbout(next, stored, HOSTS)).toEqual(doubts)
})

test('another IBAN is stored with its day and the end of the former one, also after none', () => {
  const changed = { ...NEW, changedOn: TODAY, formerEnd: '1326' }
  expect(withAccountChange(NEW, OLD, TODAY)).toEqual(changed)

  const { accountNumber: _, ...none } = OLD
  const removed = withAccountChange(none, OLD, TODAY)
  expect(removed).toEqual({ ...none, formerEnd: '1326' })
  expect(withAccountChange(NEW, removed, TODAY)).toEqual(changed)
})

test('what else is saved leaves the day of a change as it was', () => {
  const stored = { ...NEW, changedOn: day('2026-10-01'), formerEnd: '1326' }

  expect(withAccountChange({ ...NEW, bankName: 'Ege' }, stored, TODAY)).toEqual({
    ...stored,
    bankName: 'Ege',
  })
  expect(withAccountChange(OLD, null, TODAY)).toEqual(OLD)
})
