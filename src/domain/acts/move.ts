import type { IsoDate } from '#domain/date.ts'
import type { OlderRecord } from '#domain/olderRecord.ts'
import type { Stay } from '#domain/stay.ts'
import { writeDays } from '#domain/storedStay.ts'
import type { Act } from './act.ts'
import { logWrites } from './logWrites.ts'
import { eskiOf } from './stayWrites.ts'
import type { Writes } from './writes.ts'

/** Moves a record of the older layout out of the public half. */
export const move = { verb: 'move', effect: 'changes' } satisfies Act<'move'>

/** The writes that move a record with unchanged dates and its nights. */
export function moveWrites(
  by: string,
  change: { id: string; entry: string },
  {
    dates,
    details,
    eski,
    stay,
  }: Pick<OlderRecord, 'dates' | 'details' | 'eski'> & { stay: Stay | null },
  nights: readonly IsoDate[],
): Writes {
  const { id } = change
  return {
    [`reservations/${id}`]: dates,
    [`reservationDetails/${id}`]: {
      ...details,
      ...(stay && writeDays(stay)),
      ...eskiOf(eski),
      version: 1,
    },
    ...Object.fromEntries(nights.map((night) => [`nights/${night}`, id])),
    ...logWrites(change, { by, verb: move.verb, version: 1 }),
  }
}
