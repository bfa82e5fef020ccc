import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Season } from '#db/season.ts'
import type { Remote } from '#lib/remote.ts'
import type { Reservation } from '#domain/reservation.ts'
import { stayNamedBy } from '#features/office/addresses.ts'
import type { FormPlace, ReservationWork } from './useReservationWork.ts'

type Records = {
  season: Remote<Season, unknown>
  reservations: readonly Reservation[]
  /** The ids of stays that are being saved, which cannot be edited yet. */
  waiting: ReadonlySet<string>
}

/**
 * Opens the record in the address in the form, after a link, a reload, Back or Forward. Returns why
 * that is impossible: the record is gone or is being saved.
 */
export function useFollowedAddress(
  work: ReservationWork,
  place: FormPlace,
  { season, reservations, waiting }: Records,
): 'gone' | 'waiting' | null {
  const location = useLocation()
  const named = stayNamedBy(location)
  const unreadable = season.state === 'ready' ? season.value.unreadable : []
  const isNamed = ({ id }: { id: string }) => id === named
  const record = reservations.find(isNamed) ?? unreadable.find(isNamed)
  const waits = named !== undefined && named !== null && waiting.has(named)
  const canOpen = season.state === 'ready' && record !== undefined && !waits
  // A record closed at a history entry must not open again when its address updates late.
  const entry = useRef({ key: location.key, isFirst: true, isFollowed: false })

  const follow = useEffectEvent(() => {
    const { key } = location
    if (entry.current.key !== key) entry.current = { key, isFirst: false, isFollowed: false }
    if (named === undefined || entry.current.isFollowed) return
    if (named !== work.openId && named !== null && !canOpen) return
    entry.current.isFollowed = true
    if (named === work.openId) return
    if (named !== null) work.show(record ?? null)
    // A restored draft is in the form before the address contains its stay.
    else if (entry.current.isFirst) place.open(work.openId)
    else work.show(null)
  })
  useEffect(() => follow(), [location.key, canOpen])

  if (season.state !== 'ready' || !named || named === work.openId || work.leaving) return null
  if (waits) return 'waiting'
  return record ? null : 'gone'
}
