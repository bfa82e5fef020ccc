import { useFormatError } from '#i18n/failureWords.ts'
import { requiredContext } from '#lib/requiredContext.ts'
import { useIsMounted } from '#lib/useIsMounted.ts'
import { toastFailed } from '#ui/toasts.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'
import { usePending } from './usePending.ts'

/** The pending saves that are in no queue. */
export type Saves = {
  pending: boolean
  track: <T>(save: Promise<T>) => Promise<T>
}

export const [SavesProvider, useOfficeSaves] = requiredContext<Saves>('SavesProvider')

/** Tracks saves across pages; offline they are kept in this page's memory only. */
export function useSaves(): Saves {
  const [pending, track] = usePending()
  useLeaveWarning(() => pending)
  return { pending, track }
}

/**
 * Tracks a page's save; reports its failure with `formatError` to an owner who has gone to another
 * page.
 */
export function useTrackSave(formatError: (message: string) => string) {
  const saves = useOfficeSaves()
  const shown = useIsMounted()
  const explain = useFormatError()

  return async <T>(save: Promise<T>): Promise<T> => {
    try {
      return await saves.track(save)
    } catch (failure) {
      // The form that would show the error is no longer on screen.
      if (!shown.current) toastFailed(() => formatError(explain(failure)))
      throw failure
    }
  }
}
