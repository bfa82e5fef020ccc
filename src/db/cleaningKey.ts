import { changeCleaningKey } from '#domain/cleaning/changeCleaningKey.ts'
import type { IsoDate } from '#domain/date.ts'
import { readRecords } from '#domain/stay/legacyRecord.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { read, save } from './save.ts'

/**
 * Stores another key of the cleaner's list, with all coming stays, and removes the former list.
 * Writes again only if a stay was saved in between. Rejects as `save` does.
 */
export async function storeCleaningKey(
  key: string | null,
  former: string | undefined,
  today: IsoDate,
): Promise<void> {
  const stays = await readStays()
  await save(changeCleaningKey({ key, former, stays, today }))
  const now = key === null ? stays : await readStays()
  if (versionsOf(now) !== versionsOf(stays))
    await save(changeCleaningKey({ key, former, stays: now, today }))
}

function versionsOf(stays: readonly Reservation[]): string {
  return stays.map(({ id, version }) => `${id} ${version}`).join()
}

async function readStays(): Promise<Reservation[]> {
  const [dates, details] = [await read('reservations'), await read('reservationDetails')]
  // A record that was not converted has no days that the rules could compare.
  return readRecords(dates, details).flatMap((each) =>
    'reservation' in each && !each.legacy ? each.reservation : [],
  )
}
