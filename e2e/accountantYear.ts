import { writeDays } from '#domain/storedStay.ts'
import { day } from '#domain/testing.ts'
import { today, typed } from '#scripts/demo.ts'
import type { Backend } from './site.ts'

/** A year without sample data. */
export const YEAR = Number(today().slice(0, 4)) + 2

const by = 'owner@example.com'
const on = (monthAndDay: string) => `${YEAR}-${monthAndDay}`
const paid = (date: string, amount: number) => ({ date, amount, method: 'transfer', by, at: 1 })

type Told = { guest: string; from: string; to: string; total: number; more?: object }

function halves({ guest, from, to, total, more = {} }: Told) {
  const dates = { girisTarihi: typed(from), cikisTarihi: typed(to) }
  const stay = { checkIn: day(from), checkOut: day(to) }
  const sums = { kapora: 3000, kalan: total - 3000, toplamUcret: total }
  const details = {
    musteriAdi: guest,
    notlar: 'Gece gelir',
    ...sums,
    ...writeDays(stay),
    status: 'booked',
    version: 1,
  }
  return { dates, details: { ...details, usesPayments: true, ...more } }
}

/**
 * July: five nights sold by the owners, and two of four by Airbnb; in May 3,000 were kept of a
 * cancelled stay.
 */
export async function storeYear(backend: Backend) {
  const stays = {
    '-OAccountantOwn000001': halves({
      guest: '=Ayşe',
      from: on('07-10'),
      to: on('07-15'),
      total: 10_000,
    }),
    '-OAccountantBnb000001': halves({
      guest: 'Sophie Martin',
      from: on('07-30'),
      to: on('08-03'),
      total: 8000,
      more: { source: 'airbnb' },
    }),
  }
  for (const [id, { dates, details }] of Object.entries(stays)) {
    await backend.store(`reservationDetails/${id}`, details)
    await backend.store(`reservations/${id}`, dates)
  }
  const gone = halves({ guest: 'Can Öz', from: on('05-01'), to: on('05-04'), total: 9000 })
  await backend.store('reservationDetails/-OAccountantGone00001', {
    ...gone.details,
    status: 'cancelled',
    cancellation: { kept: 3000, by, at: 1 },
  })
  const ids = [...Object.keys(stays), '-OAccountantGone00001']
  for (const id of ids) {
    await backend.store(`versions/${id}`, { n: 1, entry: 'add' })
    await backend.store(`log/${id}/add`, { at: 1, by, verb: 'add', version: 1 })
  }
  await backend.store('payments', {
    '-OAccountantOwn000001': { '-p1': paid(on('03-05'), 3000), '-p2': paid(on('07-10'), 7000) },
    '-OAccountantGone00001': { '-p1': paid(on('03-01'), 4000), '-p2': paid(on('04-20'), -1000) },
  })
}
