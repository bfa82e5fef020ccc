import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keyOf } from '#domain/channels/intent.ts'
import { type Plan, PLAN_STATES, type PlanRow } from '#domain/channels/planRow.ts'
import { Button } from '#ui/Button.tsx'
import { PlanTableRow } from './PlanTableRow.tsx'

/** The number of rows shown at first and added on demand. */
const SHOWN = 50

type PlanTableProps = {
  plan: Plan
  isTicked: (row: PlanRow) => boolean
  onTick: (row: PlanRow, on: boolean) => void
}

/** A row for each event, those to write first. */
export function PlanTable({ plan, isTicked, onTick }: PlanTableProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(SHOWN)
  const { rows } = plan
  const counts = PLAN_STATES.flatMap((state) => {
    const count = rows.filter((row) => row.state === state).length
    return count > 0 ? [`${t(`office.channels.states.${state}`)}: ${count}`] : []
  })
  return (
    <>
      <p className="mb-2 text-pine-700 tabular-nums">{counts.join(' · ')}</p>
      <table className="w-full text-left">
        <caption className="sr-only">{t('office.channels.caption')}</caption>
        <thead className="border-b border-linen-300 text-sm text-pine-700">
          <tr>
            <th className="py-2 pr-3 font-semibold">{t('office.channels.columns.state')}</th>
            <th className="py-2 font-semibold">{t('office.channels.columns.stay')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-linen-200">
          {rows.slice(0, shown).map((row, index) => (
            <PlanTableRow
              // Unreadable events may have equal keys.
              key={`${keyOf(row)} ${index}`}
              row={row}
              ticked={isTicked(row)}
              onTick={(on) => onTick(row, on)}
            />
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button size="small" variant="quiet" onClick={() => setShown(shown + SHOWN)}>
          {t('office.channels.more', { count: rows.length - shown })}
        </Button>
      )}
    </>
  )
}
