import { useNavigate } from 'react-router-dom'
import { Requests } from '#pages/Requests.tsx'
import { useOffice } from './useOffice.ts'

/** The room of what guests have asked for. */
export function RequestsPage() {
  const { today, work } = useOffice()
  const navigate = useNavigate()
  return (
    <Requests
      today={today}
      pending={work.pending}
      onAccept={(request) => {
        work.beginFrom(request)
        void navigate('/dashboard')
      }}
    />
  )
}
