import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ownersDay, pickedDay, writtenDay } from './dayField.ts'
import type { Field } from './field.ts'
import { checkbox, optionalTrue } from './booleanField.ts'
import { amount, count, wholeAmount } from './numberField.ts'
import { choice, email, phone, secret, text } from './textField.ts'

test('an owners’ day is typed as dd.MM.yyyy and stored as yyyy-MM-dd', () => {
  const field = ownersDay()
  const day = v.parse(field.typed, '29.02.2028')

  expect([field.write(day), field.show(day)]).toEqual(['2028-02-29', '29.02.2028'])
  expect(v.is(field.typed, '29.02.2026')).toBe(false)
})

test('a checkbox is on or off, as stored and as the text of a checkbox', () => {
  const field = checkbox()

  expect([v.parse(field.typed, 'on'), v.parse(field.typed, '')]).toEqual([true, false])
  expect([field.show(true), field.show(false)]).toEqual(['on', ''])
})

test('a stored value beyond the limits is invalid', () => {
  const { stored } = count({ min: 1, max: 6 })

  expect([v.is(stored, 7), v.is(stored, 6)]).toEqual([false, true])
})

const LIMITS = { min: 1, max: 20 }

test.each<[string, () => Field, string, unknown, string]>([
  ['a text', () => text({ max: 9 }), ' geç ', 'geç', 'geç'],
  ['an address', email, ' a@b.example ', 'a@b.example', 'a@b.example'],
  ['a number', phone, '0555 010', '0555 010', '0555 010'],
  ['a password', secret, ' x ', ' x ', ' x '],
  ['an amount', amount, '12.500,50', 12_500.5, '12500.5'],
  ['a count', () => count(LIMITS), ' 12 ', 12, '12'],
  ['whole lira', () => wholeAmount(LIMITS), '₺ 20', 20, '20'],
  ['a word', () => choice(['own', 'other']), 'own', 'own', 'own'],
  ['a fact', optionalTrue, 'true', true, 'true'],
  ['a picked day', pickedDay, '2026-07-01', '2026-07-01', '2026-07-01'],
])('%s is read as it is typed, stored, read and shown again', (name, make, typed, value, shown) => {
  const field = make()

  expect(v.parse(field.typed, typed)).toBe(value)
  expect(field.write(value)).toBe(value)
  expect(v.parse(field.stored, value)).toBe(value)
  expect(field.show(value)).toBe(shown)
  expect(field.optional).toBe(name === 'a fact')
})

test.each<[string, () => Field, string, string]>([
  ['nothing, for a text', () => text({ required: true, max: 9 }), ' ', 'missing'],
  ['too long a text', () => text({ max: 9 }), 'x'.repeat(10), 'tooLong'],
  ['an address with a line of copies', email, 'a@b.example?cc=c', 'email'],
  ['two addresses', email, 'a@b.example, c@d.example', 'email'],
  ['four digits', phone, '12-34', 'phone'],
  ['no password', secret, '', 'missing'],
  ['a figure of another money', amount, '€500', 'foreignMoney'],
  ['an unreadable figure', amount, '5 bin', 'amount'],
  ['less than nothing', amount, '-1', 'negative'],
  ['no count', () => count(LIMITS), ' ', 'missing'],
  ['a count with a word behind', () => count(LIMITS), '1a', 'count'],
  ['too few', () => count(LIMITS), '0', 'tooFew'],
  ['too many', () => count(LIMITS), '21', 'tooMany'],
  ['lira of another country', () => wholeAmount(LIMITS), '€9', 'foreignMoney'],
  ['no lira', () => wholeAmount(LIMITS), '', 'missing'],
  ['lira with kuruş', () => wholeAmount(LIMITS), '9,50', 'count'],
  ['a word of no list', () => choice(['own']), 'x', 'missing'],
  ['another word than true', optionalTrue, 'on', 'missing'],
  ['no day', pickedDay, '', 'missing'],
  ['a day that is none', pickedDay, '2026-02-30', 'date'],
  ['no written day', writtenDay, ' ', 'missing'],
  ['a day written otherwise', writtenDay, '2026-07-01', 'writtenDate'],
])('%s is refused with its code', (_, make, typed, code) => {
  const read = v.safeParse(make().typed, typed)

  expect(read.issues?.[0].message).toBe(code)
})
