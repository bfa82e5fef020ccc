import { useState } from 'react'
import { newKey, read, save } from '#db/save.ts'
import { forgetPerson } from '#domain/stay/forgetPerson.ts'
import { readPayments } from '#domain/payments/payment.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { toastDone } from '#ui/Toasts.tsx'
import { Question } from './forms.tsx'

type ForgetGuestProps = {
  guest: string
  stay: Reservation | null
  requests: readonly StoredRequest[]
  onForgotten?: () => void
}

/** Removes a guest's personal data from a stay and its request, once an owner has confirmed it. */
export function ForgetGuest({ guest, stay, requests, onForgotten }: ForgetGuestProps) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  if ((stay ?? requests[0])?.removed) return null

  async function forget(): Promise<void> {
    const key = stay?.guestKey
    const review = key === undefined ? null : await read(`reviews/${key}`)
    const { payments } = readPayments(stay && (await read(`payments/${stay.id}`)))
    await save(forgetPerson({ stay, requests, review, payments, entry: newKey() }))
    onForgotten?.()
    toastDone(() => translate('office.person.done'))
    setIsAsked(false)
  }

  return (
    <>
      <Button size="small" onClick={() => setIsAsked(true)}>
        {t('office.person.remove')}
      </Button>
      <Question
        open={isAsked}
        title={t('office.person.question')}
        answer={t('office.person.confirm')}
        failed={(message) => t('office.person.failed', { message })}
        onAnswer={forget}
        onClose={() => setIsAsked(false)}
      >
        <p>{t('office.person.goes', { guest })}</p>
        <p className="mt-2">{t('office.person.stays')}</p>
        <p className="mt-2">{t('office.person.final')}</p>
      </Question>
    </>
  )
}
