import { linesOf, type Statement, type Sums, taxOf } from './statement.ts'

/** A column of the statement. */
export type StatementColumn = {
  name: keyof Sums | 'incomeTax' | 'receivedTax'
  /** The date by which its figures are assigned to months. */
  by: 'night' | 'payment'
  /** Whole lira, lira to the kuruş, or a number. */
  kind: 'lira' | 'exact' | 'count'
  of: (sums: Sums, taxPercent: number) => number
}

/** The columns of the statement on screen, on paper, and in files. */
const COLUMNS: readonly StatementColumn[] = [
  { name: 'stays', by: 'night', kind: 'count', of: ({ stays }) => stays },
  { name: 'nights', by: 'night', kind: 'count', of: ({ nights }) => nights },
  { name: 'income', by: 'night', kind: 'lira', of: ({ income }) => income },
  { name: 'kept', by: 'night', kind: 'lira', of: ({ kept }) => kept },
  { name: 'incomeTax', by: 'night', kind: 'exact', of: (...sums) => taxOf(...sums).income },
  { name: 'received', by: 'payment', kind: 'lira', of: ({ received }) => received },
  {
    name: 'receivedOfCancelled',
    by: 'payment',
    kind: 'lira',
    of: ({ receivedOfCancelled }) => receivedOfCancelled,
  },
  { name: 'receivedTax', by: 'payment', kind: 'exact', of: (...sums) => taxOf(...sums).received },
]

/**
 * The columns with content in a year: without a tax of zero, and without cancelled stays if they
 * have no income.
 */
export function columnsOf(statement: Statement, taxPercent: number): readonly StatementColumn[] {
  const unused = new Set<StatementColumn['name']>()
  if (taxPercent === 0) unused.add('incomeTax').add('receivedTax')
  for (const name of ['kept', 'receivedOfCancelled'] as const)
    if (linesOf(statement).every(({ part }) => part.total[name] === 0)) unused.add(name)
  return COLUMNS.filter(({ name }) => !unused.has(name))
}
