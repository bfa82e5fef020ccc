import { useGuide, usePrivateSettings } from '#db/stores.ts'
import { readAccount } from '#domain/guestPage/pageAccount.ts'
import { isBlank } from '#domain/guide/guide.ts'

/** The owners' account and guide, as letters need them. */
export function useLetterContext() {
  const settings = usePrivateSettings()
  const guide = useGuide()
  return {
    account: settings.state === 'ready' ? readAccount(settings.value.values) : null,
    hasGuide: guide.state === 'ready' && !isBlank(guide.value),
  }
}
