import { bank } from '#content/bank.ts'
import { readFields } from '#domain/field/record.ts'
import { privateFields } from '#domain/settings/privateSettings.ts'
import type { Loadable } from '#db/remote.ts'

/** The deposit's deadline in days after the confirmation; that of `content/` until it is set. */
export function depositDaysOf(settings: Loadable<unknown>): number {
  const read = settings.state === 'ready' ? readFields(privateFields, settings.value) : null
  return read && 'values' in read ? read.values.depositDays : bank.depositDays
}
