import { useEffect, useEffectEvent, useState } from 'react'
import { formatError } from '#i18n/failureWords.ts'
import { requiredContext } from '#lib/requiredContext.ts'
import { useIsMounted } from '#lib/stableValues.ts'
import { toastFailed } from '#ui/toasts.ts'

/** Shows the browser's warning before the page is left while `isAtRisk` returns true. */
export function useLeaveWarning(isAtRisk: () => boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isAtRisk()) event.preventDefault()
  })
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => warn(event)
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [])
}

/** Counts the pending promises. */
export function usePending(): [pending: boolean, track: <T>(work: Promise<T>) => Promise<T>] {
  const [count, setCount] = useState(0)
  const track = async <T>(work: Promise<T>) => {
    setCount((before) => before + 1)
    try {
      return await work
    } finally {
      setCount((before) => before - 1)
    }
  }
  return [count > 0, track]
}

/** The pending saves that are in no queue. */
export type Saves = { pending: boolean; track: <T>(save: Promise<T>) => Promise<T> }

export const [SavesProvider, useOfficeSaves] = requiredContext<Saves>('SavesProvider')

/** Tracks saves across pages; offline they are kept in this page's memory only. */
export function useSaves(): Saves {
  const [pending, track] = usePending()
  useLeaveWarning(() => pending)
  return { pending, track }
}

/** Tracks a page's save; reports its failure as `text` to an owner who has gone to another page. */
export function useTrackSave(text: (message: string) => string) {
  const saves = useOfficeSaves()
  const shown = useIsMounted()

  return async <T>(save: Promise<T>): Promise<T> => {
    try {
      return await saves.track(save)
    } catch (failure) {
      // The form that would show the error is no longer on screen.
      if (!shown.current) toastFailed(() => text(formatError(failure)))
      throw failure
    }
  }
}
