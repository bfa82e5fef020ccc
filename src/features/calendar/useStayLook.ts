import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import { accountOf } from '#domain/payments/account.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { StayLook } from '#features/office/month/fills.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/**
 * Returns functions for a stay in the calendar: `noteOf` formats the note behind the guest's name,
 * the source and whether all is paid; `lookOf` returns what its colour and mark show.
 */
export function useStayLook(today: IsoDate) {
  const { t } = useTranslation()
  const language = useLanguage()
  const ledger = useLedger()
  return useMemo(() => {
    const account = (stay: Reservation) => accountOf(stay, paymentsOf(ledger, stay), today)

    function noteOf(reservation: Reservation): string {
      const { source, blocked } = reservation
      if (blocked) return ''
      const { agreed, outstanding } = account(reservation)
      const parts = [
        ...(source ? [t(`admin.sources.${source}`)] : []),
        ...(outstanding > 0
          ? [t('office.year.owes', { amount: formatMoney(outstanding, language) })]
          : agreed > 0
            ? [t('office.year.paid')]
            : []),
      ]
      return parts.map((part) => ` · ${part}`).join('')
    }

    function lookOf(reservation: Reservation): StayLook {
      // A balance before the arrival is usual, so that only a missing payment is marked.
      const { outstanding, paid, depositAwaited, overdueSince } = account(reservation)
      if (outstanding > 0 && (paid <= 0 || depositAwaited || overdueSince)) return 'unpaid'
      return reservation.source ? 'channel' : 'stay'
    }

    return { noteOf, lookOf }
  }, [t, language, ledger, today])
}
