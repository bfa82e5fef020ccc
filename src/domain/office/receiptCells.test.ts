import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import type { Reservation } from '#domain/reservation.ts'
import { RECEIPT_COLUMNS, receiptCells } from './csvCells.ts'
import type { Receipt } from './statement.ts'

const STAY: Reservation = {
  id: 'ayse',
  version: 1,
  stay: { checkIn: day('2026-07-10'), checkOut: day('2026-07-15') },
  musteriAdi: 'Ayşe',
  kapora: 3000,
  kalan: 7000,
  toplamUcret: 10_000,
  notlar: 'Bebek yatağı',
}
const PAID = {
  key: 'a',
  date: day('2026-03-05'),
  amount: -1500,
  method: 'cash',
  by: 'ada@example.com',
} as const

function cells(
  payment: Receipt['payment'],
  more: Partial<Reservation> = {},
  date: Receipt['date'] = payment.date,
) {
  const row = receiptCells(
    { reservation: { ...STAY, ...more }, payment, date },
    {
      way: (way) => way,
      purpose: (purpose) => purpose,
      guest: (name) => name,
      seller: (seller) => seller,
      yes: 'evet',
    },
  )
  return Object.fromEntries(RECEIPT_COLUMNS.map((name, index) => [name, row[index]]))
}

test('a payment is a line with its stay and without its notes', () => {
  expect(cells(PAID)).toEqual({
    date: '05.03.2026',
    amount: '-1500',
    method: 'cash',
    purpose: 'stay',
    musteriAdi: 'Ayşe',
    girisTarihi: '10.07.2026',
    cikisTarihi: '15.07.2026',
    seller: 'own',
    cancelled: '',
    writtenBy: 'ada@example.com',
    foreignAmount: '',
    currency: '',
    rate: '',
  })
})

test('a name and an address that would begin a formula are text', () => {
  expect(cells({ ...PAID, by: '@cmd' }, { musteriAdi: '=1+1' })).toMatchObject({
    musteriAdi: "'=1+1",
    writtenBy: "'@cmd",
  })
})

test('an opening balance has no day, method or author', () => {
  const opening = {
    date: day('2026-07-10'),
    amount: 3000,
    method: 'transfer',
    purpose: 'carried',
  } as const
  const cancellation = { kept: 0, by: 'ada@example.com', at: 1 }

  expect(cells(opening, { cancellation, source: 'airbnb' }, null)).toMatchObject({
    date: '',
    method: '',
    purpose: 'carried',
    seller: 'airbnb',
    cancelled: 'evet',
    writtenBy: '',
  })
})
