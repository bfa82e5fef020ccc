import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { requestAddress, requestNamedBy } from '#pages/office/addresses.ts'
import { useStep } from '#pages/office/useStep.ts'

/** The request that the address names, until it has its answer. */
export function useRequestAddress() {
  const navigate = useNavigate()
  const location = useLocation()
  const named = requestNamedBy(location)
  const isNamed = (ids: readonly string[]) => named !== null && ids.includes(named)
  const [answeredAt, setAnsweredAt] = useState<string | null>(null)
  const close = useStep((ids: readonly string[]) => {
    if (isNamed(ids)) void navigate(requestAddress(null), { replace: true })
  })

  /** Takes requests out of the address once `work` on them is done; meanwhile nobody is led to them any more. */
  async function done<T>(ids: readonly string[], work: Promise<T>): Promise<T> {
    if (isNamed(ids)) setAnsweredAt(location.key)
    const result = await work
    close(ids)
    return result
  }

  return { sought: location.key === answeredAt ? null : named, done }
}
