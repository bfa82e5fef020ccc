import { changeCleaningKey } from '#domain/cleaning/cleaning.ts'
import type { IsoDate } from '#domain/date.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { readRecord } from '#domain/stay/legacyRecord.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { read, save } from './save.ts'

/**
 * Stores another key of the cleaner's list, with all coming stays, and removes the former list.
 * Writes the stays a second time, for those that were saved meanwhile. Rejects as `save` does.
 */
export async function storeCleaningKey(
  key: string | null,
  former: string | undefined,
  today: IsoDate,
): Promise<void> {
  await save(changeCleaningKey({ key, former, stays: await readStays(), today }))
  if (key !== null) await save(changeCleaningKey({ key, former, stays: await readStays(), today }))
}

async function readStays(): Promise<Reservation[]> {
  const [dates, details] = [await read('reservations'), await read('reservationDetails')]
  const [shown, hidden] = [new Map(entriesOf(dates)), new Map(entriesOf(details))]
  return [...hidden.keys()].flatMap((id) => {
    const record = readRecord(id, shown.get(id), hidden.get(id))
    return 'reservation' in record ? record.reservation : []
  })
}
