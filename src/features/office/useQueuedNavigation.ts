import { useEffect, useEffectEvent, useState } from 'react'
import { layersSettled } from '#ui/useLayer.ts'

// All navigations are queued together: a late step back would undo the next one.
let before = Promise.resolve()

/**
 * Returns a function that queues a navigation after the earlier ones and after a closing dialog's
 * step back; a step that returns a promise delays the next.
 */
export function useQueuedNavigation<Step extends object>(
  take: (step: Step) => void | Promise<void>,
): (step: Step) => void {
  const [step, setStep] = useState<Step | null>(null)
  const go = useEffectEvent(take)
  useEffect(() => {
    if (!step) return
    let here = true
    before = before.then(layersSettled).then(() => (here ? go(step) : undefined))
    return () => {
      here = false
    }
  }, [step])
  return setStep
}
