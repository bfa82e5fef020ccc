import { useTranslation } from 'react-i18next'
import { Overlaps } from '#features/backoffice/Overlaps.tsx'
import { ReservationForm } from '#features/backoffice/ReservationForm.tsx'
import { ReservationTable } from '#features/backoffice/ReservationTable.tsx'
import { StayFigures } from '#features/backoffice/StayFigures.tsx'
import { UnreadableRecords } from '#features/backoffice/UnreadableRecords.tsx'
import { followStoredPrices } from '#firebase/prices.ts'
import { useRemote } from '#lib/remote.ts'
import { EditedHistory } from './EditedHistory.tsx'
import { OlderSeason } from './OlderSeason.tsx'
import { useOffice } from './useOffice.ts'

/** The owners' working screen (SPEC §2, §4): the form and the table. */
export function DashboardPage() {
  const { t } = useTranslation()
  const { season, reservations, waiting, unsent, today, work } = useOffice()
  const [prices] = useRemote(followStoredPrices)
  return (
    <>
      <ReservationForm
        editing={work.editing}
        request={work.request}
        stay={work.stay}
        mending={work.mending}
        reservations={reservations}
        today={today}
        prices={prices.state === 'ready' ? prices.value : null}
        disabled={season.state !== 'ready'}
        onSave={work.save}
        onCancel={work.cancel}
        round={work.round}
        unsent={unsent}
      />
      {work.editing && <EditedHistory key={work.editing.id} id={work.editing.id} />}
      {season.state === 'loading' && <p className="py-8 text-center">{t('app.loading')}</p>}
      {season.state === 'ready' && (
        <>
          {today && <StayFigures reservations={reservations} today={today} />}
          <ReservationTable
            reservations={reservations}
            today={today}
            editingId={work.editing?.id ?? null}
            pending={work.pending}
            waiting={waiting}
            onEdit={work.edit}
            onDelete={work.askToDelete}
          />
          <Overlaps reservations={reservations} onEdit={work.edit} />
          <OlderSeason season={season.value} work={work} />
          <UnreadableRecords
            records={season.value.unreadable}
            onMend={work.mend}
            onDelete={work.askToDelete}
          />
        </>
      )}
    </>
  )
}
