import type { IsoDate } from '#domain/date.ts'
import { type Change, refused } from '#domain/save/change.ts'
import type { LegacyRecord } from './legacyRecord.ts'
import { nightsOf, type StayDates, writeDays } from './stayDates.ts'
import { logWrites, paymentLog, paymentWrites } from './stayWrites.ts'

type Conversion = {
  id: string
  entry: string
  legacy: Pick<LegacyRecord, 'dates' | 'details'>
  /** `null` where its dates cannot be read. */
  dates: StayDates | null
  /** The villa's day: its deposit was paid by then, at the latest at check-in. */
  today: IsoDate
  /** The nights of other stays, which it does not get. */
  taken: ReadonlySet<string>
}

/**
 * Converts a seven-field record (SPEC §3): its dates stay as they are written, everything else goes
 * to the private half, and its deposit becomes a payment.
 */
export function convertLegacy({
  id,
  entry,
  legacy,
  dates: stay,
  today,
  taken,
}: Conversion): Change {
  const { dates, details } = legacy
  const amount = Math.round(details.kapora)
  const date = stay && stay.checkIn < today ? stay.checkIn : today
  const payment =
    amount === 0
      ? null
      : ({ key: entry, date, amount, method: 'transfer', purpose: 'kapora' } as const)
  return {
    writes: (by) => ({
      [`reservations/${id}`]: dates,
      [`reservationDetails/${id}`]: {
        ...details,
        ...(stay && writeDays(stay)),
        status: 'booked',
        version: 1,
      },
      ...Object.fromEntries(
        (stay ? nightsOf(stay) : [])
          .filter((night) => !taken.has(night))
          .map((night) => [`nights/${night}`, id]),
      ),
      ...(payment && paymentWrites(id, by, payment)),
      ...logWrites(
        { id, entry },
        { by, verb: 'convert', version: 1 },
        payment ? paymentLog(payment, 'after') : {},
      ),
    }),
    // The other owner's office may have converted it at the same time.
    refusal: async (read) => ((await read(`reservationDetails/${id}`)) === null ? refused() : null),
  }
}
