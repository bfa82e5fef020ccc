import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function at every drawing, for what is drawn again only when something of it has changed; called, it does what the
 * newest `work` does.
 */
export function useStable<Given extends unknown[], Result>(
  work: (...given: Given) => Result,
): (...given: Given) => Result {
  const newest = useRef(work)
  useLayoutEffect(() => {
    newest.current = work
  })
  return useCallback((...given: Given) => newest.current(...given), [])
}
