import { usePrices } from '#db/stores.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { termsOf } from '#domain/settings/siteSettings.ts'
import type { AgreementBasis } from '#domain/stay/makeAgreement.ts'
import { useOfficeToday } from './useOfficeToday.ts'
import { useSiteSettings } from './useSiteSettings.ts'

/** Today's prices and terms, which make new agreements. */
export function useAgreementBasis(): AgreementBasis {
  const today = useOfficeToday()
  const prices = usePrices()
  const settings = useSiteSettings()
  return {
    today,
    prices: prices.state === 'ready' ? prices.value : NO_PRICES,
    terms: termsOf(settings),
    depositDays: settings.depositDays,
  }
}
