import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { requestAddress, requestNamedBy } from '#features/office/addresses.ts'
import { useQueuedNavigation } from '#features/office/useQueuedNavigation.ts'

/** The request in the address until it is answered. */
export function useRequestAddress() {
  const navigate = useNavigate()
  const location = useLocation()
  const named = requestNamedBy(location)
  const isNamed = (ids: readonly string[]) => named !== null && ids.includes(named)
  const [answeredAt, setAnsweredAt] = useState<string | null>(null)
  const close = useQueuedNavigation((ids: readonly string[]) => {
    if (isNamed(ids)) void navigate(requestAddress(null), { replace: true })
  })

  /**
   * Removes requests from the address once `work` on them is done; the page does not scroll to them
   * from the start.
   */
  async function done<T>(ids: readonly string[], work: Promise<T>): Promise<T> {
    if (isNamed(ids)) setAnsweredAt(location.key)
    const result = await work
    close(ids)
    return result
  }

  return { sought: location.key === answeredAt ? null : named, done }
}
