import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { ReservationDraft } from '#domain/reservation.ts'
import { countNights } from '#domain/stay.ts'
import type { ListRow } from '#domain/stayList/listPlan.ts'
import { formatDates } from '#features/office/stayText.ts'
import { Checkbox } from '#features/office/Checkbox.tsx'
import { formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'

const SHOWN = 50

const STATES = ['new', 'conflict', 'unreadable', 'same', 'skipped'] as const

const LOOKS: Partial<Record<ListRow['state'], string>> = {
  new: 'text-accent-800',
  conflict: 'text-alert-700',
  unreadable: 'text-alert-700',
}

type StayListTableProps = {
  rows: readonly ListRow[]
  isTicked: (row: ListRow) => boolean
  onTick: (row: ListRow, on: boolean) => void
}

/** Each row of the list with the stay that it was read as, or why it was not. */
export function StayListTable({ rows, isTicked, onTick }: StayListTableProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(SHOWN)
  const counts = STATES.flatMap((state) => {
    const count = rows.filter((row) => row.state === state).length
    return count > 0 ? [`${t(`office.channels.states.${state}`)}: ${count}`] : []
  })
  return (
    <>
      <p className="mt-4 mb-2 text-pine-700 tabular-nums">{counts.join(' · ')}</p>
      {rows.some(hasKurus) && <p className="mb-2 max-w-text">{t('office.stayList.rounded')}</p>}
      <table className="w-full text-left">
        <caption className="sr-only">{t('office.stayList.caption')}</caption>
        <thead className="border-b border-linen-300 text-sm text-pine-700">
          <tr>
            <th className="w-28 py-2 pr-3 font-semibold">{t('office.channels.columns.state')}</th>
            <th className="py-2 font-semibold">{t('office.channels.columns.stay')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-linen-200">
          {rows.slice(0, shown).map((row) => (
            <tr key={row.line} className="align-top">
              <td className={clsx('py-1 pr-3 font-semibold', LOOKS[row.state])}>
                {row.state === 'new' ? (
                  <Checkbox
                    label={t('office.channels.states.new')}
                    checked={isTicked(row)}
                    onTick={(on) => onTick(row, on)}
                  />
                ) : (
                  <p className="py-2">{t(`office.channels.states.${row.state}`)}</p>
                )}
              </td>
              <td className="py-3 wrap-anywhere">
                <Content row={row} />
              </td>
            </tr>
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

function hasKurus(row: ListRow): boolean {
  if (!('stay' in row)) return false
  const { toplamUcret, kapora, kalan } = row.stay
  return [toplamUcret, kapora, kalan].some((amount) => !Number.isInteger(amount))
}

function Content({ row }: { row: ListRow }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (row.state === 'skipped' || row.state === 'unreadable')
    return (
      <>
        {row.state === 'unreadable' ? (
          <p className="text-alert-700">
            {t(`office.stayList.reasons.${row.problem}`, { text: row.text })}
          </p>
        ) : (
          <p>{t('office.stayList.cancelled')}</p>
        )}
        <p className="text-sm text-pine-700">{row.cells.filter(Boolean).join(' · ')}</p>
      </>
    )
  return (
    <>
      <StayText stay={row.stay} payments={row.state === 'new' ? row.payments : []} />
      {row.state === 'conflict' && (
        <p className="text-sm text-alert-700">
          {t('office.requests.taken', {
            guest: row.other.musteriAdi,
            dates: formatDates(row.other.stay, language),
          })}
        </p>
      )}
    </>
  )
}

function StayText({ stay, payments }: { stay: ReservationDraft; payments: readonly Payment[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { toplamUcret, kapora, guests = 0, source, blocked, phone, email, notlar } = stay
  const facts = [
    blocked && t('office.year.closed'),
    formatDates(stay.stay, language),
    t('admin.nights', { count: countNights(stay.stay) }),
    guests > 0 && t('office.today.guests', { count: guests }),
    source && t(`admin.sources.${source}`),
  ]
  const paid = payments.map(({ amount, date, purpose }) =>
    purpose === 'carried'
      ? formatMoney(amount, language)
      : `${formatMoney(amount, language)} (${formatDate(date, language)})`,
  )
  const sums = [
    `${t('admin.fields.toplamUcret')} ${formatMoney(toplamUcret, language)}`,
    kapora > 0 && `${t('admin.fields.kapora')} ${formatMoney(kapora, language)}`,
    paid.length > 0 && `${t('office.payments.paid')} ${paid.join(' + ')}`,
  ]
  return (
    <p className="tabular-nums">
      <span className="font-semibold">{stay.musteriAdi}</span>
      <span className="block text-sm text-pine-700">{facts.filter(Boolean).join(' · ')}</span>
      {guests > villa.guests && (
        <span className="block text-sm font-semibold text-alert-700">
          {t('office.stayList.tooMany', { count: villa.guests })}
        </span>
      )}
      <span className="line-clamp-2 text-sm text-pine-700">
        {[phone, email, notlar].filter(Boolean).join(' · ')}
      </span>
      {!blocked && (
        <span className="block text-sm text-pine-700">{sums.filter(Boolean).join(' · ')}</span>
      )}
    </p>
  )
}
