import fc from 'fast-check'
import papa from 'papaparse'
import { expect, test } from 'vitest'
import { sumsOf } from '#domain/stay/money.ts'
import { csvCells, isSumName, recordColumns } from './csvCells.ts'
import { reservation } from '#office/shared/testing.ts'
import { loadOfficeTexts, translate } from '#i18n/index.ts'
import { type DateOrder, type ListRow, readStayList } from './stayList.ts'
import { parseTable } from './stayListTable.ts'
import { day } from '#domain/testing.ts'

const today = day('2026-07-10')

function read(text: string, more: { order?: DateOrder; pastPaid?: boolean | null } = {}) {
  const list = readStayList(text, { today, order: null, pastPaid: false, ...more })
  if ('problem' in list) throw new Error(list.problem)
  return list
}

/** Each row in words: the guest and days, or the problem. */
const words = (rows: readonly ListRow[]) =>
  rows.map((row) => {
    if (row.state === 'good') {
      const { musteriAdi, dates } = row.stay
      return `${musteriAdi} ${dates.checkIn} ${dates.checkOut}`
    }
    return row.state === 'bad' ? `${row.problem}: ${row.text}` : row.state
  })

const row = (text: string, headings = 'Misafir;Giriş;Çıkış;Toplam') => {
  const [first] = read(`${headings}\n${text}`).rows
  return first
}

test.each([
  ['01.07.2026', '05.07.2026'],
  ['1.7.26', '5.7.26'],
  ['2026-07-01', '2026-07-05'],
  ['20260701', '20260705'],
  ['1 Temmuz 2026', '5 Temmuz 2026'],
  ['Jul 1, 2026', 'July 5, 2026'],
  ['1.Tem.26', '5.Tem.26'],
  ['01.07.26 Çar', '05.07.2026 Pazar'],
  ['46204', '46208,4'],
  ['\u200e01\u200e.\u200e07\u200e.\u200e2026', '05.07.2026'],
])('%s to %s are the first and the fifth of July', (from, to) => {
  const stay = { checkIn: '2026-07-01', checkOut: '2026-07-05' }

  expect(row(`Ada;${from};${to};9.000`)).toMatchObject({ state: 'good', stay: { dates: stay } })
})

test.each([
  ['Ada;1-Jul;5-Jul;', 'year: 1-Jul'],
  ['Ada;5 Temmuz;9 Temmuz;', 'year: 5 Temmuz'],
  ['Ada;31.02.2026;05.03.2026;', 'checkIn: 31.02.2026'],
  ['Ada;05.07.2026;01.07.2026;', 'order: 05.07.2026 – 01.07.2026'],
  ['Ada;05.07.2026;01.07.2028;', 'long: 05.07.2026 – 01.07.2028'],
  ['Ada;03/04/2026;10/04/2026;', 'ambiguous: 03/04/2026 – 10/04/2026'],
  [';01.07.2026;05.07.2026;', 'guest: '],
  ['Ada;01.07.2026;05.07.2026;320 EUR', 'amount: 320 EUR'],
  ['Ada;01.07.2026;05.07.2026;-5', 'amount: -5'],
  ['Ada;01.07.2026;05.07.2026;6.800.060.000', 'amount: 6.800.060.000'],
  ['Ada;01.07.2026;05.07.2026;48;000', 'cells: '],
])('%s is refused with its reason', (text, problem) => {
  expect(words([row(text)].flatMap((each) => each ?? []))).toEqual([problem])
})

test('an amount in another currency is refused, also by its own column', () => {
  const headings = 'Misafir;Giriş;Çıkış;Toplam;Para birimi'

  expect(row('Ada;01.07.2026;05.07.2026;900;EUR', headings)).toMatchObject({ problem: 'amount' })
  expect(row('Ada;01.07.2026;05.07.2026;900 TL;TRY', headings)).toMatchObject({ state: 'good' })
})

test.each([
  ['3', 3],
  ['2+1', 3],
  ['4 yetişkin 2 çocuk', 6],
])('%s are so many people', (people, guests) => {
  const headings = 'Misafir;Giriş;Çıkış;Kişi'

  expect(row(`Ada;01.07.2026;05.07.2026;${people}`, headings)).toMatchObject({ stay: { guests } })
})

test.each(['4-6', '2 + köpek', '40'])('%s is no number of people', (people) => {
  const headings = 'Misafir;Giriş;Çıkış;Kişi'

  expect(row(`Ada;01.07.2026;05.07.2026;${people}`, headings)).toMatchObject({ problem: 'people' })
})

