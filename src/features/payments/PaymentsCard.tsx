import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { StayPayments } from './StayPayments.tsx'

/** The payments of the stay in the form, and the next payment, folded once there is one. */
export function PaymentsCard(stay: ComponentProps<typeof StayPayments>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const title = t('office.payments.heading')
  return (
    <section aria-label={title} className="@container rounded-card bg-white p-5 shadow-soft sm:p-6">
      <h2 className="mb-3 text-heading">{title}</h2>
      <div className="grid gap-6 @2xl:grid-cols-2">
        <StayPayments {...stay} />
        {open ? (
          <PaymentForm {...stay} variant="secondary" onDone={() => setOpen(false)} />
        ) : (
          <Button className="justify-self-start self-start" onClick={() => setOpen(true)}>
            {t('office.payments.add')}
          </Button>
        )}
      </div>
    </section>
  )
}
