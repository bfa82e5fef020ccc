import type { Change } from '#domain/change.ts'
import { keyIn, pagePath } from '#domain/guestPage/pageKey.ts'
import type { IsoDate } from '#domain/date.ts'
import { valueOf } from '#domain/record.ts'
import type { Writes, Halves, OpenRequests, Stored } from '#domain/commands/writes.ts'
import type { ReservationDraft } from '#domain/reservation.ts'
import { covers } from '#domain/stay.ts'
import { hasDays, readStay } from '#domain/storedStay.ts'
import { type DatabaseClient, read } from './client.ts'

/** Reads a record and its version; rejects with a `Failure`. */
export async function readStored(client: DatabaseClient, id: string): Promise<Stored> {
  const [halves, version] = await Promise.all([readActive(client, id), readVersion(client, id)])
  return { ...halves, version }
}

/** Reads an active record; rejects with a `Failure`. */
export async function readActive(client: DatabaseClient, id: string): Promise<Halves> {
  const [dates, details] = await Promise.all([
    read(client, `reservations/${id}`),
    read(client, `reservationDetails/${id}`),
  ])
  return { dates, details }
}

/** Whether a change is stored already, by an attempt whose response was lost or by another tab. */
export async function isLogged(client: DatabaseClient, { id, entry }: Change): Promise<boolean> {
  return (await read(client, `log/${id}/${entry}`)) !== null
}

/** The draft of a stay; without its request, if that has another answer. */
export async function withCurrentRequest(
  client: DatabaseClient,
  id: string,
  wanted: ReservationDraft,
): Promise<ReservationDraft> {
  const { request: requestId, guestKey, ...unnamed } = wanted
  if (requestId === undefined) return wanted
  const request = await read(client, `requests/${requestId}`)
  if (request === null || valueOf(request, 'reservationId') === id) return wanted
  // The page belongs to the request, which is open again.
  const isRequests = guestKey === undefined || valueOf(request, 'guestKey') === guestKey
  return isRequests ? unnamed : { ...unnamed, guestKey }
}

/** Reads requests with their versions; rejects with a `Failure`. */
export async function readOpenRequests(
  client: DatabaseClient,
  ids: readonly string[],
): Promise<OpenRequests> {
  const all = await Promise.all(
    ids.map(async (id) => {
      const [stored, version] = await Promise.all([
        read(client, `requests/${id}`),
        readVersion(client, id),
      ])
      return [id, { stored, version }] as const
    }),
  )
  return new Map(all.filter(([, { stored }]) => stored !== null))
}

/** Reads the version of a stay, a request or the prices; 0 for a new one. */
async function readVersion(client: DatabaseClient, id: string): Promise<number> {
  const version = await read(client, `versions/${id}/n`)
  return typeof version === 'number' ? version : 0
}

/**
 * The actual holder of each night: not a stay that is deleted or elsewhere, but one with unreadable
 * dates.
 */
export async function holdersOf(
  client: DatabaseClient,
  nights: readonly IsoDate[],
): Promise<Map<IsoDate, string | null>> {
  const named = await Promise.all(nights.map((night) => read(client, `nights/${night}`)))
  const ids = [...new Set(named)].filter((id) => typeof id === 'string')
  const records = new Map(
    await Promise.all(ids.map(async (id) => [id, await readActive(client, id)] as const)),
  )
  const holds = (id: string, night: IsoDate) => {
    const { dates = null, details = null } = records.get(id) ?? {}
    const stay = readStay(dates)
    const isKnown = 'stay' in stay && hasDays(details)
    return dates !== null && (!isKnown || covers(stay.stay, night))
  }
  return new Map(
    nights.map((night, index) => {
      const id = named[index]
      return [night, typeof id === 'string' && holds(id, night) ? id : null]
    }),
  )
}

/** The guest's name of a record in either layout; its id without one. */
export async function guestNameOf(client: DatabaseClient, id: string): Promise<string> {
  const { dates, details } = await readActive(client, id)
  const name = valueOf(details, 'musteriAdi') ?? valueOf(dates, 'musteriAdi')
  return typeof name === 'string' && name !== '' ? name : id
}

/** The id of the stay with the guest's page under a key; `null` without one. */
export async function stayIdOfPage(client: DatabaseClient, key: string): Promise<string | null> {
  const id = valueOf(await read(client, pagePath(key)), 'about')
  if (typeof id !== 'string') return null
  return (await read(client, `reservationDetails/${id}/guestKey`)) === key ? id : null
}

/**
 * The writes except those to the page of another stay than `id`: anyone with its key may have sent
 * another request with it.
 */
export async function withoutOthersPages(
  client: DatabaseClient,
  writes: Writes,
  id: string | null,
): Promise<Writes> {
  const kept = await Promise.all(
    Object.entries(writes).map(async ([path, value]) => {
      const key = value === null ? keyIn(path) : null
      const holder = key === null ? null : await stayIdOfPage(client, key)
      return holder === null || holder === id ? [[path, value] as const] : []
    }),
  )
  return Object.fromEntries(kept.flat())
}
