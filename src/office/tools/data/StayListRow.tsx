import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { meantEmail } from '#domain/contact/meantEmail.ts'
import { questionAbout } from '#domain/contact/phone.ts'
import type { CheckedRow } from '#domain/files/checkStayList.ts'
import type { RowAnswer, RowStatus } from '#domain/files/stayList.ts'
import { isCancelled, type ReservationDraft } from '#domain/stay/reservation.ts'
import { isFarAhead } from '#domain/stay/stayDates.ts'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { columnKey } from '#i18n/stayListWords.ts'
import { formatDates, isolated } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Choice } from '#ui/Choice.tsx'
import { TextField } from '#ui/Field.tsx'

type RowProps = {
  row: CheckedRow
  isAdded: boolean
  /** Why its stay could not be removed again. */
  problem: string | undefined
  onAnswer: (answer: RowAnswer) => void
}

/** A row of the list: the stay that it becomes, or its cells with the reason why it does not. */
export function StayListRow({ row, isAdded, problem, onAnswer }: RowProps) {
  const { t, language } = useTranslation()
  return (
    <li className="py-2 wrap-anywhere">
      {'stay' in row ? (
        <p className={clsx('tabular-nums', isAdded && 'text-accent-800')}>
          <bdi className="font-semibold">{row.stay.musteriAdi}</bdi>{' '}
          {[formatDates(row.stay.dates, language), ...formatSums(row)].join(' · ')}
          {isAdded && <strong> · {t('office.stayList.isAdded')}</strong>}
        </p>
      ) : (
        <p className="text-sm text-pine-700">
          {`${row.line}.`}
          {row.cells.filter(Boolean).map((cell, index) => (
            <Fragment key={index}>
              {' '}
              <bdi>{cell}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      {row.state === 'good' && !isAdded && <Doubts stay={row.stay} />}
      <RowReason row={row} />
      <RowQuestions row={row} onAnswer={onAnswer} />
      {problem && <p className="font-semibold text-alert-700">{problem}</p>}
    </li>
  )

  function formatSums({ stay, paid }: Extract<CheckedRow, { stay: unknown }>): string[] {
    const sums = [
      stay.status === 'blocked'
        ? null
        : ([t('admin.fields.toplamUcret'), stay.toplamUcret] as const),
      stay.kapora > 0 ? ([t('admin.fields.kapora'), stay.kapora] as const) : null,
      paid ? ([t('office.payments.paid'), paid] as const) : null,
    ].filter((sum) => sum !== null)
    const isBlocked = stay.status === 'blocked' && t('admin.fields.blocked')
    return [
      ...(isBlocked ? [isBlocked] : []),
      ...sums.map(([label, amount]) => `${label} ${formatMoney(amount, language)}`),
    ]
  }
}

/** The question whether another year, address or number was meant, as in the form. */
function Doubts({ stay }: { stay: ReservationDraft }) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const { phone = '', email = '', dates } = stay
  const question = questionAbout(phone)
  const meant = meantEmail(email)
  return (
    <>
      {isFarAhead(dates.checkOut, today) && (
        <p className="text-sm text-pine-700">{t('problem.ask.farAhead')}</p>
      )}
      {question && (
        <p className="text-sm text-pine-700">
          {phone}:{' '}
          {typeof question === 'object'
            ? t('problem.ask.meantPhone', { phone: question.meant })
            : t(`problem.ask.${question}`)}
        </p>
      )}
      {meant && (
        <p className="text-sm text-pine-700">
          {email}: {t('problem.ask.meant', { meant })}
        </p>
      )}
    </>
  )
}

/** The choice for a doubtful row, and the kept amount of a cancelled stay. */
function RowQuestions({ row, onAnswer }: Pick<RowProps, 'row' | 'onAnswer'>) {
  const { t } = useTranslation()
  const { isDoubtful, status, kept, line } = row
  return (
    <div className="max-w-md">
      {isDoubtful && (
        <Choice<RowStatus | ''>
          name={`status-${line}`}
          label={t('office.stayList.doubtful')}
          value={status ?? ''}
          options={[
            ['', t('office.stayList.statuses.none')],
            ['booked', t('office.stayList.statuses.booked')],
            ['blocked', t('office.stayList.statuses.blocked')],
            ['cancelled', t('office.stayList.statuses.cancelled')],
          ]}
          onChange={(chosen) => onAnswer(chosen === '' ? {} : { status: chosen })}
        />
      )}
      {status === 'cancelled' && (
        <TextField
          name={`kept-${line}`}
          label={t('office.cancelling.kept')}
          hint={t('office.stayList.keptHint')}
          inputMode="decimal"
          autoComplete="off"
          value={kept}
          onChange={({ target }) => onAnswer({ ...(isDoubtful && { status }), kept: target.value })}
        />
      )}
    </div>
  )
}

/** Why a row is not added; nothing for a good one. */
function RowReason({ row }: { row: CheckedRow }): ReactNode {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const explain = useProblemWords()
  switch (row.state) {
    case 'good':
    case 'open':
      return null
    case 'bad':
      return row.problems.map((each) => (
        <p key={each.name ?? each.problem} className="font-semibold text-alert-700">
          {each.name === null
            ? t(`office.stayList.reasons.${each.problem}`)
            : `${t(columnKey(each.name))}: ${explain(each.problem, each.name)}`}
        </p>
      ))
    case 'stored':
      return <p>{t(`office.stayList.${isCancelled(row.by) ? 'storedCancelled' : 'stored'}`)}</p>
    case 'overlapping': {
      const { by, above } = row
      const other = `${isolated(nameOf(by))}, ${formatDates(by.dates, language)}`
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
