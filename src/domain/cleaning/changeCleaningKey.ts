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

/** Changes the list's key: writes the coming stays under the new one, and deletes the former list. */
export function changeCleaningKey({ key, former, stays, today }: CleaningKey): Change {
  const list = key === null ? undefined : { key, today, ended: [] }
  return writeOver({
    [`${KEYS_PATH}/cleaning`]: key,
    ...(former !== undefined && former !== key && { [cleaningPath(former)]: null }),
    ...mergeWrites(stays.map((stay) => cleaningWrites(stay.id, null, stay, list))),
  })
}
