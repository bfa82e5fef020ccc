import { useCallback, useSyncExternalStore } from 'react'

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

/**
 * Whether the visitor's system prefers reduced motion; for effects and handlers only, because the
 * server cannot know.
 */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
