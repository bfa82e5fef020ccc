import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { KeptSums } from './KeptSums.tsx'
import { AccountLines } from './AccountLines.tsx'
import { useAccount, useCashbook } from './cashbook.ts'
import { PaymentList } from './PaymentList.tsx'

type StayPaymentsProps = {
  reservation: Reservation
  today: IsoDate
  /** Whether a change of the stay is pending. */
  waiting: boolean
}

/** The payments of a stay, and the amount due. */
export function StayPayments({ reservation, today, waiting }: StayPaymentsProps) {
  const { t } = useTranslation()
  const { takeBack } = useCashbook()
  const { payments, account } = useAccount(reservation, today)
  // An older stay has a paid amount without single payments.
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
          // A cancelled stay also has a button that undoes the cancellation.
          named={reservation.cancellation !== undefined}
          onTakeBack={(payment) => void takeBack(reservation, payment)}
        />
      )}
    </div>
  )
}
