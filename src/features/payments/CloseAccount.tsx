import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { usePayments } from './paymentsContext.ts'

type CloseAccountProps = {
  reservation: Reservation
  owed: number
  /** Whether a change of the stay is pending. */
  waiting: boolean
}

/** Counts what a stay still owes as a discount, with a reason. */
export function CloseAccount({ reservation, owed, waiting }: CloseAccountProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { close } = usePayments()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState<string | null>(null)
  const shown = reason ?? t('office.payments.rounding')
  const isMissing = shown.trim() === ''
  const amount = formatMoney(owed, language)

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (waiting || isMissing) return
    setOpen(false)
    void close(reservation, owed, shown.trim())
  }

  if (!open)
    return (
      <Button variant="quiet" size="small" className="-ml-3" onClick={() => setOpen(true)}>
        {t('office.payments.closeIt')}
      </Button>
    )
  return (
    <form onSubmit={onSubmit} noValidate className="rounded-field bg-linen-50 p-4">
      <p className="mb-3 text-sm">{t('office.payments.closeText', { amount })}</p>
      <TextField
        name="reason"
        label={t('office.payments.closeReason')}
        value={shown}
        maxLength={200}
        autoComplete="off"
        {...(isMissing && { error: t('problem.missing.other') })}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" size="small" aria-disabled={waiting}>
          {t('office.payments.closeNow', { amount })}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
          {t('admin.cancel')}
        </Button>
      </div>
    </form>
  )
}
