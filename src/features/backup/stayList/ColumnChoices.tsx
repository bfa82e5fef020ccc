import { useTranslation } from 'react-i18next'
import {
  cellsOf,
  type Columns,
  LIST_FIELDS,
  type ListField,
  type StayList,
} from '#domain/stayList/listColumns.ts'
import { Choice } from '#ui/Choice.tsx'

type ColumnChoicesProps = {
  list: StayList
  columns: Columns
  onChange: (at: number, field: ListField | null) => void
}

/** What each column of a list was taken for, with its first cell as an example. */
export function ColumnChoices({ list, columns, onChange }: ColumnChoicesProps) {
  const { t } = useTranslation()
  const { headings, rows } = list
  const known = columns.filter((field) => field !== null).length
  const left = columns.flatMap((field, at) =>
    field === null ? (headings?.[at]?.trim() ?? []) : [],
  )
  return (
    <>
      {left.length > 0 && (
        <p className="mb-2 wrap-anywhere text-alert-700">
          {t('office.stayList.leftOut', { columns: left.join(', ') })}
        </p>
      )}
      <details open={known < 3}>
        <summary className="cursor-pointer font-semibold text-accent-700">
          {t('office.stayList.columns', { known, count: columns.length })}
        </summary>
        <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-5">
          {columns.map((field, at) => (
            <Choice<ListField | ''>
              key={at}
              label={headings?.[at]?.trim() || t('office.stayList.column', { number: at + 1 })}
              hint={cellsOf(rows, at)[0]?.slice(0, 40) ?? ''}
              value={field ?? ''}
              options={[
                ['', t('office.stayList.leaveOut')],
                ...LIST_FIELDS.map((each) => [each, t(`office.stayList.fields.${each}`)] as const),
              ]}
              onChange={(chosen) => onChange(at, chosen === '' ? null : chosen)}
            />
          ))}
        </div>
      </details>
    </>
  )
}
