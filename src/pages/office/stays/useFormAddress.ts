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
  const named = stayNamedBy(location)

  const take = useStep((step: Step) => {
    if ('open' in step) {
      if (named !== step.open) {
        void navigate(stayAddress(step.open), { state: named === null ? ON_LIST : null })
      }
    } else if (named === step.close) {
      if (wasOpenedOnList(location.state)) void navigate(-1)
      else void navigate(stayAddress(null), { replace: true })
    }
  })

  return { open: (id) => take({ open: id }), close: (id) => take({ close: id }) }
}

function wasOpenedOnList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'onList' in state
}
