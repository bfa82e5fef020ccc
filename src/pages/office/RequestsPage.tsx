import { useNavigate } from 'react-router-dom'
import type { Received } from '#domain/inbox.ts'
import type { Reservation } from '#domain/reservation.ts'
import { Requests } from './requests/Requests.tsx'
import { type Office, useOffice } from './useOffice.ts'

/** The room of what guests have asked for. */
export function RequestsPage() {
  const { season, today, reservations, work, onForget, answers } = useOffice()
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
      answers={answers}
      stayOf={(request) => stayOf(request, reservations, season)}
      onOpenStay={(stay) => {
        work.edit(stay)
        void navigate('/dashboard')
      }}
      onForget={(request) => {
        const stay = stayOf(request, reservations, season)
        const { guest, ids } = request
        onForget({ guest, requests: ids, stay: stay === 'gone' ? null : (stay?.id ?? null) })
      }}
    />
  )
}

/** A stay that nobody can read, or that has not been moved yet, is there all the same. */
function stayOf(
  { status, reservationId }: Received,
  reservations: readonly Reservation[],
  season: Office['season'],
): Reservation | 'gone' | null {
  if (status !== 'accepted' || season.state !== 'ready') return null
  const { unreadable, older } = season.value
  const named = ({ id }: { id: string }) => id === reservationId
  return reservations.find(named) ?? ([...unreadable, ...older].some(named) ? null : 'gone')
}