test('the month comes first where only so the nights fit, as in the list of Airbnb', () => {
  const { rows, asksOrder } = read(
    [
      'Confirmation code,Status,Guest name,Contact,# of adults,# of children,Start date,End date,# of nights,Earnings',
      'A1,Confirmed,Ada Deniz,"+44 7700 900123",2,0,07/03/2027,07/10/2027,7,"₺48,000.00"',
      'A2,Past guest,Cem Taş,,2,1,05/01/2026,05/06/2026,5,"₺20,000.00"',
      'A3,Confirmed,Bora Kum,,2,0,08/03/2027,08/10/2027,6,"₺1,000.00"',
      'A4,Canceled by guest,Den Öz,,2,0,08/03/2027,08/10/2027,7,"₺0.00"',
    ].join('\r\n'),
  )

  expect(words(rows)).toEqual([
    'Ada Deniz 2027-07-03 2027-07-10',
    'Cem Taş 2026-05-01 2026-05-06',
    'nights: 6',
    'cancelled',
  ])
  expect(asksOrder).toBe(false)
  expect(rows[0]).toMatchObject({
    stay: { source: 'airbnb', guests: 2, toplamUcret: 48_000, phone: '+44 7700 900123' },
  })
})

test('one date above 12 shows the order of all; without one, an owner is asked', () => {
  const list = (last: string) => `Misafir;Giriş;Çıkış\nAda;03/04/2026;10/04/2026\nCem;${last}`

  expect(words(read(list('13/05/2026;14/05/2026')).rows)).toEqual([
    'Ada 2026-04-03 2026-04-10',
    'Cem 2026-05-13 2026-05-14',
  ])
  expect(words(read(list('05/13/2026;05/14/2026')).rows)[0]).toBe('Ada 2026-03-04 2026-10-04')
  expect(read(list('05/05/2026;06/05/2026'))).toMatchObject({ asksOrder: true })
  const answered = read(list('05/05/2026;06/05/2026'), { order: 'day' })
  expect(words(answered.rows)[0]).toBe('Ada 2026-04-03 2026-04-10')
  expect(answered.asksOrder).toBe(true)
})

test('headings are found below sep=, a title and blank lines', () => {
  const rows = 'Misafir;Giriş;Çıkış;Toplam;Durum\nAda;01.09.2027;05.09.2027;9.000;Onaylandı'
  for (const text of [`sep=;\r\n${rows}`, `2027 REZERVASYONLAR;;;;\n\n${rows}`, `Villa\n${rows}`])
    expect(words(read(text).rows)).toEqual(['Ada 2027-09-01 2027-09-05'])
})

test('a cancelled stay is left out, and an unknown status is refused', () => {
  const headings = 'Misafir;Giriş;Çıkış;Durum'

  expect(row('Bora;10.09.2027;12.09.2027;İptal', headings)).toMatchObject({ state: 'cancelled' })
  expect(row('Bora;10.09.2027;12.09.2027;Opsiyon', headings)).toMatchObject({ problem: 'status' })
  expect(row('Bora;10.09.2027;12.09.2027;', headings)).toMatchObject({ state: 'good' })
})

test.each([
  ['an empty first heading', '\tGiriş\tÇıkış\nAda Deniz\t10.08.2027\t15.08.2027', 'headings'],
  ['no headings', '\tAda Deniz\t10.08.2027\t15.08.2027\t30000', 'headings'],
  ['headings alone', 'Misafir;Giriş;Çıkış\n;;', 'empty'],
  ['nothing', ' \n', 'empty'],
])('a list with %s is refused', (_what, text, problem) => {
  expect(readStayList(text, { today, order: null, pastPaid: false })).toEqual({ problem })
})

test('an empty first cell shifts nothing', () => {
  const { rows } = read('No\tMisafir\tGiriş\tÇıkış\n\tAda\t10.08.2027\t15.08.2027')

  expect(words(rows)).toEqual(['Ada 2027-08-10 2027-08-15'])
})

test('two lines of one stay are both refused, and of a copied line the second', () => {
  const list = (...lines: string[]) => read(`Misafir;Giriş;Çıkış;Toplam\n${lines.join('\n')}`).rows
  const line = 'Ada;10.08.2027;15.08.2027;9.000'

  expect(words(list(line, 'ADA;10.08.2027;15.08.2027;5.000'))).toEqual([
    'repeated: 3',
    'repeated: 2',
  ])
  expect(words(list(line, line))).toEqual(['Ada 2027-08-10 2027-08-15', 'repeated: 2'])
})

const PASTED = 'Misafir\tGiriş\tÇıkış\tToplam\tNotlar\n'
const pasted = (...notes: string[]) =>
  notes.map(
    (note, index) => `Ada ${index}\t0${index + 1}.07.2027\t0${index + 2}.07.2027\t20000\t${note}`,
  )

