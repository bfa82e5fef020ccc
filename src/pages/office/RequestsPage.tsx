import { Requests } from './requests/Requests.tsx'
import { useOffice } from './useOffice.ts'

export function RequestsPage() {
  const { today } = useOffice()
  return today && <Requests today={today} />
}
