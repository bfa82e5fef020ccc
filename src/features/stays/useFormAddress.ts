import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CALENDAR_ADDRESS, stayAddress, stayNamedBy } from '#features/office/addresses.ts'
import { valueOf } from '#domain/record.ts'
import { useQueuedNavigation } from '#features/office/useQueuedNavigation.ts'
import type { FormPlace } from './useReservationWork.ts'

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
