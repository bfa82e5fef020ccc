import { useFailureWords } from '#i18n/failureWords.ts'
import { useShown } from '#lib/useShown.ts'
import { toastFailed } from '#ui/toasts.ts'
import { useLeaveWarning } from './line/useLeaveWarning.ts'
import { useOffice } from './useOffice.ts'
import { usePending } from './usePending.ts'

/** The saves on their way to the database that no list keeps. */
export type Saves = {
  pending: boolean
  track: <T>(save: Promise<T>) => Promise<T>
}

/** Follows them, whichever room is shown meanwhile; while the line is cut they wait in this page alone. */
export function useSaves(): Saves {
  const [pending, track] = usePending()
  useLeaveWarning(() => pending)
  return { pending, track }
}

/** Has a save of a room followed; who has gone to another room is told there that it failed, by `inWords`. */
export function useSaveHere(inWords: (message: string) => string) {
  const { saves } = useOffice()
  const shown = useShown()
  const explain = useFailureWords()

  return async <T>(save: Promise<T>): Promise<T> => {
    try {
      return await saves.track(save)
    } catch (failure) {
      // Who has gone to another room sees no form that could say so.
      if (!shown.current) toastFailed(() => inWords(explain(failure)))
      throw failure
    }
  }
}
