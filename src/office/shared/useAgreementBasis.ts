import { usePrices } from '#db/stores.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { agreementBasis, type AgreementBasis } from '#domain/stay/makeAgreement.ts'
import { useOfficeToday } from './useOfficeToday.ts'
import { useSiteSettings } from './useSiteSettings.ts'

/** Today's prices and terms, which make new agreements. */
export function useAgreementBasis(): AgreementBasis {
  const prices = usePrices()
  return agreementBasis(
    useOfficeToday(),
    prices.state === 'ready' ? prices.value : NO_PRICES,
    useSiteSettings(),
  )
}
