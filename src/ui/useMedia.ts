import { useCallback, useSyncExternalStore } from 'react'

/** From this width the office's pages have a column beside the list. */
export const WIDE_SCREEN = '(min-width: 80rem)'

/** Whether the window matches the media query, updated on resize. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches)
}
