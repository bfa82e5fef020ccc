import { toStoredDate } from '#domain/date.ts'
import { numberCell, textCell } from './csvCell.ts'
import type { Receipt, Seller } from './statement.ts'

/** The columns of the list of payments. */
export const RECEIPT_COLUMNS = [
  'date',
  'amount',
  'method',
  'purpose',
  'musteriAdi',
  'girisTarihi',
  'cikisTarihi',
  'seller',
  'cancelled',
  'writtenBy',
  'foreignAmount',
  'currency',
  'rate',
] as const

/** The translated texts of a list of payments. */
type Words = {
  way: (way: Receipt['payment']['method']) => string
  purpose: (purpose: NonNullable<Receipt['payment']['purpose']> | 'stay') => string
  guest: (name: string) => string
  seller: (seller: Seller) => string
  yes: string
}

/** A payment's cells for Turkish Excel, without its stay's notes. */
export function receiptCells({ reservation, payment, date }: Receipt, words: Words): string[] {
  const { stay, musteriAdi, source, cancellation } = reservation
  const { amount, method, purpose, foreign } = payment
  const cells: Record<(typeof RECEIPT_COLUMNS)[number], string> = {
    date: date === null ? '' : toStoredDate(date),
    amount: numberCell(amount),
    // The method of payments before single records is unknown.
    method: purpose === 'carried' ? '' : textCell(words.way(method)),
    purpose: textCell(words.purpose(purpose ?? 'stay')),
    musteriAdi: textCell(words.guest(musteriAdi)),
    girisTarihi: toStoredDate(stay.checkIn),
    cikisTarihi: toStoredDate(stay.checkOut),
    seller: textCell(words.seller(source ?? 'own')),
    cancelled: cancellation ? words.yes : '',
    writtenBy: 'by' in payment ? textCell(payment.by) : '',
    foreignAmount: foreign ? numberCell(foreign.amount) : '',
    currency: foreign?.currency ?? '',
    rate: foreign ? numberCell(foreign.rate) : '',
  }
  return RECEIPT_COLUMNS.map((name) => cells[name])
}