test.each([
  ['a quote first', ['"Sessiz oda" istiyor', '', 'geç giriş', '']],
  ['an open quote', ['"Sessiz oda', '', 'geç "giriş"', 'geç"']],
  ['ditto marks', ['bebek yatağı', '"', '"', '']],
  ['ditto marks apart', ['"', 'bebek', '"', '6"']],
])('%s in a note is a character, in pasted rows and in a file', (_what, notes) => {
  for (const separator of ['\t', ';', ',']) {
    const { rows } = read((PASTED + pasted(...notes).join('\n')).replaceAll('\t', separator))

    expect(rows).toMatchObject(notes.map((notlar) => ({ state: 'good', stay: { notlar } })))
  }
})

test('a quoted cell may contain line breaks, separators and quotes, and the number of lines is returned', () => {
  const [first = '', second = ''] = pasted('"Sessiz ""oda"";\n\tgeç giriş"', 'erken')
  const { rows, lines } = read(PASTED + [first, second].join('\r\n'))

  expect(rows).toMatchObject([
    { line: 2, stay: { notlar: 'Sessiz "oda";\n\tgeç giriş' } },
    { line: 4, stay: { notlar: 'erken' } },
  ])
  expect(lines).toBe(3)
})

test('ditto marks in other cells shift nothing', () => {
  const list = read(
    'Misafir;Giriş;Çıkış;Toplam\nAda;01.07.2027;05.07.2027;9.000\n";";12.07.2027;9.000\n";10.07.2027;12.07.2027;"',
  )

  expect(words(list.rows)).toEqual(['Ada 2027-07-01 2027-07-05', 'checkIn: "', 'guest: "'])
})

test('reads any text that a program has quoted', () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => `x${text.replaceAll('\r', '')}x`)
  const tables = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(tables, (table) => {
      const rows = [['Misafir', 'Giriş', 'Çıkış'], ...table]
      const read = parseTable(papa.unparse(rows, { delimiter: ';', newline: '\n', quotes: true }))

      expect(read?.rows.map(({ cells }) => cells)).toEqual(table)
    }),
  )
})

test('a telephone number that a spreadsheet has shortened is refused', () => {
  const headings = 'Misafir;Giriş;Çıkış;Telefon'

  for (const phone of ['9,05321E+11', '4.479E+11', '5,32123E+09'])
    expect(row(`Ece;01.08.2027;05.08.2027;${phone}`, headings)).toMatchObject({
      problem: 'phone',
      text: phone,
    })
  expect(row('Ece;01.08.2027;05.08.2027;0532 123 45 67 x12', headings)).toMatchObject({
    stay: { phone: '0532 123 45 67 x12' },
  })
})

test('columns that are not read are listed', () => {
  const { leftOut } = read('Misafir;Plaka;Giriş;Çıkış;Misafir\nAda;48 A 1;10.08.2027;15.08.2027;')

  expect(leftOut).toEqual(['Plaka', 'Misafir'])
})

test('a paid amount becomes one payment, and past stays are imported once an owner answers whether they are paid in full', () => {
  const text =
    'Misafir;Giriş;Çıkış;Toplam;Kapora;Ödenen\nAda;10.08.2026;15.08.2026;30.000;9.000;9.000\nCem;01.06.2026;05.06.2026;20.000;;'

  expect(read(text).rows).toMatchObject([
    { stay: { toplamUcret: 30_000, kapora: 9000, kalan: 21_000 }, payments: [{ amount: 9000 }] },
    { stay: { toplamUcret: 20_000, kapora: 0, kalan: 20_000 }, payments: [] },
  ])
  expect(words(read(text, { pastPaid: null }).rows)).toEqual([
    'Ada 2026-08-10 2026-08-15',
    'paid: ',
  ])
  expect(read(text, { pastPaid: true }).rows[1]).toMatchObject({
    payments: [{ amount: 20_000, date: '2026-06-01', purpose: 'carried' }],
  })
})

test('what is no telephone number, and an unknown channel, are kept in the notes', () => {
  const headings = 'Misafir;Giriş;Çıkış;Telefon;Kanal;Not'

  expect(row('Ada;10.08.2026;15.08.2026;yok;Sahibinden;geç gelir', headings)).toMatchObject({
    stay: { notlar: 'geç gelir\nSahibinden\nyok' },
  })
})

test('our own CSV comes in as the stays that it was made of', async () => {
  await loadOfficeTexts()
  const stay = reservation({ kapora: 3000, kalan: 7000.5, toplamUcret: 10_000.5, notlar: 'Bebek' })
  const columns = recordColumns(true)
  const headings = columns.map((name) => {
    if (!isSumName(name)) return translate(`admin.fields.${name}`)
    return name === 'received' ? translate('office.payments.paid') : name
  })
  const cells = csvCells(columns, stay, sumsOf(stay, []), { yes: 'evet', guest: stay.musteriAdi })
  const [first] = read([headings, cells].map((line) => line.join(';')).join('\n')).rows

  const { id: _, version: __, ...values } = stay
  expect(first).toMatchObject({ state: 'good', stay: values })
})
