import type { CleaningList } from '#domain/cleaning/cleaning.ts'
import type { IsoDate } from '#domain/date.ts'
import { optional } from '#domain/field/field.ts'
import { readValues, type ValuesOf } from '#domain/field/record.ts'
import type { VillaTimes } from '#domain/guestPage/moments.ts'
import { pageKey } from '#domain/guestPage/pageKey.ts'
import type { StoredGuide } from '#domain/guide/guide.ts'

/**
 * The secrets under which others read what the owners write once, `/settings/keys`: the cleaner's
 * list and the bank account. Each is made when it is first needed.
 */
export const keyFields = {
  cleaning: optional(pageKey()),
  account: optional(pageKey()),
}

export type OfficeKeys = ValuesOf<typeof keyFields>

/** What a save shows to others: by which secrets, from when by the villa's clock, and the guide. */
export type SaveContext = OfficeKeys & {
  today: IsoDate
  times: VillaTimes
  guide: StoredGuide
  cleanings?: CleaningList
}

export const KEYS_PATH = 'settings/keys'

/** Parses `/settings/keys`. */
export function readKeys(stored: unknown): OfficeKeys {
  return readValues(keyFields, stored ?? {}) ?? {}
}
