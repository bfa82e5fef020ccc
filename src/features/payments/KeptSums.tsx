import { useTranslation } from 'react-i18next'
import { Sums } from './Sums.tsx'

/** The payments of a cancelled stay, the kept amount, and the refund or amount due. */
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
