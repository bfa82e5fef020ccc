import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { stayAddress, stayNamedBy } from '#features/office/addresses.ts'
import { useStep } from '#features/office/useStep.ts'
import type { FormPlace } from './useReservationWork.ts'

type Step = { open: string | null } | { close: string }

/** State of a history entry that was opened from the list, so that closing goes back to it. */
const ON_LIST = { onList: true }

/** The form's address: each opened record has its own history entry, which closing removes. */
export function useFormAddress(): FormPlace {
  const navigate = useNavigate()
  const location = useLocation()
  const goBack = useGoBack()
  const named = stayNamedBy(location)

  const take = useStep((step: Step) => {
    if ('open' in step) {
      if (named !== step.open) {
        // The browser's scroll restoration is wrong after the form above the list has closed.
        if (named === null) history.scrollRestoration = 'manual'
        void navigate(stayAddress(step.open), { state: named === null ? ON_LIST : null })
        history.scrollRestoration = 'auto'
      }
    } else if (named === step.close) {
      if (wasOpenedOnList(location.state)) return goBack()
      void navigate(stayAddress(null), { replace: true })
    }
    return undefined
  })

  return { open: (id) => take({ open: id }), close: (id) => take({ close: id }) }
}

function wasOpenedOnList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'onList' in state
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
