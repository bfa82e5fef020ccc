import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { isPast, overlaps, type StayDates } from '#domain/stay/stayDates.ts'
import type { Channel, StoredAsked } from './channel.ts'

/** A question to the owners: a stay that the calendar lacks, or one with too many nights. */
export type OpenQuestion = { channel: Channel } & (
  | { about: 'missing'; original: Reservation }
  | { about: 'asked'; uid: string; dates: StayDates; asked: StoredAsked }
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
      const original = byId.get(id)
      const isOpen = original && asks && !kept && !isPast(original.dates, today)
      return isOpen ? [{ channel, about: 'missing', original }] : []
    })
    const nights = asked.flatMap((each): OpenQuestion[] => {
      const { uid, from, to, declined } = each
      const dates = { checkIn: from, checkOut: to }
      const isWritten = reservations.some(
        (stored) =>
          stored.channel === channel.id && stored.sourceUid === uid && stored.dates.checkOut === to,
      )
      return declined || isWritten || isPast(dates, today)
        ? []
        : [{ channel, about: 'asked', uid, dates, asked: each }]
    })
    return [...stays, ...nights]
  })
}

/** A channel's sale on nights of the `rivals` here. */
export type OpenConflict = {
  channel: Channel
  uid: string
  title: string
  dates: StayDates
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
      const dates = { checkIn: from, checkOut: to }
      const rivals = reservations.filter(
        (each) =>
          overlaps(each.dates, dates) &&
          each.id !== moved &&
          !(each.channel === channel.id && each.sourceUid === uid),
      )
      const isOver = rivals.length === 0 || isPast(dates, today)
      return isOver ? [] : { channel, uid, title, dates, rivals }
    }),
  )
}
