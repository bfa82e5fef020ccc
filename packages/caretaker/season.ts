import { type Channel, readChannels } from '#domain/channels/channel.ts'
import { readStays } from '#domain/stay/legacyRecord.ts'
import {
  byStatus,
  type CancelledStay,
  type Reservation,
  type UnreadableRecord,
} from '#domain/stay/reservation.ts'
import { type DatabaseClient, read } from '#db/client.ts'

export type CaretakerSeason = {
  /** The stays that hold their nights, by check-in. */
  reservations: readonly Reservation[]
  cancelled: readonly CancelledStay[]
  unreadable: readonly UnreadableRecord[]
  channels: readonly Channel[]
}

/** Reads all stays and channels as they are now. */
export async function readCaretakerSeason(client: DatabaseClient): Promise<CaretakerSeason> {
  const [dates, details, channels] = await Promise.all(
    ['reservations', 'reservationDetails', 'channels'].map((path) => read(client, path)),
  )
  const all = readStays(dates, details)
  return {
    ...byStatus(all.flatMap((each) => ('reservation' in each ? each.reservation : []))),
    unreadable: all.flatMap((each) => ('unreadable' in each ? each.unreadable : [])),
    channels: readChannels(channels).channels,
  }
}
