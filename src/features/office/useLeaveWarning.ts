import { useEffect, useEffectEvent } from 'react'

/** Shows the browser's warning before the page is left while `isAtRisk` returns true. */
export function useLeaveWarning(isAtRisk: () => boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isAtRisk()) event.preventDefault()
  })
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => warn(event)
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [])
}
