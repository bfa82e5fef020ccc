import { useEffect } from 'react'
import { tellVisit } from '#db/guestVisit.ts'

/**
 * Records a visit for the owners once each time the page with `key` is opened; nothing for `null`.
 */
export function useVisit(key: string | null): void {
  useEffect(() => {
    if (key !== null) void tellVisit(key)
  }, [key])
}
