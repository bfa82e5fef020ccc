import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { isPast, overlaps, sameStay, type Stay } from '#domain/stay.ts'
import type { Channel } from './channel.ts'
import { type Source, SOURCES } from './feed.ts'
import type { Imported } from './imported.ts'

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
