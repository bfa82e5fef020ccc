import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { stayAddress, stayNamedBy } from '#pages/office/addresses.ts'
import { useStep } from '#pages/office/useStep.ts'
import type { FormPlace } from './useReservationWork.ts'

type Step = { open: string | null } | { close: string }

/** Kept with an entry of the history that was made on the list: its step back leads there. */
const ON_LIST = { onList: true }

/** The form's place in the history: each record that is opened has an entry of its own, which goes when it is closed. */
export function useFormAddress(): FormPlace {
  const navigate = useNavigate()
  const location = useLocation()
  const goBack = useGoBack()
  const named = stayNamedBy(location)

  const take = useStep((step: Step) => {
    if ('open' in step) {
      if (named !== step.open) {
        // Each entry has its own say. Where the list was scrolled to says nothing once the form above it has gone.
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

/** Returns how to go a step back through the history, and when that is done: the browser takes it late. */
function useGoBack(): () => Promise<void> {
  const navigate = useNavigate()
  const { key } = useLocation()
  const arrived = useRef(() => {})
  // Also when the office is left meanwhile, for the steps after this one wait for it.
  useEffect(() => () => arrived.current(), [key])

  return () =>
    new Promise((resolve) => {
      arrived.current = resolve
      void navigate(-1)
    })
}
