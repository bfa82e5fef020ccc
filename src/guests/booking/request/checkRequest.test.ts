import { describe, expect, test } from 'vitest'
import type { StayRules } from '#domain/stay/stayChoice.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { day } from '#domain/testing.ts'
import { checkRequest, EMPTY_REQUEST, type RequestValues } from './checkRequest.ts'

const rules: StayRules = {
  today: day('2026-06-18'),
  availability: [{ from: day('2026-07-19'), to: day('2026-07-24') }],
  prices: NO_PRICES,
}

const filled: RequestValues = {
  ...EMPTY_REQUEST,
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  email: 'ayse@ornek.com',
  phone: '+90 555 111 22 33',
  checkIn: '2026-07-10',
  checkOut: '2026-07-15',
}

test.each([
  ['2', '', '', { adults: 2, children: 0 }],
  ['4', '2', '1', { adults: 4, children: 2, infants: 1 }],
  ['6', '', '', { adults: 6, children: 0 }],
  ['', '', '', undefined],
])('%j adults, %j children and %j infants become %j', (adults, children, infants, guests) => {
  const read = checkRequest({ ...filled, adults, children, infants }, rules)

  expect('value' in read && read.value.guests).toEqual(guests)
})

test.each<[string, Partial<RequestValues>]>([
  ['a name of 60 characters', { firstName: 'a'.repeat(60) }],
  ['an apostrophe in an address', { email: "o'brien@example.co.uk" }],
  ['a short number', { phone: '12345' }],
  ['a number with brackets and words', { phone: '(0555) 111-22-33, dahili 4' }],
  ['one night from today', { checkIn: '2026-06-18', checkOut: '2026-06-19' }],
  ['a stay that ends the day before a booked one', { checkOut: '2026-07-18' }],
  ['a note of 1000 characters', { notes: 'n'.repeat(1000) }],
])('accepts %s', (_title, change) => {
  expect(checkRequest({ ...filled, ...change }, rules)).toHaveProperty('value')
})

describe('refuses', () => {
  test.each<[string, keyof RequestValues, string, object]>([
    ['a name of 61 characters', 'lastName', 'a'.repeat(61), { code: 'tooLong', limit: 60 }],
    ['an address without a dot', 'email', 'ayse@ornek', { code: 'email' }],
    ['an address with a line', 'email', 'ayse@ornek.com%0A', { code: 'email' }],
    ['an address with a space', 'email', 'ay se@ornek.com', { code: 'email' }],
    ['a note of 1001 characters', 'notes', 'n'.repeat(1001), { code: 'tooLong', limit: 1000 }],
    ['a day that is none', 'checkIn', '2026-02-31', { code: 'date' }],
    ['more than the house holds', 'adults', '7', { code: 'tooMany', limit: 6 }],
    ['a past check-in', 'checkIn', '2026-06-17', { code: 'past' }],
    ['no night', 'checkOut', '2026-07-10', { code: 'order' }],
    ['a booked day inside', 'checkOut', '2026-07-30', { code: 'booked', day: '2026-07-19' }],
  ])('%s', (_title, name, value, problem) => {
    expect(checkRequest({ ...filled, [name]: value }, rules)).toEqual({
      problems: { [name]: problem },
    })
  })

  test.each<[string, Partial<RequestValues>, object]>([
    ['infants alone', { infants: '1' }, { adults: { code: 'missing' } }],
    ['children alone', { children: '2' }, { adults: { code: 'missing' } }],
    ['many children', { adults: '4', children: '3' }, { children: { code: 'tooMany', limit: 2 } }],
    [
      'a booked check-in',
      { checkIn: '2026-07-22', checkOut: '2026-07-30' },
      { checkIn: { code: 'booked', day: '2026-07-22' } },
    ],
    ['too long', { checkIn: '2026-08-01', checkOut: '2027-08-02' }, { checkOut: { code: 'long' } }],
    [
      'everything at once',
      { email: 'x', checkOut: '2026-07-09', children: '2' },
      { email: { code: 'email' }, checkOut: { code: 'order' }, adults: { code: 'missing' } },
    ],
  ])('%s', (_title, change, problems) => {
    expect(checkRequest({ ...filled, ...change }, rules)).toEqual({ problems })
  })
})
