import { beforeAll, expect, test } from 'vitest'
import { sumsOf } from '#domain/stay/money.ts'
import { day } from '#domain/testing.ts'
import { loadOfficeTexts, translate } from '#i18n/index.ts'
import { stayListWords } from '#i18n/stayListWords.ts'
import { reservation } from '#office/shared/testing.ts'
import { csvCells, isSumName, recordColumns } from './csvCells.ts'
import { type ListAnswers, type ListRow, paymentsOf, readStayList } from './stayList.ts'

beforeAll(loadOfficeTexts)

const readList = (text: string, answers: Partial<ListAnswers> = {}) =>
  readStayList(text, stayListWords(), { order: null, rows: new Map(), ...answers })

function read(text: string, answers: Partial<ListAnswers> = {}) {
  const list = readList(text, answers)
  if ('problem' in list) throw new Error(list.problem.code)
  return list
}

/** Each row in words: the guest, days and total, the names of its problems, or its state. */
const words = (rows: readonly ListRow[]) =>
  rows.map((row) => {
    if (row.state === 'good') {
      const { musteriAdi, dates, toplamUcret } = row.stay
      return `${musteriAdi} ${dates.checkIn} ${dates.checkOut} ${toplamUcret}`
    }
    if (row.state === 'open') return row.status ?? 'asks'
    return row.problems
      .map(({ name, problem }) => (name === null ? problem : `${name} ${problem.code}`))
      .join(', ')
  })

const rowsOf = (headings: string, ...rows: string[]) =>
  words(read([headings, ...rows].join('\n')).rows)

test.each([
  ['Ada;1-Jul-27;5-Jul-27;9.000', 'Ada 2027-07-01 2027-07-05 9000'],
  ['Ada;01-Ağu-27;05-Ağu-27;9000', 'Ada 2027-08-01 2027-08-05 9000'],
  ['Ada;15.07.27 Per;18.07.2027 Pazar;35 000,00 ₺', 'Ada 2027-07-15 2027-07-18 35000'],
  ['Ada;20\u200e.\u200e07.2027;25.07.2027;900', 'Ada 2027-07-20 2027-07-25 900'],
  // No date or amount that the form reads.
  ['Ada;7/1/2027, 2:00:00 PM;05.07.2027;9000', 'girisTarihi writtenDate'],
  ['Ada;2027-07-02T21:00:00.000Z;05.07.2027;9000', 'girisTarihi writtenDate'],
  ['Ada;3 Juli 2027;13 Kasın 2027;9000', 'girisTarihi writtenDate, cikisTarihi writtenDate'],
  ['Ada;46600;46605;100', 'girisTarihi writtenDate, cikisTarihi writtenDate'],
  ['Ada;1-Jul;5-Jul;100', 'girisTarihi writtenDate, cikisTarihi writtenDate'],
  ['Ada;05.07.2027;01.07.2027;9000', 'cikisTarihi order'],
  ['Ada;05.07.2027;06.07.2028;9000', 'cikisTarihi long'],
  ['Ada;03.07.2027;10.07.2027;1.250,000', 'toplamUcret amount'],
  ['Ada;03.07.2027;10.07.2027;320 EUR', 'toplamUcret foreignMoney'],
  ['Ada;03.07.2027;10.07.2027;sorulacak', 'toplamUcret amount'],
  [';03.07.2027;10.07.2027;9000', 'musteriAdi missing'],
  ['Ada;03.07.2027;10.07.2027;48;000', 'cells'],
])('the row %s is %s', (row, meaning) => {
  expect(rowsOf('Misafir;Giriş;Çıkış;Toplam', row)).toEqual([meaning])
})

test.each([
  ['Geliş Tarihi;Gidiş Tarihi;Müşteri;Ücret', '01.07.2027;05.07.2027;Ada;900', 'Ada'],
  ['Name;Surname;Arrival;Departure;Total', 'Ada;Deniz;2027-07-01;2027-07-05;900', 'Ada Deniz'],
  [
    'Guest name(s);Check-in;Check-out;Status;Price',
    'Ayşe Yılmaz, Mehmet Demir;2027-07-01;2027-07-05;ok;900 TRY',
    'Ayşe Yılmaz, Mehmet Demir',
  ],
  ['Misafir;Giriş;Çıkış;Toplam (TL);Kapora ₺', 'Ada;01.07.2027;05.07.2027;900;', 'Ada'],
  ['Misafir;Giriş;Çıkış;Toplam;Para birimi', 'Ada;01.07.2027;05.07.2027;900;TRY', 'Ada'],
])('reads a row below %s', (headings, row, guest) => {
  expect(rowsOf(headings, row)).toEqual([`${guest} 2027-07-01 2027-07-05 900`])
})

