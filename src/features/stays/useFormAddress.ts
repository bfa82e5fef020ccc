import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CALENDAR_ADDRESS, stayAddress, stayNamedBy } from '#features/office/addresses.ts'
import { valueOf } from '#domain/record.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useQueuedNavigation } from '#features/office/useQueue.ts'
import type { Season } from '#db/season.ts'
import type { Remote } from '#lib/remote.ts'
import type { FormPlace, ReservationWork } from './useReservationWork.ts'

type Records = {
  season: Remote<Season, unknown>
  reservations: readonly Reservation[]
  /** The ids of stays that are being saved, which cannot be edited yet. */
  waiting: ReadonlySet<string>
}

/** Opens the record in the address in the form, or returns why that is impossible. */
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
    if (named !== work.form.openId && named !== null && !canOpen) return
    entry.current.isFollowed = true
    if (named === work.form.openId) return
    if (named !== null) work.editors.show(record ?? null)
    // A restored draft is in the form before the address contains its stay.
    else if (entry.current.isFirst) place.open(work.form.openId)
    else work.editors.show(null)
  })
  useEffect(() => follow(), [location.key, canOpen])

  if (season.state !== 'ready' || !named || named === work.form.openId || work.leaving.leaving)
    return null
  if (waits) return 'waiting'
  return record ? null : 'gone'
}

type Step = { open: string | null } | { close: string | null }

/** State of a history entry that was opened from the list, so that closing goes back to it. */
const ON_LIST = { openedOn: 'list' }
/** The same for one that was opened from the calendar. */
const ON_CALENDAR = { openedOn: 'calendar' }

/** The form's address: each opened record has its own history entry, which closing removes. */
export function useFormAddress(): FormPlace {
  const navigate = useNavigate()
  const location = useLocation()
  const goBack = useGoBack()
  const named = stayNamedBy(location)

  const take = useQueuedNavigation((step: Step) => {
    if ('open' in step) {
      if (named !== step.open) {
        // The browser's scroll restoration is wrong after the form above the list has closed.
        if (named === null) history.scrollRestoration = 'manual'
        void navigate(stayAddress(step.open), { state: openedOn(location.pathname, named) })
        history.scrollRestoration = 'auto'
      }
    } else if (named === step.close) {
      if (isReturnState(location.state)) return goBack()
      if (step.close !== null) void navigate(stayAddress(null), { replace: true })
    }
    return undefined
  })

  return { open: (id) => take({ open: id }), close: (id) => take({ close: id }) }
}

function openedOn(pathname: string, named: string | null | undefined) {
  if (pathname === CALENDAR_ADDRESS) return ON_CALENDAR
  return named === null ? ON_LIST : null
}

function isReturnState(state: unknown): boolean {
  return valueOf(state, 'openedOn') !== undefined
}

/** Whether the form at this place in the history was opened from the calendar. */
export function wasOpenedOnCalendar(state: unknown): boolean {
  return valueOf(state, 'openedOn') === ON_CALENDAR.openedOn
}

/** Returns a function that goes back in the history and resolves once the browser has done so. */
function useGoBack(): () => Promise<void> {
  const navigate = useNavigate()
  const { key } = useLocation()
  const arrived = useRef(() => {})
  // Resolves on unmount as well, because queued navigations wait for it.
  useEffect(() => () => arrived.current(), [key])

  return () =>
    new Promise((resolve) => {
      arrived.current = resolve
      void navigate(-1)
    })
}
