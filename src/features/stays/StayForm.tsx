import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRemoved } from '#domain/removedPerson.ts'
import type { Reservation } from '#domain/reservation.ts'
import { ReservationForm } from '#features/stays/form/ReservationForm.tsx'
import { GuestPageButton } from '#features/stays/guestPage/GuestPageButton.tsx'
import { PaymentsCard } from '#features/payments/PaymentsCard.tsx'
import { followStoredPrices } from '#db/prices.ts'
import { useRemote } from '#lib/remote.ts'
import { requestAddress } from '#features/office/addresses.ts'
import { type Office, useOffice } from '#features/office/useOffice.ts'
import { Button } from '#ui/Button.tsx'
import { EditedHistory } from './EditedHistory.tsx'
import { guestPageWork } from './guestPageWork.tsx'
import { wasOpenedOnCalendar } from './useFormAddress.ts'
import { type StayWork, useStayWork } from './useStayWork.ts'
import { type Letters, useOfficeLetters } from '#features/letters/useLetters.ts'

/** The form of the stays' page with the details of the edited stay. */
export function StayForm() {
  const { season, reservations, cancelled, waiting, today, unsent } = useOffice()
  const { work, onForget, depositDays } = useStayWork()
  const letters = useOfficeLetters()
  const [prices] = useRemote(followStoredPrices)
  const navigate = useNavigate()
  const returns = wasOpenedOnCalendar(useLocation().state)

  /** Returns to the request when its acceptance is abandoned. */
  function giveUp(clear: () => void) {
    work.cancel(clear)
    if (work.request) void navigate(requestAddress(work.request.id))
  }

  return (
    <>
      <ReservationForm
        editing={work.editing}
        request={work.request}
        stay={work.stay}
        repairing={work.repairing}
        reservations={reservations}
        cancelled={cancelled}
        today={today}
        prices={prices.state === 'ready' ? prices.value : null}
        depositDays={depositDays}
        disabled={season.state !== 'ready'}
        onSave={work.save}
        onCancel={giveUp}
        round={work.round}
        returns={returns}
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
          onAct={work.act}
        />
      )}
    </>
  )
}

/** The details of an edited stay: payments, letters, history, and removing the guest's data. */
function Edited({
  reservation,
  waiting,
  today,
  onForget,
  letters,
  onAct,
}: {
  reservation: Reservation
  waiting: boolean
  letters: Letters
  onAct: StayWork['work']['act']
} & Pick<Office, 'today'> &
  Pick<StayWork, 'onForget'>) {
  const { t } = useTranslation()
  const { id, musteriAdi, request, blocked } = reservation
  const requests = request === undefined ? [] : [request]
  return (
    <>
      {!blocked && today && (
        <PaymentsCard reservation={reservation} waiting={waiting} today={today} />
      )}
      {!blocked && !isRemoved(musteriAdi) && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => letters.write({ stay: reservation })}>
            {t('office.writing.open')}
          </Button>
          <GuestPageButton {...{ reservation, waiting }} {...guestPageWork(onAct)} />
          <Button size="small" onClick={() => onForget({ guest: musteriAdi, requests, stay: id })}>
            {t('office.person.remove')}
          </Button>
        </div>
      )}
      <EditedHistory id={id} />
    </>
  )
}
