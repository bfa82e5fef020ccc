import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { questionAbout } from '#domain/contact/phone.ts'
import type { CheckedRow } from '#domain/files/checkStayList.ts'
import { isCancelled } from '#domain/stay/reservation.ts'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { formatDates } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

type RowProps = {
  row: CheckedRow
  isAdded: boolean
  /** Why its stay could not be removed again. */
  problem: string | undefined
}

/** A row of the list: the stay that it becomes, or its cells with the reason why it does not. */
export function StayListRow({ row, isAdded, problem }: RowProps) {
  const { t, language } = useTranslation()
  const reason = useRowReason(row)
  const { phone = '' } = row.state === 'good' ? row.stay : {}
  const question = questionAbout(phone)
  return (
    <li className="py-2 wrap-anywhere">
      {'stay' in row ? (
        <p className={clsx('tabular-nums', isAdded && 'text-accent-800')}>
          <span className="font-semibold">{row.stay.musteriAdi}</span>{' '}
          {[formatDates(row.stay.dates, language), ...formatSums(row)].join(' · ')}
          {isAdded && <strong> · {t('office.stayList.isAdded')}</strong>}
        </p>
      ) : (
        <p className="text-sm text-pine-700">
          {[`${row.line}.`, ...row.cells.filter(Boolean)].join(' ')}
        </p>
      )}
      {question && !isAdded && (
        <p className="text-sm text-pine-700">
          {phone}:{' '}
          {typeof question === 'object'
            ? t('problem.ask.meantPhone', { phone: question.meant })
            : t(`problem.ask.${question}`)}
        </p>
      )}
      {reason}
      {problem && <p className="font-semibold text-alert-700">{problem}</p>}
    </li>
  )

  function formatSums(read: Extract<CheckedRow, { stay: unknown }>): string[] {
    if (read.state !== 'good') return []
    return [
      `${t('admin.fields.toplamUcret')} ${formatMoney(read.stay.toplamUcret, language)}`,
      ...(read.stay.kapora > 0
        ? [`${t('admin.fields.kapora')} ${formatMoney(read.stay.kapora, language)}`]
        : []),
      ...read.payments.map(
        ({ amount }) => `${t('office.payments.paid')} ${formatMoney(amount, language)}`,
      ),
    ]
  }
}

/** Why a row is not added; nothing for a good one. */
function useRowReason(row: CheckedRow): ReactNode {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  switch (row.state) {
    case 'good':
      return null
    case 'bad':
      return (
        <p className="font-semibold text-alert-700">
          {t(`office.stayList.reasons.${row.problem}`, { text: row.text })}
        </p>
      )
    case 'cancelled':
      return <p>{t('office.stayList.cancelled')}</p>
    case 'stored':
      return <p>{t(`office.stayList.${isCancelled(row.by) ? 'storedCancelled' : 'stored'}`)}</p>
    case 'overlapping': {
      const { by, above } = row
      const other = `${nameOf(by)}, ${formatDates(by.dates, language)}`
      return (
        <p className="font-semibold text-alert-700">
          {above === null
            ? t('office.stayList.overlaps', { other })
            : t('office.stayList.overlapsRow', { other, line: above })}
        </p>
      )
    }
  }
}
