import type { IsoDate } from '#domain/date.ts'
import { type Change, writeOver } from '#domain/save/change.ts'
import { mergeWrites } from '#domain/save/writes.ts'
import { KEYS_PATH } from '#domain/settings/keys.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { cleaningPath, cleaningWrites } from './cleaning.ts'

type CleaningKey = {
  /** `null` withdraws the list. */
  key: string | null
  former: string | undefined
  stays: readonly Reservation[]
  today: IsoDate
}

/** The change of the list's key: the coming stays get under the new one, and the former list goes. */
export function changeCleaningKey({ key, former, stays, today }: CleaningKey): Change {
  const list = key === null ? undefined : { key, today, ended: [] }
  return writeOver({
    [`${KEYS_PATH}/cleaning`]: key,
    ...(former !== undefined && former !== key && { [cleaningPath(former)]: null }),
    ...mergeWrites(stays.map((stay) => cleaningWrites(stay.id, null, stay, list))),
  })
}
