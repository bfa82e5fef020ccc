import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { IsoDate } from '#domain/date.ts'
import { isWaiting } from '#domain/inbox.ts'
import { TodayView } from '#features/backoffice/today/TodayView.tsx'
import { useInbox } from './requests/useInbox.ts'
import { useOffice } from './useOffice.ts'

/** The room that an owner opens at the gate: today, and what it asks for. */
export function TodayPage() {
  const { season, reservations, today, work } = useOffice()
  const navigate = useNavigate()
  if (season.state !== 'ready' || today === null) return null
  return (
    <TodayView
      today={today}
      reservations={reservations}
      unreadable={season.value.unreadable.length}
      waiting={<Waiting today={today} />}
      pending={work.pending}
      onOpen={(reservation) => {
        work.edit(reservation)
        void navigate('/dashboard')
      }}
      onCollect={(reservation) => void work.collect(reservation, today)}
    />
  )
}

function Waiting({ today }: { today: IsoDate }) {
  const { t } = useTranslation()
  const [inbox] = useInbox(today)
  if (inbox.state !== 'ready') return null
  const count = inbox.value.requests.filter((request) => isWaiting(request, today)).length
  return (
    <Link className="font-semibold text-aegean-700 underline" to="/requests">
      {t('office.today.waiting', { count })}
    </Link>
  )
}
