import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { isPast, overlaps, sameDates, type StayDates } from '#domain/stay/stayDates.ts'
import type { Channel } from './channel.ts'

/**
 * A question to the owners: a stay that the calendar lacks, one with too many nights, or the new
 * dates of one that they have changed.
 */
export type OpenQuestion = { channel: Channel } & (
  | { about: 'missing'; original: Reservation }
  | { about: 'moved'; original: Reservation; dates: StayDates; eventKey: string }
  | { about: 'asked'; uid: string; dates: StayDates; eventKey: string }
)

/** The unanswered questions of the last pulls. */
export function openQuestions(
  channels: readonly Channel[],
  reservations: readonly Reservation[],
  today: IsoDate,
): OpenQuestion[] {
  const byId = new Map(reservations.map((each) => [each.id, each]))
  const comingStay = (id: string) => {
    const original = byId.get(id)
    return original && !isPast(original.dates, today) ? original : null
  }
  return channels.flatMap((channel): OpenQuestion[] => {
    const { missing, asked } = channel.pulled ?? {}
    const stays = [...(missing ?? [])].flatMap(([id, { asks, kept }]): OpenQuestion[] => {
      const original = comingStay(id)
      return original && asks && !kept ? [{ channel, about: 'missing', original }] : []
    })
    const moves = [...(asked ?? [])].flatMap(([eventKey, event]): OpenQuestion[] => {
      const { uid, from, to, stay, declined } = event
      const dates = { checkIn: from, checkOut: to }
      if (declined) return []
      if (stay !== undefined) {
        const original = comingStay(stay)
        const isOpen = original && !sameDates(original.dates, dates)
        return isOpen ? [{ channel, about: 'moved', original, dates, eventKey }] : []
      }
      const isWritten = reservations.some(
        (stored) =>
          stored.channel === channel.id && stored.sourceUid === uid && stored.dates.checkOut === to,
      )
      const isOver = isWritten || isPast(dates, today)
      return isOver ? [] : [{ channel, about: 'asked', uid, dates, eventKey }]
    })
    return [...stays, ...moves]
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
