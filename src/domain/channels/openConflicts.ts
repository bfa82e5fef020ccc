import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { isPast, overlaps, type Stay } from '#domain/stay.ts'
import type { Channel } from './channel.ts'

/**
 * A channel's sale on nights that are booked here: its title, its dates, and the stays with its
 * nights.
 */
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
