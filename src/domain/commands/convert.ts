import { cleaningWrites } from '#domain/cleaning/cleaning.ts'
import type { IsoDate } from '#domain/date.ts'
import type { OlderRecord } from '#domain/records.ts'
import type { Stay } from '#domain/stay.ts'
import { writeDays } from '#domain/storedStay.ts'
import type { DeletedStay, Reservation } from '#domain/reservation.ts'
import type { OfficeKeys } from '#domain/settings/keys.ts'
import { withoutPerson } from '#domain/removedPerson.ts'
import type { ServerState, Writes } from './writes.ts'
import { logOfFields, logWrites } from './logWrites.ts'
import { pageWrites } from './pageWrites.ts'
import { stayWrites } from './stayWrites.ts'

/** Removes the person from a stay: names, notes, contact, page, and the reason of a cancellation. */
export function forgetWrites(
  by: string,
  entry: string,
  base: Reservation,
  serverState: ServerState,
  keys: OfficeKeys,
): Writes {
  const { id } = base
  const wanted = withoutPerson(base)
  const step = { id, by, version: base.version + 1, base, wanted, keys }
  return {
    ...stayWrites(step, serverState),
    ...pageWrites(step, { more: 0, serverState }),
    ...cleaningWrites(id, base, wanted, keys.cleaning),
    ...(base.cancellation?.reason !== undefined && {
      [`reservationDetails/${id}/cancellation/reason`]: null,
    }),
    ...logWrites(
      { id, entry },
      { by, verb: 'forget', version: step.version },
      logOfFields(base, wanted),
    ),
  }
}

/** Removes a deleted stay for good, in the name of `by`; its payments stay, for the accountant. */
export function purgeWrites(by: string, entry: string, { id, version }: DeletedStay): Writes {
  return {
    [`reservationDetails/${id}`]: null,
    ...logWrites({ id, entry }, { by, verb: 'purge', version: version + 1 }),
  }
}

/**
 * Converts a seven-field record: its dates stay as they are written, everything else goes to the private half, and it holds those
 * of its nights that are free. `stay` is `null` where its dates cannot be read.
 */
export function convertWrites(
  by: string,
  change: { id: string; entry: string },
  { dates, details, stay }: Pick<OlderRecord, 'dates' | 'details'> & { stay: Stay | null },
  freeNights: readonly IsoDate[],
): Writes {
  const { id } = change
  return {
    [`reservations/${id}`]: dates,
    [`reservationDetails/${id}`]: {
      ...details,
      ...(stay && writeDays(stay)),
      status: 'booked',
      version: 1,
    },
    ...Object.fromEntries(freeNights.map((night) => [`nights/${night}`, id])),
    ...logWrites(change, { by, verb: 'convert', version: 1 }),
  }
}
