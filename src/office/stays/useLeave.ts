import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { getField } from '#domain/field/record.ts'
import { stayAddress } from '#i18n/officeAddresses.ts'

/**
 * Returns to the page from which the panel was opened, or to the list; not from another panel, when a
 * save ends after its own was closed.
 */
export function useLeave(): () => void {
  const navigate = useNavigate()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  async function leave(): Promise<void> {
    if (!isOpen.current) return
    const isFirst = !(Number(getField(history.state, 'idx')) > 0)
    await (isFirst ? navigate(stayAddress(null), { replace: true }) : navigate(-1))
  }

  return () => void leave()
}
