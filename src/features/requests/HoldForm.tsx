import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, type IsoDate, toStoredDate } from '#domain/date.ts'
import { isHeldFor, type Received } from '#domain/inbox.ts'
import { overlaps } from '#domain/stay.ts'
import { tidyDate, typedDate } from '#domain/typedDate.ts'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { Checkbox } from '#features/office/Checkbox.tsx'
import { DayField } from '#features/office/DayField.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { useSending } from '#lib/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { useInboxContext } from './inboxContext.ts'

const OFFERED_DAYS = 3

type HoldFormProps = { request: Received; onClose: () => void }

/** Holds a request until a chosen day. */
export function HoldForm({ request, onClose }: HoldFormProps) {
  const { t } = useTranslation()
  const { today, reservations, answer, holdDays } = useInboxContext()
  const formatError = useFormatError()
  const { sending, send } = useSending()
  const [text, setText] = useState(() =>
    toStoredDate(request.heldUntil ?? offeredDay(request.stay.checkIn, today)),
  )
  const [wrong, setWrong] = useState(false)
  const isClosed = reservations.some((stay) => isHeldFor(stay, request))
  const [closes, setCloses] = useState(isClosed)
  const isFree = !reservations.some(
    (each) => overlaps(each.stay, request.stay) && !isHeldFor(each, request),
  )

  function hold(event: FormEvent) {
    event.preventDefault()
    const heldUntil = typedDate(tidyDate(text))
    const isNoDay = heldUntil === null || heldUntil < today || isTooLate(heldUntil)
    setWrong(isNoDay)
    if (isNoDay) return
    void send(async () => {
      await answer(request, { status: 'held', heldUntil })
      if (closes !== isClosed) await holdDays(request, closes)
      onClose()
    })
  }

  /** A hold ends by the arrival day; a request for past days cannot be held. */
  function isTooLate(day: IsoDate) {
    const { checkIn } = request.stay
    return checkIn >= today && day > checkIn
  }

  return (
    <form noValidate onSubmit={hold}>
      <p className="mt-3 mb-4 wrap-anywhere">
        {t('office.requests.hold.text', { guest: request.guest })}
      </p>
      <DayField
        name="heldUntil"
        label={t('office.requests.hold.until')}
        error={wrong ? t('office.requests.hold.wrong') : undefined}
        today={today}
        taken={reservations}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(tidyDate(text))}
        onPick={setText}
      />
      {isFree && (
        <Checkbox checked={closes} onTick={setCloses} label={t('office.requests.hold.close')}>
          {t('office.requests.hold.closeHint')}
        </Checkbox>
      )}
      {sending.state === 'failed' && <FailureNote>{formatError(sending.failure)}</FailureNote>}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
        <Button type="submit" variant="primary" aria-disabled={sending.state === 'sending'}>
          {t('office.requests.holdIt')}
        </Button>
      </div>
    </form>
  )
}

/** In a few days, but not after arrival. */
function offeredDay(checkIn: IsoDate, today: IsoDate): IsoDate {
  const day = addDays(today, OFFERED_DAYS)
  return checkIn >= today && checkIn < day ? checkIn : day
}
