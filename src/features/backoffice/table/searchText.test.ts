import { expect, test } from 'vitest'
import { reservation } from '#features/backoffice/testing.ts'
import { foldText, hasWords, searchText, searchWords } from './searchText.ts'

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
  '"%s" is not',
  (typed) => {
    expect(hasWords(text, searchWords(typed))).toBe(false)
  },
)

test.each([
  ['Işık', 'isik'],
  ['IŞIK', 'ışık'],
  ['İpek', 'ipek'],
  ['ÇAĞLA ÖZGÜR', 'cagla ozgur'],
  ['IAN', 'ian'],
])('"%s" is found by "%s"', (text, typed) => {
  expect(foldText(text)).toBe(foldText(typed))
})

test('different letters stay different', () => {
  expect(foldText('Ayşe')).not.toBe(foldText('Ayla'))
})
