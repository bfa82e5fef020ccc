import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'
import { GuestPageDialog } from '#features/stays/guestPage/GuestPageDialog.tsx'
import { Overlaps } from '#features/stays/table/Overlaps.tsx'
import { ReservationTable } from '#features/stays/table/ReservationTable.tsx'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { StayFigures } from '#features/stays/table/StayFigures.tsx'
import { UnreadableRecords } from '#features/stays/table/UnreadableRecords.tsx'
import { useStable } from '#lib/useStable.ts'
import { useCheckInOpen } from './useCheckInOpen.ts'
import { guestPageWork } from './guestPageWork.tsx'
import { LoadingPlaceholder } from '#features/office/LoadingPlaceholder.tsx'
import { OlderSeason } from './OlderSeason.tsx'
import { StayLayout } from './StayLayout.tsx'
import { StayForm } from './StayForm.tsx'
import { useOffice } from '#features/office/useOffice.ts'
import { useStayWork } from './useStayWork.ts'
import { useOfficeLetters } from '#features/letters/useLetters.ts'

export function DashboardPage() {
  const { t } = useTranslation()
  const office = useOffice()
  const { season, reservations, cancelled, deleted, waiting, today } = office
  const { work, openError, onCard } = useStayWork()
  const checkInOpen = useCheckInOpen()
  const { write } = useOfficeLetters()
  const [paged, showPage] = useState<Reservation | null>(null)
  // A stable function, so that the rows do not render with the page.
  const act = useStable(work.act)
  const showCard = useStable(onCard)
  const writeTo = useStable((stay: Reservation) => write({ stay }))
  return (
    <>
      <StatusNote className="not-empty:rounded-field not-empty:bg-accent-50 not-empty:px-4 not-empty:py-3">
        {openError &&
          t(openError === 'gone' ? 'office.address.stayGone' : 'office.address.stayWaiting')}
      </StatusNote>
      <GuestPageDialog
        reservation={paged && (office.all.find(({ id }) => id === paged.id) ?? paged)}
        waiting={paged !== null && waiting.has(paged.id)}
        {...guestPageWork(work.act)}
        onClose={() => showPage(null)}
      />
      <StayLayout form={<StayForm />}>
        {season.state === 'loading' && <LoadingPlaceholder />}
        {season.state === 'ready' && (
          <>
            {today && <StayFigures reservations={reservations} today={today} />}
            <ReservationTable
              reservations={reservations}
              {...{ cancelled, deleted, today, checkInOpen }}
              editingId={work.editing?.id ?? null}
              pending={work.pending}
              waiting={waiting}
              onAct={act}
              onWrite={writeTo}
              onCard={showCard}
              onPage={showPage}
            />
            <Overlaps reservations={reservations} onEdit={work.edit} />
            <OlderSeason season={season.value} work={work} />
            <UnreadableRecords
              records={season.value.unreadable}
              onRepair={work.repair}
              onDelete={work.askToDelete}
            />
          </>
        )}
      </StayLayout>
    </>
  )
}
