import { useState } from 'react'
import { newKey, saveStay } from '#db/save.ts'
import { addDays, toStoredDate, type IsoDate } from '#domain/date.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { toAdd } from '#domain/stay/stayChange.ts'
import { typedDate } from '#domain/field/typedDate.ts'
import { DayField } from '#office/shared/DayField.tsx'
import { Question } from '#office/shared/forms.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { toastDone } from '#ui/Toasts.tsx'

type HoldQuestionProps = { request: StoredRequest; onClose: () => void }

/** Asks until when a request's days are held, and closes them with a held stay. */
export function HoldQuestion({ request, onClose }: HoldQuestionProps) {
  const { t } = useTranslation()
  const { dates, id, phone, email } = request
  const guest = useGuestName()(request)
  const today = useOfficeToday()
  const [until, setUntil] = useState(() => toStoredDate(usualHold(today)))
  const [isWrong, setIsWrong] = useState(false)

  async function hold(): Promise<void> {
    const day = typedDate(until)
    const isPossible = day !== null && day >= today && day <= dates.checkIn
    setIsWrong(!isPossible)
    if (!isPossible) return
    const stayId = newKey()
    const draft = {
      musteriAdi: guest,
      dates,
      phone,
      email,
      kapora: 0,
      kalan: 0,
      toplamUcret: 0,
      notlar: '',
      request: id,
      status: 'held',
      heldUntil: day,
    } as const
    const answer = { status: 'held', heldUntil: day, reservationId: stayId } as const
    await saveStay({ ...toAdd(draft, { answered: { request, answer } }), id: stayId })
    toastDone(() => translate('office.requests.answered.held', { guest }))
    onClose()
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
