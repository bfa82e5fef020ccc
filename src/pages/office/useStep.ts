import { useEffect, useEffectEvent, useState } from 'react'
import { layersSettled } from '#ui/useLayer.ts'

/** Returns how to take a step through the history: once a question that closes meanwhile has taken its own step back. */
export function useStep<Step extends object>(take: (step: Step) => void): (step: Step) => void {
  const [step, setStep] = useState<Step | null>(null)
  const go = useEffectEvent(take)
  useEffect(() => {
    if (!step) return
    let here = true
    void layersSettled().then(() => {
      if (here) go(step)
    })
    return () => {
      here = false
    }
  }, [step])
  return setStep
}
