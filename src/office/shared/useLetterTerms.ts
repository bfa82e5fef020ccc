import { useGuide, usePrivateSettings } from '#db/stores.ts'
import { readAccount } from '#domain/guestPage/pageAccount.ts'
import { isBlank } from '#domain/guide/guide.ts'
import { usePaymentTerms } from './usePaymentTerms.ts'

/** The owners' terms, account and guide, as letters need them. */
export function useLetterTerms() {
  const settings = usePrivateSettings()
  const guide = useGuide()
  const terms = usePaymentTerms()
  return {
    terms,
    account: settings.state === 'ready' ? readAccount(settings.value) : null,
    hasGuide: guide.state === 'ready' && !isBlank(guide.value),
  }
}
