import { useCallback } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Failure } from '#domain/failure.ts'
import type { StayEntry } from '#domain/office/stayLog.ts'
import { reservationFields } from '#domain/reservation.ts'
import { followStayLog } from '#db/stayLog.ts'
import { useRemote } from '#lib/remote.ts'
import { formatFieldExactly } from '#i18n/formatField.ts'
import { formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { formatMoment } from '#features/office/stayText.ts'

export function EditedHistory({ id }: { id: string }) {
  const follow = useCallback(
    (onEntries: (entries: StayEntry[]) => void, onFailure: (failure: Failure) => void) =>
      followStayLog(id, onEntries, onFailure),
    [id],
  )
  const [log] = useRemote(follow)
  return log.state === 'ready' && <StayHistory entries={log.value} />
}

export function StayHistory({ entries }: { entries: readonly StayEntry[] }) {
  const { t, language } = useTranslation()
  const say = (name: keyof typeof reservationFields, value: unknown) =>
    formatFieldExactly(reservationFields[name], value, language)
  if (entries.length === 0) return null
  return (
    <details className="rounded-card bg-white p-5 shadow-soft sm:p-6">
      <summary className="cursor-pointer font-semibold text-accent-700">
        {t('office.history.title', { count: entries.length })}
      </summary>
      <ol className="mt-3 divide-y divide-linen-300">
        {entries.map(({ id, at, by, verb, steps, payment, kept }) => (
          <li key={id} className="py-3">
            <p className="text-sm text-pine-600">
              <time dateTime={new Date(at).toISOString()}>{formatMoment(at, language)}</time>
              {' · '}
              <span className="wrap-anywhere">{by}</span>
              {' · '}
              {t(`admin.acts.${verb}.log`)}
            </p>
            {payment && (
              <p className="tabular-nums">
                {formatMoney(payment.amount, language)} · {formatDate(payment.date, language)}
              </p>
            )}
            {kept !== null && (
              <p className="tabular-nums">
                {kept > 0
                  ? t('office.cancelling.keeps', { amount: formatMoney(kept, language) })
                  : t('office.cancelling.keepsNothing')}
              </p>
            )}
            {verb === 'edit' && (
              <ul className="tabular-nums">
                {steps.map(({ name, before, after }) => (
                  <li key={name}>
                    {t(`admin.fields.${name}`)}:{' '}
                    {reservationFields[name].logged
                      ? `${say(name, before)} → ${say(name, after)}`
                      : t('office.history.changed')}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
