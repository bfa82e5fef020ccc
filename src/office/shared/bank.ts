import { bank } from '#content/bank.ts'
import type { Versioned } from '#domain/field/record.ts'
import type { privateFields } from '#domain/settings/privateSettings.ts'
import type { Loadable } from '#db/remote.ts'

/** The deposit's deadline in days after the confirmation; that of `content/` until it is set. */
export function depositDaysOf(settings: Loadable<Versioned<typeof privateFields>>): number {
  const values = settings.state === 'ready' ? settings.value.values : null
  return values?.depositDays ?? bank.depositDays
}
