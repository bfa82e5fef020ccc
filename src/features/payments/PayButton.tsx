import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGuestName } from '#features/office/useGuestName.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { StayPayments } from './StayPayments.tsx'

type PayButtonProps = ComponentProps<typeof StayPayments> & ComponentProps<typeof Button>

/**
 * Opens a stay's payments with the form of the next payment, and closes them once that is
 * submitted.
 */
export function PayButton({ reservation, today, waiting, children, ...button }: PayButtonProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const stay = { reservation, today, waiting }
  return (
    <>
      <Button size="small" {...button} onClick={() => setOpen(true)}>
        {children ?? t('office.payments.heading')}
      </Button>
      {open && (
        <Dialog
          open
          title={t('office.payments.title', { guest: nameOf(reservation.musteriAdi) })}
          // Resets the styles of the row or card that contains it.
          className="text-left text-base font-normal whitespace-normal"
          onClose={close}
        >
          <div className="mt-4 space-y-4">
            <StayPayments {...stay} />
            <PaymentForm {...stay} variant="primary" onDone={close} />
          </div>
          <div className="mt-6 flex justify-end">
            <Button onClick={close}>{t('app.close')}</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
