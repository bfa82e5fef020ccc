import { useEffect } from 'react'
import { tellVisit } from '#firebase/guestVisit.ts'

/** Tells the owners, once for each time that it is opened, that somebody looks at the page under `key`; `null` while none is there. */
export function useVisit(key: string | null): void {
  useEffect(() => {
    if (key !== null) void tellVisit(key)
  }, [key])
}
