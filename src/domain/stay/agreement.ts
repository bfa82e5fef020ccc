import { entriesOf } from '#domain/field/collection.ts'
import { ownersDay, pickedDay } from '#domain/field/dayField.ts'
import { optional } from '#domain/field/field.ts'
import { optionalTrue } from '#domain/field/booleanField.ts'
import { amount, count, LARGEST_AMOUNT, wholeAmount } from '#domain/field/numberField.ts'
import {
  getField,
  type NameOf,
  readFields,
  readValues,
  type ValuesOf,
  writeFields,
} from '#domain/field/record.ts'
import { choice, id, text } from '#domain/field/textField.ts'
import { PRICE_LIMITS } from '#domain/prices/prices.ts'
import type { QuoteLine } from '#domain/prices/quote.ts'
import { termFields } from './terms.ts'

/** What owner and guest agreed, `/reservationDetails/{id}/agreement`, beside the amounts of the stay. */
export const agreementFields = {
  /** The day on which it was made. */
  at: pickedDay(),
  /** The last day for the deposit. */
  depositDueBy: optional(ownersDay()),
  ...termFields,
  adults: optional(count({ min: 1, max: 20 })),
  children: optional(count({ min: 0, max: 20 })),
  infants: optional(count({ min: 0, max: 20 })),
  cot: optionalTrue(),
  /** The day of its last change. */
  changedOn: optional(pickedDay()),
  /** The key of its kept form, which is that of the log's entry. */
  entry: optional(id()),
}

/** An earlier agreement as the guest sees it, `/reservationDetails/{id}/agreement/earlier/{entry}`. */
export const earlierAgreementFields = {
  /** The day on which it was made or changed. */
  at: pickedDay(),
  checkIn: pickedDay(),
  checkOut: pickedDay(),
  total: amount(),
  deposit: wholeAmount({ min: 0, max: LARGEST_AMOUNT }),
}

export type EarlierAgreement = ValuesOf<typeof earlierAgreementFields> & { entry: string }

export const LONGEST_LINE = 100

/** A line of the price, `/reservationDetails/{id}/agreement/lines/{index}`. */
export const priceLineFields = {
  kind: choice(['nights', 'discount', 'cleaning', 'stay', 'difference', 'extra', 'damage']),
  amount: wholeAmount({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT }),
  from: optional(pickedDay()),
  to: optional(pickedDay()),
  when: optional(choice(['any', 'weekday', 'weekend'])),
  nights: optional(count({ min: 1, max: 366 })),
  perNight: optional(wholeAmount(PRICE_LIMITS)),
  percent: optional(count({ min: 0, max: 100 })),
  /** An owner's words for it. */
  text: optional(text({ required: true, max: LONGEST_LINE })),
}

/** A line of the price. */
export type PriceLine =
  | QuoteLine
  // The rest of a typed total, or what it differs from its agreed lines.
  | { kind: 'cleaning' | 'stay' | 'difference'; amount: number }
  | ExtraLine

/** A line that an owner typed, with its sign; a charge for damage is no accommodation. */
export type ExtraLine = { kind: 'extra' | 'damage'; text: string; amount: number }

export function isExtra(line: PriceLine): line is ExtraLine {
  return line.kind === 'extra' || line.kind === 'damage'
}

export function sumOfLines(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

export type Agreement = ValuesOf<typeof agreementFields> & {
  /** The lines that make the total; none for a typed one. */
  lines: readonly PriceLine[]
  /** Its earlier forms, in their order. */
  earlier?: readonly EarlierAgreement[]
}

/** Parses a stored agreement; `wrong` names the missing or invalid fields. */
export function readAgreement(
  stored: unknown,
): { agreement: Agreement } | { wrong: NameOf<typeof agreementFields>[] } {
  const read = readFields(agreementFields, stored)
  if ('wrong' in read) return read
  const lines = entriesOf(getField(stored, 'lines')).map(([, line]) => readLine(line))
  const earlier = readEarlier(getField(stored, 'earlier'))
  return {
    agreement: {
      ...read.values,
      lines: lines.filter((line) => line !== null),
      ...(earlier.length > 0 && { earlier }),
    },
  }
}

function readEarlier(stored: unknown): EarlierAgreement[] {
  return entriesOf(stored)
    .flatMap(([entry, value]) => {
      const earlier = readValues(earlierAgreementFields, value)
      return earlier ? [{ ...earlier, entry }] : []
    })
    .sort((one, other) => (one.entry < other.entry ? -1 : 1))
}

function readLine(stored: unknown): PriceLine | null {
  const line = readValues(priceLineFields, stored)
  if (!line) return null
  const { kind, amount, from, to, when, nights, perNight, percent, text } = line
  switch (kind) {
    case 'cleaning':
    case 'stay':
    case 'difference':
      return { kind, amount }
    case 'extra':
    case 'damage':
      return text === undefined ? null : { kind, text, amount }
    case 'discount':
      return from && to && percent !== undefined ? { kind, from, to, percent, amount } : null
    case 'nights':
      return from && to && when && nights !== undefined && perNight !== undefined
        ? { kind, from, to, when, nights, perNight, amount }
        : null
  }
}

/** The stored form of an agreement, with the earlier ones as the guest sees them. */
export function writeAgreement(agreement: Agreement): object {
  const { earlier = [] } = agreement
  const written = earlier.map(
    (each) => [each.entry, writeFields(earlierAgreementFields, each)] as const,
  )
  return {
    ...writeForm(agreement),
    ...(earlier.length > 0 && { earlier: Object.fromEntries(written) }),
  }
}

/** The stored form of an agreement alone. */
export function writeForm({ lines, ...values }: Agreement): object {
  const written = lines.map((line, index) => [index, writeFields(priceLineFields, line)] as const)
  return {
    ...writeFields(agreementFields, values),
    ...(lines.length > 0 && { lines: Object.fromEntries(written) }),
  }
}

/** Whether two agreements are equal. */
export function isSameAgreement(one: Agreement | undefined, other: Agreement | undefined): boolean {
  const stored = (agreement: Agreement | undefined) =>
    JSON.stringify(agreement && writeAgreement(agreement))
  return stored(one) === stored(other)
}
