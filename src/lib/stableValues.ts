import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** Whether the component is still mounted, for late callbacks. */
export function useIsMounted(): { readonly current: boolean } {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return shown
}

/** Memoizes a function by its last arguments; the result is released with its first argument. */
export function rememberLast<First extends object, Rest extends unknown[], Made>(
  make: (first: First, ...rest: Rest) => Made,
): (first: First, ...rest: Rest) => Made {
  const known = new WeakMap<First, { rest: Rest; made: Made }>()
  return (first, ...rest) => {
    const last = known.get(first)
    if (last?.rest.every((value, index) => value === rest[index])) return last.made
    const made = make(first, ...rest)
    known.set(first, { rest, made })
    return made
  }
}

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
