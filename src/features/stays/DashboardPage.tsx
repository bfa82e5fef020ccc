import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Reservation } from '#domain/reservation.ts'
import { GuestPageButton, GuestPageDialog } from './guestPage/GuestPageDialog.tsx'
import { ReservationTable } from './table/ReservationTable.tsx'
import { LoadingPlaceholder, StatusNote } from '#features/office/StatusNote.tsx'
import { OlderRecords, Overlaps, UnreadableRecords } from './table/ProblemRecords.tsx'
import { useStable } from '#lib/stableValues.ts'
import { useOffice } from '#features/office/useOffice.ts'
import { useOfficeLetters } from '#features/letters/useLetters.ts'
import { villa } from '#content/villa.ts'
import { clockAt, type IsoDate } from '#domain/date.ts'
import { serverNow } from '#db/clock.ts'
import { useMedia, WIDE_SCREEN } from '#ui/useMedia.ts'
import { moveOlder } from '#db/changes.ts'
import type { Season } from '#db/season.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { formatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { type ReservationWork, useStayWork } from './useReservationWork.ts'
import { useOfficeSaves } from '#features/office/useSaves.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRemoved } from '#domain/removedPerson.ts'
import { ReservationForm } from './form/ReservationForm.tsx'
import { PaymentsCard } from '#features/payments/StayPayments.tsx'
import { followStoredPrices } from '#db/officeValues.ts'
import { useRemote } from '#lib/remote.ts'
import { requestAddress } from '#features/office/addresses.ts'
import { Button } from '#ui/Button.tsx'
import { EditedHistory } from './StayCard.tsx'
import { wasOpenedOnCalendar } from './useFormAddress.ts'

export function DashboardPage() {
  const { t } = useTranslation()
  const office = useOffice()
  const { season, reservations, cancelled, deleted, waiting, today } = office
  const { work, openError, onCard } = useStayWork()
  const checkInOpen = useCheckInOpen()
  const { write } = useOfficeLetters()
  const [paged, showPage] = useState<Reservation | null>(null)
  // Stable, so that the rows do not render with the page.
  const onAct = useStable(work.operations.act)
  const showCard = useStable(onCard)
  const onWrite = useStable((stay: Reservation) => write({ stay }))
  const actions = useMemo(
    () => ({ onAct, onWrite, onCard: showCard, onPage: showPage }),
    [onAct, onWrite, showCard],
  )
  return (
    <>
      <StatusNote className="not-empty:rounded-field not-empty:bg-accent-50 not-empty:px-4 not-empty:py-3">
        {openError &&
          t(openError === 'gone' ? 'office.address.stayGone' : 'office.address.stayWaiting')}
      </StatusNote>
      <GuestPageDialog
        reservation={paged && (office.all.find(({ id }) => id === paged.id) ?? paged)}
        waiting={paged !== null && waiting.has(paged.id)}
        onClose={() => showPage(null)}
      />
      <StayLayout form={<StayForm />}>
        {season.state === 'loading' && <LoadingPlaceholder />}
        {season.state === 'ready' && (
          <>
            <ReservationTable
              stays={{ reservations, cancelled, deleted }}
              {...{ today, checkInOpen, waiting, actions }}
              editingId={work.form.editing?.id ?? null}
              pending={work.saves.pending}
            />
            <Overlaps reservations={reservations} onEdit={work.editors.edit} />
            <OlderSeason season={season.value} work={work} />
            <UnreadableRecords
              records={season.value.unreadable}
              onRepair={work.editors.repair}
              onDelete={work.deletion.ask}
            />
          </>
        )}
      </StayLayout>
    </>
  )
}

const TICK_MS = 15_000

