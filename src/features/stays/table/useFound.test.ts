import { expect, test } from 'vitest'
import { reservation } from '#features/office/testing.ts'
import { day } from '#domain/testing.ts'
import { hasWords, passes, searchedNumber, searchText, searchWords, yearsOf } from './useFound.ts'

const text = searchText(
  reservation({
    musteriAdi: 'Işık Karagöz',
    notlar: 'Bebek yatağı, 0532 111 22 33',
    checkIn: '2026-07-11',
    checkOut: '2026-08-02',
  }),
)

test.each([
  'ışık',
  'karagoz isik',
  'bebek  KARAGÖZ',
  '532',
  '11.07.2026',
  '11.7.2026',
  '11.7',
  '2026-07-11',
  '2.8.2026',
  '02.08',
  '11 temmuz 2026',
  'Temmuz',
  'july',
  'ağustos karagöz',
  'August 2',
])('"%s" is found', (typed) => {
  expect(hasWords(text, searchWords(typed))).toBe(true)
})

test.each(['1.7.2026', '1.7', 'işık bilal', '12.7.2026', 'haziran', '2027', '11.7.2027'])(
  '"%s" is not found',
  (typed) => {
    expect(hasWords(text, searchWords(typed))).toBe(false)
  },
)

const reached = searchText(
  reservation({
    phone: '0555 010 20 30',
    email: 'Ipek.Isik@Example.com',
    notlar: 'eşi 0532-111 22 33',
  }),
)

test.each(['+90 (555) 010 20 30', '05550102030', '555 0102030', '0532 111 22 33', '+905321112233'])(
  'the telephone number "%s" is found in any spelling',
  (typed) => {
    expect(reached).toContain(searchedNumber(typed))
  },
)

test.each(['ipek.isik@example.com', 'IPEK.ISIK', '0555 010', '@example'])(
  '"%s" is found among the contacts',
  (typed) => {
    expect(hasWords(reached, searchWords(typed))).toBe(true)
  },
)

test.each([
  '01.07.2026',
  '1.7.2026',
  '2026-07-01',
  '1.7',
  '2026-07',
  'ipek 0555 010 20 30',
  '12 34',
])('"%s" is no telephone number', (typed) => {
  expect(searchedNumber(typed)).toBeNull()
})

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

test('offers a year once', () => {
  expect(yearsOf(stays)).toEqual(['2025', '2026', '2027'])
})
