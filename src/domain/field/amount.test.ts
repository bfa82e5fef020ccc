import { expect, test } from 'vitest'
import { currency } from '#content/currency.ts'
import { amountOf, isMisread, readAmount, withoutCurrency, writeAmount } from './amount.ts'

test.each([
  ['', 0],
  ['1e5', 0],
  ['1.500', 1500],
  ['1,500', 1500],
  ['1.234.567', 1_234_567],
  ['1500,5', 1500.5],
  ['1500.50', 1500.5],
  ['12.500,50', 12_500.5],
  ['₺12.500', 12_500],
  ['TL 12500', 12_500],
  ['5000,-', 5000],
  ['5000 Türk lirası', 5000],
  ['-5', -5],
])('an amount typed as "%s" is saved as %d', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

test.each([
  '',
  'abc',
  '12.5.1',
  '1500,505',
  '.5',
  '1500x',
  'x1500',
  '1.50.000',
  '1.250,000',
  '1,250.000',
  '5 TL bin',
  '--5',
])('"%s" is no amount', (text) => {
  expect(readAmount(text)).toBeNull()
})

test.each([
  ['€500', true],
  ['5 bin', true],
  ['bin', false],
  ['500', false],
])('whether "%s" contains an unreadable number: %s', (text, misread) => {
  expect(isMisread(text)).toBe(misread)
})

test.each([
  [0, '0'],
  [1500.5, '1500.5'],
  [0.1 + 0.2, '0.3'],
  [12_500, '12500'],
])('%d is shown in a control as %s', (amount, text) => {
  expect(writeAmount(amount)).toBe(text)
})

test.each([
  [`Lamp 750 ${currency.sign}`, 'Lamp 750'],
  [`Lamp 750 ${currency.names[0]?.toUpperCase()}`, 'Lamp 750'],
  ['Lamp 750', 'Lamp 750'],
])('%j without the currency at its end is %j', (text, rest) => {
  expect(withoutCurrency(text)).toBe(rest)
})