/** Whether today's check-in hour has passed by the villa's clock. */
function useCheckInOpen(): boolean {
  const [open, setOpen] = useState(isOpen)
  useEffect(() => {
    const timer = setInterval(() => setOpen(isOpen()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return open
}

function isOpen(): boolean {
  return clockAt(villa.timeZone, serverNow()).slice(11) >= villa.checkInFrom
}

/** The form and the list: stacked on a phone, side by side on a laptop, with the list first. */
function StayLayout({ form, children }: { form: ReactNode; children: ReactNode }) {
  const isWide = useMedia(WIDE_SCREEN)
  const list = (
    <div key="list" className="min-w-0 space-y-6">
      {children}
    </div>
  )
  const side = (
    <div
      key="form"
      // An edited stay with payments and history is taller than the screen, so its column scrolls
      // by itself.
      className="space-y-6 lg:order-last xl:sticky xl:top-4 xl:-m-3 xl:max-h-[calc(100dvh-10rem)] xl:scroll-pb-20 xl:[mask-image:linear-gradient(to_top,transparent,#000_1.25rem)] xl:overflow-y-auto xl:p-3 lg:max-xl:not-has-data-open:absolute lg:max-xl:not-has-data-open:top-0 lg:max-xl:not-has-data-open:right-0"
    >
      {form}
    </div>
  )
  return (
    // At medium widths the form covers the list only while it is open.
    <div className="relative grid grid-cols-[minmax(0,1fr)] gap-6 lg:items-start lg:has-data-open:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_20rem] print:block">
      {isWide ? [list, side] : [side, list]}
    </div>
  )
}

function OlderSeason({ season, work }: { season: Season; work: ReservationWork }) {
  const saves = useOfficeSaves()

  async function move(record: Season['older'][number]) {
    try {
      await work.saves.track(saves.track(moveOlder(record.id, record)))
      toastDone(() => translate('season.moved', { count: 1, names: record.musteriAdi }))
    } catch (failure) {
      toastFailed(() => `${record.musteriAdi}: ${formatError(failure)}`)
    }
  }

  function repair(id: string) {
    const readable = season.reservations.find((reservation) => reservation.id === id)
    const unreadable = season.unreadable.find((record) => record.id === id)
    if (readable) work.editors.edit(readable)
    else if (unreadable) work.editors.repair(unreadable)
  }

  return (
    <OlderRecords
      records={season.older}
      pending={work.saves.pending}
      onMove={(record) => void move(record)}
      onRepair={repair}
    />
  )
}

function StayForm() {
  const { season, reservations, cancelled, waiting, today, unsent } = useOffice()
  const { work, depositDays } = useStayWork()
  const [prices] = useRemote(followStoredPrices)
  const navigate = useNavigate()
  const returns = wasOpenedOnCalendar(useLocation().state)

  /** Returns to the request when its acceptance is abandoned. */
  function giveUp(clear: () => void) {
    work.editors.cancel(clear)
    if (work.form.request) void navigate(requestAddress(work.form.request.id))
  }

  return (
    <>
      <ReservationForm
        content={work.form}
        office={{
          today,
          reservations,
          cancelled,
          depositDays,
          prices: prices.state === 'ready' ? prices.value : null,
        }}
        disabled={season.state !== 'ready'}
        onSave={work.operations.save}
        onCancel={giveUp}
        round={work.form.round}
        returns={returns}
        unsent={unsent}
      />
      {work.form.editing && (
        <Edited
          key={work.form.editing.id}
          reservation={
            reservations.find(({ id }) => id === work.form.editing?.id) ?? work.form.editing
          }
          waiting={waiting.has(work.form.editing.id)}
          today={today}
        />
      )}
    </>
  )
}

type EditedProps = { reservation: Reservation; waiting: boolean; today: IsoDate | null }

/** The details of an edited stay: payments, letters, history, and removing the guest's data. */
function Edited({ reservation, waiting, today }: EditedProps) {
  const { t } = useTranslation()
  const { onForget } = useStayWork()
  const letters = useOfficeLetters()
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
          <GuestPageButton stay={reservation} waiting={waiting} />
          <Button size="small" onClick={() => onForget({ guest: musteriAdi, requests, stay: id })}>
            {t('office.person.remove')}
          </Button>
        </div>
      )}
      <EditedHistory id={id} />
    </>
  )
}
