import { usePrices, usePrivateSettings, useSiteSettings } from '#db/stores.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { readTerms } from '#domain/settings/siteSettings.ts'
import type { AgreementBasis } from '#domain/stay/agreement.ts'
import { BUILT_IN_SETTINGS } from '#shared/siteSettings.ts'
import { depositDaysOf } from './bank.ts'
import { useOfficeToday } from './useOfficeToday.ts'

/** Today's prices and terms, which make new agreements. */
export function useAgreementBasis(): AgreementBasis {
  const today = useOfficeToday()
  const prices = usePrices()
  const settings = useSiteSettings()
  const depositDays = depositDaysOf(usePrivateSettings())
  const stored = settings.state === 'ready' ? settings.value : null
  return {
    today,
    prices: prices.state === 'ready' ? prices.value : NO_PRICES,
    terms: readTerms(stored, BUILT_IN_SETTINGS),
    depositDays,
  }
}
