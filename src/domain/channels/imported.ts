import { mark } from '#domain/field/markField.ts'
import { type Fields, readValues, valueOf, type ValuesOf } from '#domain/record.ts'
import { readEach } from '#domain/records.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { isPast, overlaps, sameStay, type Stay } from '#domain/stay.ts'
import { type Channel, conflictFields, type StoredAsked, unreadableFields } from './channel.ts'
import { keyOf, soldBy, unreadableIn } from './intent.ts'
import type { PlanRow } from './planRow.ts'
import { type Source, SOURCES } from './feed.ts'

/** A question to the owners: a stay that the calendar lacks, or one with too many nights. */
export type OpenQuestion = { channel: Channel } & (
  | { about: 'missing'; base: Reservation }
  | { about: 'asked'; uid: string; stay: Stay; asked: StoredAsked }
)

/** The unanswered questions of the last pulls. */
export function openQuestions(
  channels: readonly Channel[],
  reservations: readonly Reservation[],
  today: IsoDate,
): OpenQuestion[] {
  const byId = new Map(reservations.map((each) => [each.id, each]))
  return channels.flatMap((channel): OpenQuestion[] => {
    const { missing, asked = [] } = channel.pulled ?? {}
    const stays = [...(missing ?? [])].flatMap(([id, { asks, kept }]): OpenQuestion[] => {
      const base = byId.get(id)
      const isOpen = base && asks && !kept && !isPast(base.stay, today)
      return isOpen ? [{ channel, about: 'missing', base }] : []
    })
    const nights = asked.flatMap((each): OpenQuestion[] => {
      const { uid, from, to, declined } = each
      const stay = { checkIn: from, checkOut: to }
      const isWritten = reservations.some(
        (stored) =>
          stored.channel === channel.id && stored.sourceUid === uid && stored.stay.checkOut === to,
      )
      return declined || isWritten || isPast(stay, today)
        ? []
        : [{ channel, about: 'asked', uid, stay, asked: each }]
    })
    return [...stays, ...nights]
  })
}

/** A channel's sale on nights of the `rivals` here. */
export type OpenConflict = {
  channel: Channel
  uid: string
  title: string
  stay: Stay
  rivals: readonly Reservation[]
}

/** The last pulls' conflicts that are still open; one is over when no stay has its nights. */
export function openConflicts(
  channels: readonly Channel[],
  reservations: readonly Reservation[],
  today: IsoDate,
): OpenConflict[] {
  return channels.flatMap((channel) =>
    (channel.pulled?.conflicts ?? []).flatMap(({ uid, title, from, to, stay: moved }) => {
      const stay = { checkIn: from, checkOut: to }
      const rivals = reservations.filter(
        (each) =>
          overlaps(each.stay, stay) &&
          each.id !== moved &&
          !(each.channel === channel.id && each.sourceUid === uid),
      )
      const isOver = rivals.length === 0 || isPast(stay, today)
      return isOver ? [] : { channel, uid, title, stay, rivals }
    }),
  )
}

/** The rest of a calendar's import for the owners, with its source and each entry's path. */
export type OpenImport = {
  feed: string
  of: { channel: Channel } | { source: Source }
  sold: readonly {
    place: string
    title: string
    stay: Stay
    /** Whether it blocks so many nights that an owner has to confirm it. */
    asked: boolean
    /** The stays with its nights; without any, it can be imported. */
    rivals: readonly Reservation[]
  }[]
  unreadable: readonly { place: string; title: string; raw: string }[]
}

/**
 * The rests of imports that are still open: a sold stay is settled once it exists here or is past.
 * A later pull of the channel replaces them.
 */
export function openImports(
  imports: readonly Imported[],
  channels: readonly Channel[],
  reservations: readonly Reservation[],
  today: IsoDate,
): OpenImport[] {
  return imports.flatMap(({ feed, at, ...left }) => {
    const of = ownerOf(feed, channels)
    const isOverruled = of && 'channel' in of && (of.channel.pulled?.at ?? 0) > at
    if (!of || isOverruled) return []
    const sold = [...left.sold].flatMap(([key, { uid, title, from, to, stay: moved, asked }]) => {
      const stay = { checkIn: from, checkOut: to }
      const isHere = reservations.some(
        (each) =>
          each.sourceUid === uid &&
          (each.channel === feed || each.source === feed) &&
          sameStay(each.stay, stay),
      )
      if (isHere || isPast(stay, today)) return []
      const rivals = reservations.filter((each) => overlaps(each.stay, stay) && each.id !== moved)
      return { place: `sold/${key}`, title, stay, asked: asked === true, rivals }
    })
    const unreadable = [...left.unreadable].map(([key, each]) => ({
      place: `unreadable/${key}`,
      ...each,
    }))
    return sold.length + unreadable.length === 0 ? [] : { feed, of, sold, unreadable }
  })
}

function ownerOf(feed: string, channels: readonly Channel[]): OpenImport['of'] | null {
  const channel = channels.find(({ id }) => id === feed)
  if (channel) return { channel }
  const source = SOURCES.find((each) => each === feed)
  return source ? { source } : null
}

/** A stay that is not written here; `asked` if it blocks too many nights. */
export const soldFields = { ...conflictFields, asked: mark() }

export type Sold = ValuesOf<typeof soldFields>

type Unread = ValuesOf<typeof unreadableFields>

export type LeftByImport = { sold: readonly Sold[]; unreadable: readonly Unread[] }

/** The unsettled rest of an import, `/caretaker/imported/{channel's id or source}`. */
export type Imported = {
  feed: string
  at: number
  sold: ReadonlyMap<string, Sold>
  unreadable: ReadonlyMap<string, Unread>
}

/** Parses the rests of imports, and lists the invalid feeds. */
export function readImports(stored: unknown): { imports: Imported[]; unreadable: string[] } {
  const { values, unreadable } = readEach(stored, readImport)
  return { imports: [...values.values()], unreadable }
}

function readImport(stored: unknown, feed: string): Imported | null {
  const at = valueOf(stored, 'at')
  if (typeof at !== 'number') return null
  const list = <Known extends Fields>(name: string, fields: Known) =>
    readEach(valueOf(stored, name), (each) => readValues(fields, each)).values
  return {
    feed,
    at,
    sold: list('sold', soldFields),
    unreadable: list('unreadable', unreadableFields),
  }
}

/**
 * The rest of a plan's rows after an import; `ticked` are the keys of the selected rows, `refused`
 * those of failed ones.
 */
export function leftByImport(
  rows: readonly PlanRow[],
  ticked: ReadonlySet<string>,
  refused: ReadonlySet<string>,
): LeftByImport {
  const sold = rows.flatMap((row): Sold[] => {
    const key = keyOf(row)
    const isUnasked = row.state === 'asked' && !ticked.has(key)
    const isOpen = row.state === 'conflict' || isUnasked || refused.has(key)
    return isOpen ? soldBy(row).map((each) => ({ ...each, ...(isUnasked && { asked: true }) })) : []
  })
  return { sold, unreadable: unreadableIn(rows) }
}