test.each([
  ['', 'empty', []],
  ['Misafir;Giriş;Çıkış\n;;', 'empty', []],
  ['\tGiriş\tÇıkış\nAda\t10.08.2027\t15.08.2027', 'headings', []],
  ['Misafir;Giriş;Çıkış;Fiyat;Temizlik;Toplam\nAda;;;;;', 'sameAmount', ['Fiyat', 'Toplam']],
  ['Misafir;Giriş;Çıkış;Toplam (EUR)\nAda;;;', 'foreignMoney', ['Toplam (EUR)']],
  [`Misafir;Giriş;Çıkış\n${'Ada;;\n'.repeat(5001)}`, 'tooLong', []],
  ['"'.repeat(10_000_000), 'tooLong', []],
])('a list is refused whole (%#)', (text, code, headings) => {
  expect(readList(text)).toEqual({ problem: { code, headings } })
})

test('the columns that are not read are named, and headings are found below a title', () => {
  const list = read(
    'sep=;\r\n2027;;;;\n\nMisafir;Plaka;Giriş;Çıkış;Misafir\nAda;48 A 1;10.08.2027;15.08.2027;',
  )

  expect(list.leftOut).toEqual(['Plaka', 'Misafir'])
  expect(list.rows).toMatchObject([{ line: 5, state: 'good' }])
})

test.each([
  ['Onaylandı', 'Ada 2027-07-01 2027-07-05 0'],
  ['kapalı', 'Ada 2027-07-01 2027-07-05 0'],
  ['İPTAL', 'cancelled'],
  ['Onay bekliyor', 'status'],
  ['Onaylanmadı', 'status'],
  ['Kesinleşmedi', 'status'],
  ['Kaldırıldı', 'status'],
])('the status %s is %s', (status, meaning) => {
  expect(rowsOf('Misafir;Giriş;Çıkış;Durum', `Ada;01.07.2027;05.07.2027;${status}`)).toEqual([
    meaning,
  ])
})

test('a word for cancelled or closed in the name or the notes asks, and a cancelled row needs the kept amount', () => {
  const text = [
    'Misafir;Giriş;Çıkış;Not',
    'KAPALI;01.07.2027;05.07.2027;',
    'Ev sahibi;06.07.2027;08.07.2027;',
    'Ada (İPTAL);11.07.2027;15.07.2027;',
    'Bora;21.07.2027;25.07.2027;iptal oldu',
  ].join('\n')

  expect(words(read(text).rows)).toEqual(['asks', 'asks', 'asks', 'asks'])
  const rows: ListAnswers['rows'] = new Map([
    ['KAPALI\t01.07.2027\t05.07.2027\t', { status: 'blocked' }],
    ['Ada (İPTAL)\t11.07.2027\t15.07.2027\t', { status: 'cancelled', kept: '5.000' }],
    ['Bora\t21.07.2027\t25.07.2027\tiptal oldu', { status: 'cancelled' }],
  ])
  const answered = read(text, { rows }).rows
  expect(answered).toMatchObject([
    { state: 'good', stay: { status: 'blocked' } },
    { state: 'open' },
    { state: 'good', stay: { status: 'cancelled', cancellation: { kept: 5000 } }, paid: 5000 },
    { state: 'open', status: 'cancelled' },
  ])
})

