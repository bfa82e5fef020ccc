import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Season } from '#firebase/season.ts'
import type { Remote } from '#lib/remote.ts'
import type { Reservation } from '#domain/reservation.ts'
import { stayNamedBy } from '#pages/office/addresses.ts'
import type { FormPlace, ReservationWork } from './useReservationWork.ts'

type Records = {
  season: Remote<Season, unknown>
  reservations: readonly Reservation[]
  /** The ids of those on their way to the database, which cannot be edited yet. */
  waiting: ReadonlySet<string>
}

/**
 * Opens in the form what the address names, on a link, a reload and the browser's Back and Forward alike. Returns why that
 * cannot be done: the record is gone, or waits to be saved.
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
  // What is closed at an entry of the history stays closed there, however late its address follows.
  const entry = useRef({ key: location.key, isFirst: true, isFollowed: false })

  const follow = useEffectEvent(() => {
    const { key } = location
    if (entry.current.key !== key) entry.current = { key, isFirst: false, isFollowed: false }
    if (named === undefined || entry.current.isFollowed) return
    if (named !== work.openId && named !== null && !canOpen) return
    entry.current.isFollowed = true
    if (named === work.openId) return
    if (named !== null) work.show(record ?? null)
    // What a reload cut short is in the form already, though its address may not say so.
    else if (entry.current.isFirst) place.open(work.openId)
    else work.show(null)
  })
  useEffect(() => follow(), [location.key, canOpen])

  if (season.state !== 'ready' || !named || named === work.openId || work.leaving) return null
  if (waits) return 'waiting'
  return record ? null : 'gone'
}
