import { type ComponentProps, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useGuestName } from '#features/office/useOffice.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { StayPayments } from './StayPayments.tsx'

type StayProps = ComponentProps<typeof StayPayments>

type PayButtonProps = StayProps & ComponentProps<typeof Button>

/** Opens a stay's payments with the form of the next payment. */
export function PayButton({ reservation, today, waiting, children, ...button }: PayButtonProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" {...button} onClick={() => setOpen(true)}>
        {children ?? t('office.payments.heading')}
      </Button>
      {open && (
        <PaymentsDialog {...{ reservation, today, waiting }} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** A stay's payments and the form of the next one, which closes them once it is submitted. */
export function PaymentsDialog({ onClose, ...stay }: StayProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  return (
    <Dialog
      open
      title={t('office.payments.title', { guest: nameOf(stay.reservation.musteriAdi) })}
      // Resets the styles of the row or card that contains it.
      className="text-left text-base font-normal whitespace-normal"
      onClose={onClose}
    >
      <div className="mt-4 space-y-4">
        <StayPayments {...stay} />
        <PaymentForm {...stay} variant="primary" onDone={onClose} />
      </div>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{t('app.close')}</Button>
      </div>
    </Dialog>
  )
}
