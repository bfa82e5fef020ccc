import { changeCleaningKey } from '#domain/cleaning/changeCleaningKey.ts'
import type { IsoDate } from '#domain/date.ts'
import { read, save } from './save.ts'
import { saveForStays } from './saveForStays.ts'

/**
 * Stores another key of the cleaner's list, with all coming stays, and removes the former list.
 * Rejects as `save` does.
 */
export function storeCleaningKey(
  key: string | null,
  former: string | undefined,
  today: IsoDate,
): Promise<void> {
  return saveForStays({ read, save }, (stays) => changeCleaningKey({ key, former, stays, today }))
}
