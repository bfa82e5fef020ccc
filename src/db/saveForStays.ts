import type { Change, Read } from '#domain/save/change.ts'
import { readStays } from '#domain/stay/legacyRecord.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { failureOf } from './errors.ts'

type Stays = readonly Reservation[]
type Client = { read: Read; save: (change: Change) => Promise<void> }

/**
 * Saves a change of what others see of all stays. If a stay was saved in between, saves `again` with the
 * stays as they are then. Rejects as `save` does.
 */
export async function saveForStays(
  { read, save }: Client,
  first: (stays: Stays) => Change,
  again: (stays: Stays) => Change = first,
): Promise<void> {
  let changeOf = first
  for (;;) {
    const stays = await readStoredStays(read)
    const failure = await save(changeOf(stays)).then(() => null, failureOf)
    if (failure && failure.reason !== 'permission') throw failure
    const isCurrent = versionsOf(await readStoredStays(read)) === versionsOf(stays)
    if (failure && isCurrent) throw failure
    if (isCurrent) return
    if (!failure) changeOf = again
  }
}

/** Reads all stays, also cancelled ones, but no seven-field record: it has no dates that the rules could compare. */
async function readStoredStays(read: Read): Promise<Reservation[]> {
  const [dates, details] = [await read('reservations'), await read('reservationDetails')]
  return readStays(dates, details).flatMap((each) =>
    'reservation' in each && !each.isLegacy ? each.reservation : [],
  )
}

function versionsOf(stays: Stays): string {
  return stays.map(({ id, version }) => `${id} ${version}`).join()
}
