import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isRemoved } from '#domain/removedPerson.ts'
import type { Reservation } from '#domain/reservation.ts'
import { PaymentsCard } from '#features/backoffice/payments/PaymentsCard.tsx'
import { Overlaps } from '#features/backoffice/table/Overlaps.tsx'
import { ReservationForm } from '#features/backoffice/form/ReservationForm.tsx'
import { ReservationTable } from '#features/backoffice/table/ReservationTable.tsx'
import { StatusNote } from '#features/backoffice/StatusNote.tsx'
import { StayFigures } from '#features/backoffice/table/StayFigures.tsx'
import { UnreadableRecords } from '#features/backoffice/table/UnreadableRecords.tsx'
import { followStoredPrices } from '#firebase/prices.ts'
import { useRemote } from '#lib/remote.ts'
import { Button } from '#ui/Button.tsx'
import { EditedHistory } from './stays/EditedHistory.tsx'
import { OlderSeason } from './stays/OlderSeason.tsx'
import { type Office, useOffice } from './useOffice.ts'

/** The owners' working screen: the form and the table. */
export function DashboardPage() {
  const { t } = useTranslation()
  const {
    season,
    reservations,
    cancelled,
    waiting,
    unsent,
    today,
    work,
    astray,
    onForget,
    letters,
  } = useOffice()
  const [prices] = useRemote(followStoredPrices)
  const { write } = letters
  // The same for every row, as long as there is no other way to write.
  const writeTo = useCallback((stay: Reservation) => write({ stay }), [write])
  return (
    <>
      <StatusNote className="not-empty:rounded-field not-empty:bg-accent-50 not-empty:px-4 not-empty:py-3">
        {astray && t(astray === 'gone' ? 'office.address.stayGone' : 'office.address.stayWaiting')}
      </StatusNote>
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
      {work.editing && (
        <Edited
          key={work.editing.id}
          reservation={reservations.find(({ id }) => id === work.editing?.id) ?? work.editing}
          waiting={waiting.has(work.editing.id)}
          today={today}
          onForget={onForget}
          letters={letters}
        />
      )}
      {season.state === 'loading' && <p className="py-8 text-center">{t('app.loading')}</p>}
      {season.state === 'ready' && (
        <>
          {today && <StayFigures reservations={reservations} today={today} />}
          <ReservationTable
            reservations={reservations}
            cancelled={cancelled}
            today={today}
            editingId={work.editing?.id ?? null}
            pending={work.pending}
            waiting={waiting}
            onAct={work.act}
            onWrite={writeTo}
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

/** What further there is to an edited stay: what was paid, a letter, its history, and how to take the person out of it. */
function Edited({
  reservation,
  waiting,
  today,
  onForget,
  letters,
}: { reservation: Reservation; waiting: boolean } & Pick<
  Office,
  'today' | 'onForget' | 'letters'
>) {
  const { t } = useTranslation()
  const { id, musteriAdi, talep, kapali } = reservation
  const requests = talep === undefined ? [] : [talep]
  return (
    <>
      {!kapali && today && (
        <PaymentsCard reservation={reservation} waiting={waiting} today={today} />
      )}
      {!kapali && !isRemoved(musteriAdi) && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => letters.write({ stay: reservation })}>
            {t('office.writing.open')}
          </Button>
          <Button size="small" onClick={() => onForget({ guest: musteriAdi, requests, stay: id })}>
            {t('office.person.remove')}
          </Button>
        </div>
      )}
      <EditedHistory id={id} />
    </>
  )
}
