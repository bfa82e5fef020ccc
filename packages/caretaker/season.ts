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
  const [{ stays }, channels, held] = await Promise.all([
    readStays(client),
    read(client, 'channels'),
    readHeld(client, today),
  ])
  const { reservations: season, cancelled } = byStatus(stays)
  return {
    season,
    cancelled,
    held,
    channels: readChannels(channels).channels,
    site,
    today,
  }
}

/** Reads all stays, readable or not. */
export async function readStays(client: DatabaseClient) {
  const [dates, details] = await Promise.all([
    read(client, 'reservations'),
    read(client, 'reservationDetails'),
  ])
  const [shown, hidden] = [new Map(entriesOf(dates)), new Map(entriesOf(details))]
  const all = [...new Set([...shown.keys(), ...hidden.keys()])].map((id) =>
    readRecord(id, shown.get(id), hidden.get(id)),
  )
  return {
    stays: all.flatMap((each) => ('reservation' in each ? each.reservation : [])),
    unreadable: all.flatMap((each) => ('unreadable' in each ? each.unreadable : [])),
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
