import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import { accountOf } from '#domain/payments/account.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useLedger } from '#features/payments/cashbook.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/**
 * Returns a function that formats the note behind a guest's name in the calendar: the source, and
 * whether all is paid; nothing for blocked days.
 */
export function useStayNote(today: IsoDate): (reservation: Reservation) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  const ledger = useLedger()
  return useCallback(
    (reservation) => {
      const { source, blocked } = reservation
      if (blocked) return ''
      const { agreed, outstanding } = accountOf(reservation, paymentsOf(ledger, reservation), today)
      const parts = [
        ...(source ? [t(`admin.sources.${source}`)] : []),
        ...(outstanding > 0
          ? [t('office.year.owes', { amount: formatMoney(outstanding, language) })]
          : agreed > 0
            ? [t('office.year.paid')]
            : []),
      ]
      return parts.map((part) => ` · ${part}`).join('')
    },
    [t, language, ledger, today],
  )
}
