import { useTranslation } from '#i18n/useTranslation.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { Button } from '#ui/Button.tsx'
import { useAccount, usePayments } from './paymentsContext.ts'
import type { Account } from '#domain/payments/account.ts'
import { KeptSums, OverdueSince, Sums } from './Sums.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { type ComponentProps, type SubmitEvent, useId, useState } from 'react'
import { TextField } from '#ui/Field.tsx'
import type { StoredPayment } from '#domain/payments/payment.ts'
import { formatDate } from '#i18n/format.ts'
import { useGuestName } from '#features/office/useOffice.ts'
import { Dialog } from '#ui/Dialog.tsx'

type StayPaymentsProps = { reservation: Reservation; today: IsoDate; waiting: boolean }

/** The payments of a stay, and the amount due. */
export function StayPayments({ reservation, today, waiting }: StayPaymentsProps) {
  const { t, language } = useTranslation()
  const { takeBack, reopen } = usePayments()
  const { payments, account } = useAccount(reservation, today)
  // An older stay has a paid amount without single payments.
  const assumed = payments.length === 0 && account.paid > 0
  return (
    <div className="space-y-3">
      {reservation.cancellation ? (
        <KeptSums paid={account.paid} kept={account.agreed} />
      ) : (
        <>
          <AccountLines account={account} />
          <p className="text-sm text-pine-700 tabular-nums">
            {t('office.payments.planned')} {t('admin.fields.kapora')}{' '}
            {formatMoney(reservation.kapora, language)}
            {' · '}
            {t('admin.fields.kalan')} {formatMoney(reservation.kalan, language)}
          </p>
        </>
      )}
      {assumed && <p className="text-sm text-pine-700">{t('office.payments.assumed')}</p>}
      {reservation.discount !== undefined && (
        <p className="flex items-center justify-between gap-x-3">
          <span>
            {t('admin.fields.discount')}{' '}
            <b className="tabular-nums">{formatMoney(reservation.discount, language)}</b>
            <span className="block text-sm wrap-anywhere text-pine-700">
              {reservation.discountReason}
            </span>
          </span>
          {!reservation.cancellation && (
            <Button
              variant="quiet"
              size="small"
              className="shrink-0"
              aria-disabled={waiting}
              onClick={() => !waiting && void reopen(reservation)}
            >
              {t('office.payments.reopen')}
            </Button>
          )}
        </p>
      )}
      {payments.length > 0 && (
        <PaymentList
          payments={payments}
          waiting={waiting}
          // A cancelled stay also has a button that undoes the cancellation.
          named={reservation.cancellation !== undefined}
          onTakeBack={(payment) => void takeBack(reservation, payment)}
        />
      )}
      {!reservation.cancellation && account.outstanding > 0 && (
        <CloseAccount {...{ reservation, waiting }} owed={account.outstanding} />
      )}
    </div>
  )
}

/** The agreed, paid and due amounts. */
function AccountLines({ account }: { account: Account }) {
  const { t } = useTranslation()
  const { agreed, paid, outstanding, overpaid, overdueSince } = account
  return (
    <Sums
      first={[t('admin.fields.toplamUcret'), agreed]}
      second={[t('office.payments.paid'), paid]}
      open={
        overpaid > 0
          ? [t('office.payments.tooMuch'), overpaid]
          : [t('office.payments.outstanding'), outstanding]
      }
    >
      {overdueSince && <OverdueSince day={overdueSince} className="block text-xs font-normal" />}
    </Sums>
  )
}

type CloseAccountProps = { reservation: Reservation; owed: number; waiting: boolean }

/** In lira; a larger discount needs a reason of the owner's own. */
const LARGEST_ROUNDING = 1000

/** Counts what a stay still owes as a discount, with a reason. */
function CloseAccount({ reservation, owed, waiting }: CloseAccountProps) {
  const { t, language } = useTranslation()
  const { close } = usePayments()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState<string | null>(null)
  const shown = reason ?? (owed <= LARGEST_ROUNDING ? t('office.payments.rounding') : '')
  const [sent, setSent] = useState(false)
  const isMissing = shown.trim() === ''
  const amount = formatMoney(owed, language)

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setSent(true)
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
        {...(sent && isMissing && { error: t('problem.missing.other') })}
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

type PaymentListProps = {
  payments: readonly StoredPayment[]
  waiting: boolean
  /** Whether the undo buttons contain the payment, because others are on the screen. */
  named?: boolean
  onTakeBack: (payment: StoredPayment) => void
}

function PaymentList({ payments, ...rest }: PaymentListProps) {
  return (
    <ul className="divide-y divide-linen-200">
      {payments.map((payment) => (
        <Line key={payment.key} payment={payment} {...rest} />
      ))}
    </ul>
  )
}

type LineProps = Omit<PaymentListProps, 'payments'> & { payment: StoredPayment }

function Line({ payment, waiting, named = false, onTakeBack }: LineProps) {
  const { t, language } = useTranslation()
  const id = useId()
  const { date, amount, method, purpose, note, by } = payment
  const name = amount < 0 ? 'takeBackRefund' : 'takeBackPayment'
  // The opening balance, from before payments were recorded singly, has no date or method.
  const isOpening = purpose === 'carried'
  const words = [
    !isOpening && t(`office.payments.ways.${method}`),
    purpose && t(`office.payments.purposes.${purpose}`),
    amount < 0 && t('office.payments.refund'),
  ]
  return (
    <li className="flex items-center justify-between gap-x-3 py-2">
      <p id={id} className="min-w-0">
        <b className="tabular-nums">{formatMoney(amount, language)}</b>
        {!isOpening && <span className="tabular-nums"> · {formatDate(date, language)}</span>}
        <span className="block text-sm wrap-anywhere text-pine-700">
          {[...words, by].filter(Boolean).join(' · ')}
        </span>
        {note !== undefined && <span className="block text-sm wrap-anywhere">{note}</span>}
      </p>
      <Button
        variant="quiet"
        size="small"
        className="shrink-0 aria-disabled:cursor-progress aria-disabled:text-pine-500 aria-disabled:delay-500"
        aria-describedby={id}
        aria-disabled={waiting}
        onClick={() => !waiting && onTakeBack(payment)}
      >
        {t(`office.payments.${named ? name : 'takeBack'}`)}
      </Button>
    </li>
  )
}

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
