import { useEffect, useRef } from 'react'

/** Whether what asks still stands on the page, for who hears of something later. */
export function useShown(): { readonly current: boolean } {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return shown
}
