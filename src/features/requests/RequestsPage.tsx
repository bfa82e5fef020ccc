import { Requests } from './Requests.tsx'
import { useOffice } from '#features/office/useOffice.ts'

export function RequestsPage() {
  const { today } = useOffice()
  return today && <Requests today={today} />
}
