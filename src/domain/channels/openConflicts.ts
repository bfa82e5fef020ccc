import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { isPast, overlaps, type Stay } from '#domain/stay.ts'
import type { Channel } from './channel.ts'

/** What a channel has sold in nights that somebody has here: its title there, its days, and who has them. */
export type OpenConflict = {
  channel: Channel
  uid: string
  title: string
  stay: Stay
  rivals: readonly Reservation[]
}

/** The conflicts that the last pulls have found and that still stand: one is over when nobody here has its nights any more. */
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
