import { equalTo, get, orderByChild, query, ref } from 'firebase/database'
import { byStatus } from '#domain/reservation.ts'
import { type Channel, readChannels } from '#domain/channels/channel.ts'
import type { Present } from '#domain/channels/planRow.ts'
import type { IsoDate } from '#domain/date.ts'
import { gatherRepeats, isHeld, type Received } from '#domain/inbox.ts'
import { sentAtOf } from '#domain/pushId.ts'
import { entriesOf, readRecord } from '#domain/records.ts'
import { readRequest } from '#domain/request.ts'
import { type DatabaseClient, read } from '#db/client.ts'

export type Now = Omit<Present, 'held' | 'channels'> & {
  held: readonly Received[]
  channels: readonly Channel[]
}

/** Reads the present state without unreadable records. */
export async function readNow(client: DatabaseClient, site: string, today: IsoDate): Promise<Now> {
  const [dates, details, channels, held] = await Promise.all([
    read(client, 'reservations'),
    read(client, 'reservationDetails'),
    read(client, 'channels'),
    readHeld(client, today),
  ])
  const publicHalves = new Map(entriesOf(dates))
  const privateHalves = new Map(entriesOf(details))
  const ids = new Set([...publicHalves.keys(), ...privateHalves.keys()])
  const records = [...ids].flatMap((id) => {
    const record = readRecord(id, publicHalves.get(id), privateHalves.get(id))
    return 'reservation' in record ? record.reservation : []
  })
  const { reservations: season, cancelled } = byStatus(records)
  return {
    season,
    cancelled,
    held,
    channels: readChannels(channels).channels,
    site,
    today,
  }
}

/** The input of a plan. */
export function presentOf({ channels, ...now }: Now): Present {
  return { ...now, channels: new Set(channels.map(({ id }) => id)) }
}

async function readHeld(
  { database, withAuthRetry }: DatabaseClient,
  today: IsoDate,
): Promise<Received[]> {
  const held = query(ref(database, 'requests'), orderByChild('status'), equalTo('held'))
  const snapshot = await withAuthRetry(() => get(held))
  const requests = entriesOf(snapshot.val()).flatMap(
    ([id, stored]) => readRequest(id, sentAtOf(id), stored) ?? [],
  )
  return gatherRepeats(requests).filter((request) => isHeld(request, today))
}
