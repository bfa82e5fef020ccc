import { useNavigate } from 'react-router-dom'
import { Requests } from '#pages/Requests.tsx'
import { useOffice } from './useOffice.ts'

/** The room of what guests have asked for. */
export function RequestsPage() {
  const { today, reservations, work } = useOffice()
  const navigate = useNavigate()
  return (
    <Requests
      today={today}
      reservations={reservations}
      pending={work.pending}
      onAccept={(request) => {
        work.beginFrom(request)
        void navigate('/dashboard')
      }}
    />
  )
}
