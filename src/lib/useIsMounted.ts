import { useEffect, useRef } from 'react'

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
