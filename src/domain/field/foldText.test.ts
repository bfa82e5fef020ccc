import { expect, test } from 'vitest'
import { foldText } from './foldText.ts'

test.each([
  ['Işık', 'isik'],
  ['IŞIK', 'ışık'],
  ['İpek', 'ipek'],
  ['Łukasz', 'lukasz'],
  ['Søren', 'soren'],
  ['STRAẞE', 'strasse'],
  ['Æbø', 'aebo'],
  ['O’Neil', "o'neil"],
  ['OʼNeil', "o'neil"],
])('"%s" is found by "%s"', (text, typed) => {
  expect(foldText(text)).toBe(foldText(typed))
})

test('different letters stay different', () => {
  expect(foldText('Ayşe')).not.toBe(foldText('Ayla'))
})
