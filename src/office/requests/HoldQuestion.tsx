import { useState } from 'react'
import { addDays, toStoredDate, type IsoDate } from '#domain/date.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import type { Reply } from '#domain/request/answerRequest.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { typedDate } from '#domain/field/typedDate.ts'
import { DayField } from '#office/shared/DayField.tsx'
import { Question } from '#office/shared/forms.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { useAgreementBasis } from '#office/shared/useAgreementBasis.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

type HoldQuestionProps = {
  request: StoredRequest
  onHold: (reply: Reply) => Promise<void>
  onClose: () => void
}

/** Asks until when a request's days are held. */
export function HoldQuestion({ request, onHold, onClose }: HoldQuestionProps) {
  const { t, language } = useTranslation()
  const { dates } = request
  const guest = useGuestName()(request)
  const basis = useAgreementBasis()
  const { today } = basis
  const quote = quoteOf(dates, basis.prices)
  const [until, setUntil] = useState(() => toStoredDate(usualHold(today)))
  const [isWrong, setIsWrong] = useState(false)

  async function hold(): Promise<void> {
    const day = typedDate(until)
    const isPossible = day !== null && day >= today && day <= dates.checkIn
    setIsWrong(!isPossible)
    if (!isPossible) return
    await onHold({ kind: 'hold', until: day, guest, basis })
  }

  return (
    <Question
      open
      title={t('office.requests.hold.title')}
      answer={t('office.requests.holdIt')}
      failed={(message) => `${guest}: ${message}`}
      onAnswer={hold}
      onClose={onClose}
    >
      <p className="mb-4">{t('office.requests.hold.text', { guest })}</p>
      {quote.state === 'priced' && (
        <p className="mb-4 tabular-nums">
          {t('office.requests.hold.offer', {
            total: formatMoney(quote.total, language),
            deposit: formatMoney(quote.deposit, language),
          })}
        </p>
      )}
      <DayField
        name="heldUntil"
        label={t('office.requests.hold.until')}
        value={until}
        today={today}
        error={isWrong ? t('office.requests.hold.wrong') : undefined}
        onChange={({ target }) => setUntil(target.value)}
        onPick={setUntil}
      />
    </Question>
  )
}

/** The last day of a hold that is offered first. */
function usualHold(today: IsoDate): IsoDate {
  return addDays(today, 2)
}
