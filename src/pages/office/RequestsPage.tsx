import { Requests } from './requests/Requests.tsx'
import { useOffice } from './useOffice.ts'

/** The room of what guests have asked for. */
export function RequestsPage() {
  const { today } = useOffice()
  return today && <Requests today={today} />
}
