import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { isPast, overlaps, type Stay } from '#domain/stay/stayDates.ts'
import type { Channel, StoredAsked } from './channel.ts'

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
