import { expect, test } from 'vitest'
import type { Season } from '#db/season.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { findStays } from './staysFilter.ts'

const season: Season = {
  reservations: [
    seasonStay('isik', '2027-07-10', '2027-07-15', {
      musteriAdi: 'İpek Işık',
      phone: '+90 532 000 00 14',
    }),
    seasonStay('smith', '2027-08-10', '2027-08-15', {
      musteriAdi: 'John Smith',
      phone: '+44 7700 900123',
      notlar: 'Eşi: 0533 111 22 33',
    }),
  ],
  cancelled: [],
  unreadable: [],
  payments: new Map(),
  letters: new Map(),
}

const found = (text: string) =>
  findStays(season, { text, filter: 'all' }, day('2027-01-01')).map(({ id }) => id)

test.each([
  '0532',
  '532',
  '05320000014',
  '+90532',
  '+90 532',
  '0090 532 000',
  '532 000 00 14',
  '(0532) 000',
  '0014',
  'isik',
  'IŞIK ipek',
  'ışık',
  '10.7.2027',
])('a search for %j finds İpek Işık, whose number is +90 532 000 00 14', (text) => {
  expect(found(text)).toEqual(['isik'])
})

test.each(['0044 7700', '+44 7700 900123', '07700', '0533 111', 'smıth'])(
  'a search for %j finds John Smith by a foreign number, or one in the notes',
  (text) => {
    expect(found(text)).toEqual(['smith'])
  },
)

test('a search for digits that no number has finds nobody', () => {
  expect(['0535', '+90 252', '9999'].flatMap(found)).toEqual([])
})
