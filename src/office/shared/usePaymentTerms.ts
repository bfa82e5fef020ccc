import { useMemo } from 'react'
import { useSiteSettings } from '#db/stores.ts'
import { readPaymentTerms } from '#domain/settings/siteSettings.ts'
import type { PaymentTerms } from '#domain/stay/money.ts'

/** The owners' terms of paying; the same object until they change. */
export function usePaymentTerms(): PaymentTerms {
  const settings = useSiteSettings()
  const stored = settings.state === 'ready' ? settings.value : null
  return useMemo(() => readPaymentTerms(stored), [stored])
}
