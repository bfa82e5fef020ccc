import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { passes, sourcesOf, yearsOf } from './filter.ts'

const today = day('2026-07-10')
const stays = [
  reservation({ id: 'gone', checkIn: '28.12.2025', checkOut: '03.01.2026' }),
  reservation({ id: 'paid', checkIn: '01.07.2026', checkOut: '10.07.2026', kalan: 0 }),
  reservation({ id: 'here', collectedOn: today }),
  reservation({ id: 'closed', checkIn: '01.05.2027', checkOut: '02.05.2027', blocked: true }),
  reservation({ id: 'sold', checkIn: '01.07.2027', checkOut: '05.07.2027', source: 'vrbo' }),
]

test.each([
  ['all', ['gone', 'paid', 'here', 'closed', 'sold']],
  ['coming', ['paid', 'here', 'closed', 'sold']],
  ['past', ['gone']],
  ['owed', ['gone', 'sold']],
  ['vrbo', ['sold']],
  ['airbnb', []],
  ['2025', ['gone']],
  ['2026', ['paid', 'here']],
])('the filter "%s" passes the stays of its name', (filter, ids) => {
  const passed = stays.filter((stay) => passes(stay, filter, today, new Map()))

  expect(passed.map(({ id }) => id)).toEqual(ids)
})

test('offers only channels with stays', () => {
  expect(sourcesOf(stays)).toEqual(['vrbo'])
})

test('offers a year once', () => {
  expect(yearsOf(stays)).toEqual(['2025', '2026', '2027'])
})
