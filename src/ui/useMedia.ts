import { useCallback, useSyncExternalStore } from 'react'

/** From here on the office's rooms have a column beside the list. */
export const BESIDE = '(min-width: 80rem)'

/** Whether the window is as the media query asks, kept true while it is resized. */
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
