import type { IsoDate } from '#domain/date.ts'
import type { OlderRecord } from '#domain/olderRecord.ts'
import type { Stay } from '#domain/stay.ts'
import { writeDays } from '#domain/storedStay.ts'
import type { DeletedStay } from '#domain/cancelled/cancelledStay.ts'
import { logWrites } from './logWrites.ts'
import type { Writes } from './writes.ts'

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
