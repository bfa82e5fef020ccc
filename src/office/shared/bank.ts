import { bank } from '#content/bank.ts'
import type { StoredPrivateSettings } from '#domain/settings/privateSettings.ts'
import type { Loadable } from '#db/remote.ts'

/** The deposit's deadline in days after the confirmation; that of `content/` until it is set. */
export function depositDaysOf(settings: Loadable<StoredPrivateSettings>): number {
  const values = settings.state === 'ready' ? settings.value.values : null
  return values?.depositDays ?? bank.depositDays
}
