import type { Change } from '#domain/change.ts'
import { keyIn, pagePath } from '#domain/guestPage/pageKey.ts'
import type { IsoDate } from '#domain/date.ts'
import { valueOf } from '#domain/record.ts'
import type { Writes } from '#domain/commands/writes.ts'
import type { ReservationDraft } from '#domain/reservation.ts'
import type { Halves, OpenRequests, Stored } from '#domain/serverState.ts'
import { covers } from '#domain/stay.ts'
import { hasDays, readStay } from '#domain/storedStay.ts'
import { type Line, read } from './line.ts'

/** Reads a record and its version; rejects with a `Failure`. */
export async function lookFor(line: Line, id: string): Promise<Stored> {
  const [halves, version] = await Promise.all([lookAt(line, id), readVersion(line, id)])
  return { ...halves, version }
}

/** Reads an active record; rejects with a `Failure`. */
export async function lookAt(line: Line, id: string): Promise<Halves> {
  const [dates, details] = await Promise.all([
    read(line, `reservations/${id}`),
    read(line, `reservationDetails/${id}`),
  ])
  return { dates, details }
}

/** Whether a change is stored already, by an attempt whose response was lost or by another tab. */
export async function isSaid(line: Line, { id, entry }: Change): Promise<boolean> {
  return (await read(line, `log/${id}/${entry}`)) !== null
}

/** The draft of a stay; without its request, if that has another answer. */
export async function withTrueRequest(
  line: Line,
  id: string,
  wanted: ReservationDraft,
): Promise<ReservationDraft> {
  const { request: requestId, guestKey, ...unnamed } = wanted
  if (requestId === undefined) return wanted
  const request = await read(line, `requests/${requestId}`)
  if (request === null || valueOf(request, 'reservationId') === id) return wanted
  // The page belongs to the request, which is open again.
  const isRequests = guestKey === undefined || valueOf(request, 'guestKey') === guestKey
  return isRequests ? unnamed : { ...unnamed, guestKey }
}

/** Reads requests with their versions; rejects with a `Failure`. */
export async function readOpenRequests(line: Line, ids: readonly string[]): Promise<OpenRequests> {
  const all = await Promise.all(
    ids.map(async (id) => {
      const [stored, version] = await Promise.all([
        read(line, `requests/${id}`),
        readVersion(line, id),
      ])
      return [id, { stored, version }] as const
    }),
  )
  return new Map(all.filter(([, { stored }]) => stored !== null))
}

/** Reads the version of a stay, a request or the prices; 0 for a new one. */
export async function readVersion(line: Line, id: string): Promise<number> {
  const version = await read(line, `versions/${id}/n`)
  return typeof version === 'number' ? version : 0
}

/**
 * The actual holder of each night: not a stay that is deleted or elsewhere, but one with unreadable
 * dates.
 */
export async function holdersOf(
  line: Line,
  nights: readonly IsoDate[],
): Promise<Map<IsoDate, string | null>> {
  const named = await Promise.all(nights.map((night) => read(line, `nights/${night}`)))
  const ids = [...new Set(named)].filter((id) => typeof id === 'string')
  const records = new Map(
    await Promise.all(ids.map(async (id) => [id, await lookAt(line, id)] as const)),
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
export async function guestOf(line: Line, id: string): Promise<string> {
  const { dates, details } = await lookAt(line, id)
  const name = valueOf(details, 'musteriAdi') ?? valueOf(dates, 'musteriAdi')
  return typeof name === 'string' && name !== '' ? name : id
}

/** The id of the stay with the guest's page under a key; `null` without one. */
export async function stayNaming(line: Line, key: string): Promise<string | null> {
  const id = valueOf(await read(line, pagePath(key)), 'about')
  if (typeof id !== 'string') return null
  return (await read(line, `reservationDetails/${id}/guestKey`)) === key ? id : null
}

/**
 * The writes except those to the page of another stay than `id`: anyone with its key may have sent
 * another request with it.
 */
export async function sparingOthersPages(
  line: Line,
  writes: Writes,
  id: string | null,
): Promise<Writes> {
  const kept = await Promise.all(
    Object.entries(writes).map(async ([path, value]) => {
      const key = value === null ? keyIn(path) : null
      const holder = key === null ? null : await stayNaming(line, key)
      return holder === null || holder === id ? [[path, value] as const] : []
    }),
  )
  return Object.fromEntries(kept.flat())
}
