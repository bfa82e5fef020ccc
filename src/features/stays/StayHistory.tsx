import { useState } from 'react'
import { useStayLog } from '#db/stores.ts'
import type { StayEntry } from '#domain/stayChange.ts'
import { reservationFields } from '#domain/reservation.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { formatDate } from '#i18n/format.ts'
import { formatFieldExactly } from '#i18n/formatField.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

/** Who changed a stay, when, and which fields; read when it is unfolded. */
export function StayHistory({ id }: { id: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="border-t border-linen-300 pt-4"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer font-semibold text-accent-700">
        {t('office.history.title')}
      </summary>
      {isOpen && <Entries id={id} />}
    </details>
  )
}

function Entries({ id }: { id: string }) {
  const log = useStayLog(id)
  if (log.state !== 'ready') return null
  return (
    <ol className="divide-y divide-linen-300">
      {log.value.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry: { at, by, verb, steps, payment, kept } }: { entry: StayEntry }) {
  const { t, language } = useTranslation()
  const format = (name: keyof typeof reservationFields, value: unknown) =>
    formatFieldExactly(reservationFields[name], value, language)
  return (
    <li className="py-3">
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
                ? `${format(name, before)} → ${format(name, after)}`
                : t('office.history.changed')}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
