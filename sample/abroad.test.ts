import * as v from 'valibot'
import { expect, test } from 'vitest'
import { chatNumber, isForeign, phoneDigits, questionAbout } from '#domain/contact/phone.ts'
import { accountNumber } from '#domain/field/bankField.ts'
import { readAmount, writeAmount } from '#domain/field/amount.ts'
import { seasonsForNextYear } from '#domain/prices/nextYear.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { season, terms } from '#domain/prices/testing.ts'
import { day } from '#domain/testing.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'

test.each([
  ['130,50', 13_050, '€130,50', '€130.50'],
  ['€1.250', 125_000, '€1.250', '€1,250'],
  ['1.250,05 avro', 125_005, '€1.250,05', '€1,250.05'],
  ['0,1', 10, '€0,10', '€0.10'],
])('%s is stored in cents, and shown with them where they count', (typed, cents, tr, en) => {
  expect(readAmount(typed)).toBe(cents)
  expect(readAmount(writeAmount(cents))).toBe(cents)
  expect([formatMoney(cents, 'tr'), formatMoney(cents, 'en')]).toEqual([tr, en])
})

test.each(['₺500', '500 TL', '$500'])('%s is another currency', (typed) => {
  expect(readAmount(typed)).toBeNull()
})

test('a price, its deposit and a discount are whole cents, and next year’s price whole euros', () => {
  const summer = season('2026-06-01', '2026-08-31', 13_055, 1, { weekPercent: 7 })
  const stay = { checkIn: day('2026-07-01'), checkOut: day('2026-07-08') }

  const quote = quoteOf(stay, { seasons: [summer], terms: terms({ depositPercent: 33 }) })

  expect(quote).toMatchObject({ total: 84_988, deposit: 28_046 })
  expect(seasonsForNextYear([summer], { year: 2026, percent: 10 })).toMatchObject([
    { perNight: 14_400 },
  ])
})

test.each([
  ['0521 1234567', 'country', null, false],
  ['+49 521 1234567', null, '495211234567', false],
  ['0049 (0)521 1234567', null, '495211234567', false],
  ['+90 532 000 00 27', null, '905320000027', true],
])('of the number %s it asks %j', (typed, question, chat, foreign) => {
  expect(questionAbout(typed)).toBe(question)
  expect([chatNumber(typed), isForeign(typed)]).toEqual([chat, foreign])
})

test('a guest is found again by a number with and without the country’s code', () => {
  expect(phoneDigits('+49 521 1234567')).toBe(phoneDigits('0521 1234567'))
})

test('an account number without IBAN is kept as it was typed', () => {
  const read = v.parse(accountNumber().typed, ' branch 401, 1234 567 ')

  expect(read).toBe('branch 401, 1234 567')
  expect(accountNumber().show(read)).toBe('branch 401, 1234 567')
})
