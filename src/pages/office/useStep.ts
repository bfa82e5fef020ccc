import { useEffect, useEffectEvent, useState } from 'react'
import { layersSettled } from '#ui/useLayer.ts'

// The steps that were begun so far, whoever takes them: a step back that comes late would take away what the next one has done.
let before = Promise.resolve()

/**
 * Returns how to take a step through the history: after those before it, and once a question that closes meanwhile has taken its
 * own step back. A step that is not done at once promises its end.
 */
export function useStep<Step extends object>(
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
