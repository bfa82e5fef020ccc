import { useTranslation } from 'react-i18next'
import type { Account } from '#domain/payments/account.ts'
import { OverdueSince } from './OverdueSince.tsx'
import { Sums } from './Sums.tsx'

/** The agreed, paid and due amounts. */
export function AccountLines({ account }: { account: Account }) {
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
