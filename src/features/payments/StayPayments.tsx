import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { CloseAccount } from './CloseAccount.tsx'
import { KeptSums } from './KeptSums.tsx'
import { AccountLines } from './AccountLines.tsx'
import { useAccount, usePayments } from './paymentsContext.ts'
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
  const language = useLanguage()
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
            {t('admin.fields.kapora')} {formatMoney(reservation.kapora, language)}
            {' · '}
            {t('admin.fields.kalan')} {formatMoney(reservation.kalan, language)}
          </p>
        </>
      )}
      {assumed && <p className="text-sm text-pine-700">{t('office.payments.assumed')}</p>}
      {!reservation.cancellation && account.outstanding > 0 && (
        <CloseAccount {...{ reservation, waiting }} owed={account.outstanding} />
      )}
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
    </div>
  )
}
