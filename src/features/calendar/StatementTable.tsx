import { clsx } from 'clsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import {
  columnsOf,
  linesOf,
  type Receipt,
  type Seller,
  type Statement,
  type StatementColumn,
  type StatementLine,
  type Sums,
} from '#domain/office/statement.ts'
import { numberCell, RECEIPT_COLUMNS, receiptCells, textCell } from '#domain/office/csvCells.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import { formatExactMoney, formatMoney, formatNumber, formatPercent } from '#i18n/formatNumbers.ts'
import { textsIn } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { formatMonth } from '#i18n/format.ts'
import { villa } from '#content/villa.ts'
import type { MadeFile } from '#features/office/FileButton.tsx'
import { fileName } from '#lib/download.ts'
import { fetchPart } from '#lib/fetchPart.ts'

function headOf({ name }: StatementColumn, taxPercent: number, language: Language): string {
  return textsIn(language)(`office.statement.columns.${name}`, {
    percent: formatPercent(taxPercent / 100, language),
  })
}

function nameLine(line: StatementLine['of'], year: number, language: Language): string {
  if (line === 'year') return String(year)
  return line === 'undated'
    ? textsIn(language)('office.statement.undated')
    : formatMonth(line, language)
}

function nameSeller(seller: Seller, language: Language): string {
  const t = textsIn(language)
  return seller === 'own' ? t('office.statement.own') : t(`admin.sources.${seller}`)
}

/** A year's statement as CSV for Excel: a row for each seller in each month, and one for all. */
export async function statementFile(
  statement: Statement,
  { year, taxPercent }: { year: number; taxPercent: number },
  language: Language,
): Promise<MadeFile> {
  const t = textsIn(language)
  const columns = columnsOf(statement, taxPercent)
  const heading = [
    t('office.statement.year'),
    t('office.year.month'),
    t('office.statement.seller'),
    ...columns.map((column) => headOf(column, taxPercent, language)),
  ]
  const rows = linesOf(statement).flatMap(({ of: line, part: { total, bySeller } }) => {
    const month = line === 'year' ? '' : nameLine(line, year, language)
    const lines = bySeller.map(({ seller, sums }) => ({ who: nameSeller(seller, language), sums }))
    return [...lines, { who: t('office.statement.all'), sums: total }].map(({ who, sums }) => [
      String(year),
      month,
      textCell(who),
      ...columns.map(({ of }) => numberCell(of(sums, taxPercent))),
    ])
  })
  return listOf(
    t('office.statement.files.months.file', { year }),
    [heading, ...rows],
    [t('office.statement.files.months.holds', { count: statement.months.length })],
  )
}

/** The received payments as CSV for Excel. */
export async function receiptsFile(
  receipts: readonly Receipt[],
  year: number,
  language: Language,
): Promise<MadeFile> {
  const t = textsIn(language)
  const rows = receipts.map((receipt) =>
    receiptCells(receipt, {
      way: (way) => t(`office.payments.ways.${way}`),
      purpose: (purpose) => t(`office.payments.purposes.${purpose}`),
      guest: (name) => (isRemoved(name) ? t('office.person.removed') : name),
      seller: (seller) => nameSeller(seller, language),
      yes: t('office.said.yes'),
    }),
  )
  return listOf(
    t('office.statement.files.payments.file', { year }),
    [headingIn(language), ...rows],
    [t('office.statement.files.payments.holds', { count: receipts.length })],
  )
}

function headingIn(language: Language): string[] {
  const t = textsIn(language)
  return RECEIPT_COLUMNS.map((name) => {
    switch (name) {
      case 'date':
      case 'amount':
      case 'method':
      case 'purpose':
      case 'currency':
      case 'rate':
        return t(`office.payments.fields.${name}`)
      case 'musteriAdi':
      case 'girisTarihi':
      case 'cikisTarihi':
        return t(`admin.fields.${name}`)
      case 'seller':
      case 'writtenBy':
      case 'foreignAmount':
        return t(`office.statement.${name}`)
      case 'cancelled':
        return t('office.cancelling.badge')
    }
  })
}

async function listOf(what: string, rows: string[][], holds: string[]): Promise<MadeFile> {
  const { csvText } = await fetchPart(() => import('#lib/csvText.ts'))
  const name = `${fileName(villa.name, what)}.csv`
  return { name, text: csvText(rows), type: 'text/csv', holds }
}

type StatementTableProps = {
  year: number
  statement: Statement
  taxPercent: number
  /** Whether each seller has a row in each month. */
  split: boolean
}

const GROUPS = ['night', 'payment'] as const
const FORMATS = { lira: formatMoney, exact: formatExactMoney, count: formatNumber }

/** A year's statement by month, by nights and by payment dates. */
export function StatementTable({ year, statement, taxPercent, split }: StatementTableProps) {
  const { t, language } = useTranslation()
  const columns = columnsOf(statement, taxPercent)

  return (
    <table className="w-full min-w-[40rem] text-right text-sm tabular-nums print:min-w-0 print:text-xs">
      <thead className="text-pine-700">
        <tr>
          <th
            scope="col"
            rowSpan={2}
            className={clsx('py-2 text-left align-bottom font-semibold', STAYS)}
          >
            {t('office.year.month')}
          </th>
          {GROUPS.map((group) => (
            <th
              key={group}
              scope="colgroup"
              colSpan={columns.filter(({ by }) => by === group).length}
              className={clsx('pl-3 text-left font-semibold', group === 'payment' && APART)}
            >
              {t(`office.statement.by.${group}`)}
            </th>
          ))}
        </tr>
        <tr>
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              className={clsx(
                'px-1.5 py-2 font-normal last:pr-0',
                column.name === 'received' && APART,
              )}
            >
              {headOf(column, taxPercent, language)}
            </th>
          ))}
        </tr>
      </thead>
      {linesOf(statement).map(({ of: line, part: { total, bySeller } }) => {
        const isYear = line === 'year'
        return (
          <tbody key={line} className={isYear ? 'font-semibold' : undefined}>
            <tr className={isYear ? 'border-t-2 border-pine-600' : 'border-t border-linen-200'}>
              <th scope="row" className={clsx('py-1.5 text-left font-medium', STAYS)}>
                {nameLine(line, year, language)}
              </th>
              <Figures columns={columns} sums={total} taxPercent={taxPercent} />
            </tr>
            {split &&
              bySeller.map(({ seller, sums }) => (
                <tr key={seller} className="font-normal text-pine-700">
                  <th scope="row" className={clsx('py-1 pl-4 text-left font-normal', STAYS)}>
                    {nameSeller(seller, language)}
                  </th>
                  <Figures columns={columns} sums={sums} taxPercent={taxPercent} />
                </tr>
              ))}
          </tbody>
        )
      })}
    </table>
  )
}

// The first column is sticky while the figures scroll sideways.
const STAYS = 'sticky left-0 bg-white max-sm:pr-2'

const APART = 'border-l border-linen-300 print:border-black'

type FiguresProps = { columns: readonly StatementColumn[]; sums: Sums; taxPercent: number }

function Figures({ columns, sums, taxPercent }: FiguresProps) {
  const { language } = useTranslation()
  return columns.map(({ name, kind, of }) => (
    <td key={name} className={clsx('px-1.5 py-1.5 last:pr-0', name === 'received' && APART)}>
      {FORMATS[kind](of(sums, taxPercent), language)}
    </td>
  ))
}
