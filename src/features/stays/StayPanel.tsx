import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Season } from '#db/season.ts'
import { isRemoved } from '#domain/forgetPerson.ts'
import type { CancelledStay as Cancelled, Reservation } from '#domain/reservation.ts'
import { acceptAddress } from '#features/office/addresses.ts'
import { StayLines } from '#features/office/guestNotes.tsx'
import { formatMoment } from '#features/office/stayText.ts'
import { formatDate } from '#i18n/format.ts'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { toastDone } from '#ui/toasts.ts'
import { NewStay } from './NewStay.tsx'
import { DeleteQuestion, ForgetGuest, StayActions, StoredRecord } from './StayActions.tsx'
import { begunOf, draftKey, EMPTY_STAY, textsOfRecord } from './stayForm.ts'
import { StayForm } from './StayForm.tsx'
import { StayGuestPage } from './StayGuestPage.tsx'
import { StayHistory } from './StayHistory.tsx'
import { StayMessages } from './StayMessages.tsx'
import { StayPayments } from './StayPayments.tsx'
import { useLeave } from './useLeave.ts'

/** Everything about the stay of the address; without one the form of a new stay. */
export function StayPanel({ season }: { season: Season }) {
  const [search] = useSearchParams()
  const id = search.get('stay')
  if (id !== null) return <StoredStay key={id} id={id} season={season} />
  return <NewStay season={season} />
}

function StoredStay({ id, season }: { id: string; season: Season }) {
  const { t } = useTranslation()
  const leave = useLeave()
  const { reservations, cancelled, unreadable } = season
  const isIt = (record: { id: string }) => record.id === id
  const over = cancelled.find(isIt)
  if (over) return <CancelledStay stay={over} />
  const record = reservations.find(isIt) ?? unreadable.find(isIt) ?? null
  // What was typed for a stay that was deleted meanwhile can be added again.
  if (!record && begunOf(draftKey(id)) === null) return <p>{t('office.address.stayGone')}</p>
  const texts = record ? textsOfRecord(record) : EMPTY_STAY
  const stay = record && 'stay' in record ? record : null
  const unread = record && 'stay' in record ? null : record
  return (
    <div className="space-y-4">
      <PanelTitle>{t('admin.form.editTitle')}</PanelTitle>
      {stay && <Actions stay={stay} />}
      {unread && <StoredRecord record={unread} />}
      <StayForm
        subject={{ id, record, texts, from: '', request: null }}
        onSaved={(change) => {
          toastDone(() =>
            translate('admin.form.updated', { guest: change.wanted?.musteriAdi ?? '' }),
          )
          leave()
        }}
        onLeave={leave}
      />
      {unread && <DeleteRecord record={unread} />}
      {stay && <Details stay={stay} />}
    </div>
  )
}

function PanelTitle({ children }: { children: string }) {
  return <h2 className="text-heading wrap-anywhere">{children}</h2>
}

/** The operations on a stay, and for a held one the way to accept its request. */
function Actions({ stay }: { stay: Reservation }) {
  const { t, language } = useTranslation()
  const leave = useLeave()
  return (
    <>
      {stay.held && (
        <p>
          {stay.heldUntil &&
            t('office.requests.heldUntil', { day: formatDate(stay.heldUntil, language) })}{' '}
          {stay.request !== undefined && (
            <Link className="text-accent-700 underline" to={acceptAddress(stay.request)}>
              {t('office.requests.accept')}
            </Link>
          )}
        </p>
      )}
      <div className="-mx-3 flex flex-wrap">
        <StayActions stay={stay} onDeleted={leave} />
      </div>
    </>
  )
}

/** The parts of a guest's stay below its form. */
function Details({ stay }: { stay: Reservation }) {
  const hasGuest = !stay.blocked && !stay.held
  return (
    <>
      {hasGuest && <StayPayments stay={stay} />}
      {hasGuest && !isRemoved(stay.musteriAdi) && (
        <>
          <StayMessages stay={stay} />
          <StayGuestPage stay={stay} />
        </>
      )}
      <StayHistory id={stay.id} />
      {hasGuest && <ForgetGuest stay={stay} />}
    </>
  )
}

/** A cancelled stay, which can only be brought back. */
function CancelledStay({ stay }: { stay: Cancelled }) {
  const { t, language } = useTranslation()
  const leave = useLeave()
  return (
    <div className="space-y-4">
      <PanelTitle>{t('office.cancelling.title')}</PanelTitle>
      <StayLines reservation={stay} />
      <p className="text-sm wrap-anywhere text-pine-700">
        {t('office.cancelling.said', {
          moment: formatMoment(stay.cancellation.at, language),
          by: stay.cancellation.by,
        })}
        {stay.cancellation.reason !== undefined && (
          <span className="block text-pine-900">{stay.cancellation.reason}</span>
        )}
      </p>
      {stay.notlar !== '' && <p className="whitespace-pre-line wrap-anywhere">{stay.notlar}</p>}
      <div className="-mx-3 flex flex-wrap">
        <StayActions stay={stay} onDeleted={leave} />
        <Button variant="quiet" size="small" onClick={leave}>
          {t('app.close')}
        </Button>
      </div>
      <Details stay={stay} />
    </div>
  )
}

function DeleteRecord({ record }: { record: Season['unreadable'][number] }) {
  const { t } = useTranslation()
  const leave = useLeave()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button variant="danger" size="small" onClick={() => setIsAsked(true)}>
        {t('admin.unreadable.delete')}
      </Button>
      {isAsked && (
        <DeleteQuestion record={record} onDeleted={leave} onClose={() => setIsAsked(false)} />
      )}
    </>
  )
}