test('a date that may begin with the month asks once for the whole list', () => {
  const text =
    'Guest,Check-in,Check-out,Nights\nAda,07/03/2027,07/10/2027,7\nCem,05/13/2027,05/14/2027,1'
  const asking = read(text)

  expect(words(asking.rows)).toEqual(['order', 'order'])
  expect(asking.orderQuestion).toEqual({
    text: '07/03/2027',
    day: '2027-03-07',
    month: '2027-07-03',
  })
  expect(words(read(text, { order: 'month' }).rows)).toEqual([
    'Ada 2027-07-03 2027-07-10 0',
    'Cem 2027-05-13 2027-05-14 0',
  ])
  expect(words(read(text, { order: 'day' }).rows)).toEqual([
    'nights',
    'girisTarihi writtenDate, cikisTarihi writtenDate',
  ])
  expect(read('Guest,Check-in,Check-out\nAda,25/07/2027,28/07/2027').orderQuestion).toBeNull()
})

const HEADINGS = 'Misafir\tGiriş\tÇıkış\tToplam\tNotlar\n'
const pasted = (...notes: string[]) =>
  notes.map(
    (note, index) => `Ada ${index}\t0${index + 1}.07.2027\t0${index + 2}.07.2027\t20000\t${note}`,
  )

test.each([
  ['a quote first', ['"Sessiz oda" istiyor', '', 'geç giriş']],
  ['an open quote', ['"Sessiz oda', '', 'geç "giriş"']],
  ['ditto marks', ['bebek yatağı', '"', '"', '']],
])('%s in pasted notes is a character', (_what, notes) => {
  const { rows } = read(HEADINGS + pasted(...notes).join('\n'))

  expect(rows).toMatchObject(notes.map((notlar) => ({ state: 'good', stay: { notlar } })))
})

test('a quoted cell may contain line breaks and quotes', () => {
  const { rows } = read(HEADINGS + pasted('"Sessiz ""oda"";\ngeç giriş"', 'erken').join('\r\n'))

  expect(rows).toMatchObject([
    { line: 2, stay: { notlar: 'Sessiz "oda";\ngeç giriş' } },
    { line: 4, stay: { notlar: 'erken' } },
  ])
})

test.each([
  ['Telefon', '9,05321E+11', 'phone shortenedPhone'],
  ['Kişi', '2+1', 'guests count'],
  ['Çocuk', '1', 'adults missing'],
  ['E-posta', 'ada@gmail.c', 'email email'],
  ['Kapora', '5000', 'toplamUcret missing'],
])('below %s the cell %s is refused by the form', (heading, cell, problem) => {
  expect(rowsOf(`Misafir;Giriş;Çıkış;${heading}`, `Ada;01.07.2027;05.07.2027;${cell}`)).toEqual([
    problem,
  ])
})

test('a paid amount becomes one payment, and an ended stay is paid only if an owner ticks so', () => {
  const { rows } = read(
    'Misafir;Giriş;Çıkış;Toplam;Kapora;Ödenen\nAda;10.08.2026;15.08.2026;30.000;9.000;9.000\nCem;01.06.2026;05.06.2026;20.000;;',
  )
  const payments = (isPastPaid: boolean) =>
    rows.map((row) => row.state === 'good' && paymentsOf(row, day('2026-07-10'), isPastPaid))

  expect(rows).toMatchObject([{ stay: { kalan: 21_000 } }, { stay: { kalan: 20_000 } }])
  expect(payments(false)).toMatchObject([[{ amount: 9000 }], []])
  expect(payments(true)).toMatchObject([
    [{ amount: 9000 }],
    [{ amount: 20_000, date: '2026-06-01', purpose: 'carried' }],
  ])
})

test('our own CSV comes in as the stays that it was made of, without their agreement', () => {
  const stay = reservation({
    kapora: 3000,
    kalan: 7000.5,
    toplamUcret: 10_000.5,
    notlar: 'Bebek',
    phone: '+90 532 123 45 67',
    cot: true,
  })
  const columns = recordColumns(true)
  const headings = columns.map((name) => {
    if (!isSumName(name)) return translate(`admin.fields.${name}`)
    return name === 'received' ? translate('office.payments.paid') : name
  })
  const cells = csvCells(columns, stay, sumsOf(stay, []), { yes: 'evet', guest: stay.musteriAdi })
  const [first] = read([headings, cells].map((line) => line.join(';')).join('\n')).rows

  const { id: _, version: __, agreement: ___, ...values } = stay
  expect(first).toMatchObject({ state: 'good', stay: values })
})
