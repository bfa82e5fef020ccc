import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function with a stable identity that calls the newest `work`, for memoized children. */
export function useStable<Given extends unknown[], Result>(
  work: (...given: Given) => Result,
): (...given: Given) => Result {
  const newest = useRef(work)
  useLayoutEffect(() => {
    newest.current = work
  })
  return useCallback((...given: Given) => newest.current(...given), [])
}
