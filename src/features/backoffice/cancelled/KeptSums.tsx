import { useTranslation } from 'react-i18next'
import { Sums } from '#features/backoffice/payments/Sums.tsx'

/** What was paid of a cancelled stay, what is kept of it, and what is to go back or still to come. */
export function KeptSums({ paid, kept }: { paid: number; kept: number }) {
  const { t } = useTranslation()
  return (
    <Sums
      first={[t('office.cancelling.paid'), paid]}
      second={[t('office.cancelling.kept'), kept]}
      open={
        kept > paid
          ? [t('office.cancelling.owed'), kept - paid]
          : [t('office.cancelling.refund'), paid - kept]
      }
    />
  )
}
