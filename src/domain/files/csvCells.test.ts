import { expect, test } from 'vitest'
import fc from 'fast-check'
import papa from 'papaparse'
import { sumsOf } from '#domain/stay/money.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day, type StayMore } from '#domain/testing.ts'
import {
  ACCOUNTANT_COLUMNS,
  csvCells,
  RECEIPT_COLUMNS,
  receiptCells,
  recordColumns,
} from './csvCells.ts'
import type { Receipt } from '#domain/payments/figures.ts'

const STAY = {
  dates: { checkIn: day('2026-07-10'), checkOut: day('2026-07-15') },
  musteriAdi: 'Ayşe Yılmaz',
  kapora: 3000,
  kalan: 7000.5,
  toplamUcret: 10_000.5,
  notlar: '',
  status: 'booked',
} as const

function cells(more: StayMore = {}) {
  const stay = { ...STAY, ...more }
  const columns = recordColumns(true)
  const row = csvCells(columns, stay, sumsOf(stay, []), { yes: 'evet', guest: stay.musteriAdi })
  return Object.fromEntries(columns.map((name, index) => [name, row[index]]))
}

test('the columns are the specification’s in its order, then all others', () => {
  expect(recordColumns(true).slice(0, 9)).toEqual([
    'musteriAdi',
    'girisTarihi',
    'cikisTarihi',
    'kapora',
    'kalan',
    'toplamUcret',
    'notlar',
    'depositDueBy',
    'phone',
  ])
})

test('notes and contacts are in the list only on purpose, and never in the accountant’s', () => {
  const personal = ['notlar', 'houseNotes', 'phone', 'email'] as const

  expect(recordColumns(true)).toEqual(expect.arrayContaining([...personal]))
  for (const name of personal) {
    expect(recordColumns(false)).not.toContain(name)
    expect(ACCOUNTANT_COLUMNS).not.toContain(name)
  }
})

test('days and amounts have the format of Turkish Excel', () => {
  expect(cells({ kalan: -500.25 })).toMatchObject({
    girisTarihi: '10.07.2026',
    cikisTarihi: '15.07.2026',
    kapora: '3000',
    kalan: '-500,25',
    toplamUcret: '10000,5',
    received: '0',
    owed: '10001',
  })
})

test('a missing value is an empty cell, and every field has a column', () => {
  expect(cells({ status: 'blocked', guests: 4 })).toMatchObject({
    blocked: 'evet',
    guests: '4',
    phone: '',
    email: '',
  })
  expect(Object.values(cells({}))).not.toContain(undefined)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+90 555 010 20 30', "'+90 555 010 20 30"],
  ['Ada,=1+1', "Ada,'=1+1"],
  ['\u00a0=1+1', "'\u00a0=1+1"],
  ['\u200b@x', "'\u200b@x"],
  ['\ufeff-1', "'\ufeff-1"],
  ['Ada, +90 555', 'Ada, +90 555'],
  ['Ayşe = Fatma', 'Ayşe = Fatma'],
  ['', ''],
])('the note %j is the text %j and no formula', (notlar, cell) => {
  expect(cells({ notlar })['notlar']).toBe(cell)
})

test.each([
  ['05550102030', '\u00A005550102030'],
  ['0555 (010) 20-30', '\u00A00555 (010) 20-30'],
  ['+447911123456', "'+447911123456"],
  ['+cmd|0555010', "'+cmd|0555010"],
  ['+905550102030\n', "'+905550102030\n"],
])('the telephone number %j is the text %j and no formula', (phone, cell) => {
  expect(cells({ phone })['phone']).toBe(cell)
})

test('a stay’s income is its total, and that of a cancelled one and of blocked days nothing', () => {
  const cancellation = { kept: 3000, by: 'ada@example.com', at: 1 }

  expect(cells()).toMatchObject({ nights: '5', income: '10001', cancelled: '' })
  expect(cells({ status: 'cancelled', cancellation })).toMatchObject({
    nights: '0',
    income: '0',
    kept: '0',
    owed: '3000',
    cancelled: 'evet',
  })
  expect(cells({ status: 'blocked' })).toMatchObject({ nights: '0', income: '0' })
})

/** Texts that broke cells before. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('=1+1', 'Ada,=1+1', 'Ada;@SUM(A1)', 'x\n-1', '"', '"",=1', '\ud800', '\u202e'),
)

test('no part of a cell begins with a formula, whatever a spreadsheet’s separator', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 3 }), (texts) => {
      const file = papa.unparse([texts.map((notlar) => cells({ notlar })['notlar'])], {
        delimiter: ';',
        newline: '\r\n',
      })

      for (const delimiter of [';', ',', '\t'])
        for (const cell of papa.parse<string[]>(file, { delimiter }).data.flat())
          expect(cell).not.toMatch(/^"*[=@+-]/)
    }),
  )
})

const PAID_STAY = seasonStay('ayse', '2026-07-10', '2026-07-15', {
  musteriAdi: 'Ayşe',
  notlar: 'Bebek yatağı',
})
const PAID = {
  key: 'a',
  date: day('2026-03-05'),
  amount: -1500,
  method: 'cash',
  by: 'ada@example.com',
} as const

function receipt(payment: Receipt['payment'], more: { musteriAdi?: string; removed?: true } = {}) {
  const row = receiptCells(
    { reservation: { ...PAID_STAY, ...more }, payment },
    {
      method: (method) => method,
      author: (email) => email,
      guest: ({ removed, musteriAdi }) => (removed ? '(silindi)' : musteriAdi),
    },
  )
  return Object.fromEntries(RECEIPT_COLUMNS.map((name, index) => [name, row[index]]))
}

test('a payment is a line with its stay, its own note and who recorded it, without formulas', () => {
  const noted = { ...PAID, payer: 'Bora', note: '€400 nakit, kur 51' }
  expect(receipt(noted, { musteriAdi: '=1+1' })).toEqual({
    date: '05.03.2026',
    amount: '-1500',
    method: 'cash',
    musteriAdi: "'=1+1",
    girisTarihi: '10.07.2026',
    cikisTarihi: '15.07.2026',
    payer: 'Bora',
    note: '€400 nakit, kur 51',
    by: 'ada@example.com',
  })
})

test('a removed person is marked, and has no name', () => {
  expect(receipt(PAID, { removed: true })).toMatchObject({ musteriAdi: '(silindi)' })
})

test('an opening balance has no method', () => {
  expect(receipt({ ...PAID, purpose: 'carried' })).toMatchObject({ method: '' })
})
