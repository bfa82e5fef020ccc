import { useState } from 'react'
import { useStayLog } from '#db/stores.ts'
import { reservationFields } from '#domain/stay/reservation.ts'
import type { StayEntry } from '#domain/stay/stayChange.ts'
import { formatDate } from '#i18n/format.ts'
import { formatField } from '#i18n/formatField.ts'
import { formatExactMoney, formatMoney } from '#i18n/formatNumbers.ts'
import { useOwnerName } from '#office/shared/useOwnerName.ts'
import { formatMoment } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { namedAct } from '#office/shared/stayCommands.ts'
import { StaySection } from './StaySection.tsx'

/** Who changed a stay, when, and which fields; read when it is unfolded. */
export function StayHistory({ id }: { id: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <StaySection id="history" title={t('office.history.title')} onToggle={setIsOpen}>
      {isOpen && <Entries id={id} />}
    </StaySection>
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
  const ownerName = useOwnerName()
  const format = (name: keyof typeof reservationFields, value: unknown) =>
    formatField(reservationFields[name], value, language, formatExactMoney)
  return (
    <li className="py-3">
      <p className="text-sm text-pine-600">
        <time dateTime={new Date(at).toISOString()}>{formatMoment(at, language)}</time>
        {' · '}
        <span className="wrap-anywhere">{ownerName(by)}</span>
        {' · '}
        {t(`admin.acts.${namedAct(verb, payment?.amount)}.log`)}
      </p>
      {payment && (
        <p className="tabular-nums">
          {formatMoney(payment.amount, language)} · {formatDate(payment.date, language)}
        </p>
      )}
      {kept !== null && (
        <p className="tabular-nums">
          {t('office.cancelling.kept')} {formatMoney(kept, language)}
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
