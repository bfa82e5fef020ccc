import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { linesOf, type Statement, type Sums } from '#domain/office/statement.ts'
import { columnsOf, type StatementColumn } from '#domain/office/statementColumns.ts'
import { formatExactMoney, formatMoney, formatNumber } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { headOf, nameLine, nameSeller } from './statementWords.ts'

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
  const { t } = useTranslation()
  const language = useLanguage()
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
  const language = useLanguage()
  return columns.map(({ name, kind, of }) => (
    <td key={name} className={clsx('px-1.5 py-1.5 last:pr-0', name === 'received' && APART)}>
      {FORMATS[kind](of(sums, taxPercent), language)}
    </td>
  ))
}
