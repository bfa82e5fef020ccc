import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { KeptSums } from '#features/backoffice/cancelled/KeptSums.tsx'
import { AccountLines } from './AccountLines.tsx'
import { useAccount, useCashbook } from './cashbook.ts'
import { PaymentList } from './PaymentList.tsx'

type StayPaymentsProps = {
  reservation: Reservation
  today: IsoDate
  /** A change of the stay has not been stored yet. */
  waiting: boolean
}

/** What was paid of a stay, and what is missing. */
export function StayPayments({ reservation, today, waiting }: StayPaymentsProps) {
  const { t } = useTranslation()
  const { takeBack } = useCashbook()
  const { payments, account } = useAccount(reservation, today)
  // What had come of an older stay is known, but not payment by payment.
  const assumed = payments.length === 0 && account.paid > 0
  return (
    <div className="space-y-3">
      {reservation.cancellation ? (
        <KeptSums paid={account.paid} kept={account.agreed} />
      ) : (
        <AccountLines account={account} />
      )}
      {assumed && <p className="text-sm text-pine-700">{t('office.payments.assumed')}</p>}
      {payments.length > 0 && (
        <PaymentList
          payments={payments}
          waiting={waiting}
          // The cancellation can be taken back, too.
          named={reservation.cancellation !== undefined}
          onTakeBack={(payment) => void takeBack(reservation, payment)}
        />
      )}
    </div>
  )
}
