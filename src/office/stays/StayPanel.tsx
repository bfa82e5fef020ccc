import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Season } from '#db/season.ts'
import {
  type CancelledStay as Cancelled,
  type Held,
  isReadable,
  type Reservation,
  reservationFields,
} from '#domain/stay/reservation.ts'
import { useRequests, useStayLog } from '#db/stores.ts'
import type { StayEntry } from '#domain/stay/stayChange.ts'
import { acceptAddress } from '#i18n/officeAddresses.ts'
import { namedAct } from '#office/shared/stayCommands.ts'
import { ForgetGuest } from '#office/shared/ForgetGuest.tsx'
import { StayLines } from '#office/shared/guestNotes.tsx'
import { formatMoment } from '#i18n/stayText.ts'
import { formatDate } from '#i18n/format.ts'
import { formatField } from '#i18n/formatField.ts'
import { formatExactMoney, formatMoney } from '#i18n/formatNumbers.ts'
import { translate } from '#i18n/index.ts'
import { ownerName } from '#i18n/ownerNames.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { forgetDraft, readDraft } from '#ui/form/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { toastDone } from '#ui/Toasts.tsx'
import { AcceptRequest, NewStay } from './NewStay.tsx'
import { StayActions, StoredRecord } from './StayActions.tsx'
import { editTarget, EMPTY_STAY, stayDraft } from './stayTexts.ts'
import { StayForm } from './StayForm.tsx'
import { StayGuestPage } from './StayGuestPage.tsx'
import { StayMessages } from './StayMessages.tsx'
import { StaySection } from './StaySection.tsx'
import { StayPayments } from './StayPayments.tsx'
import { useLeave } from './useLeave.ts'

/** Everything about the stay of the address; without one the form of a new stay. */
export function StayPanel({ season }: { season: Season }) {
  const [search] = useSearchParams()
  const [id, requestId] = [search.get('stay'), search.get('request')]
  if (id !== null) return <StoredStay key={id} id={id} season={season} />
  if (requestId !== null)
    return <AcceptRequest key={requestId} requestId={requestId} season={season} />
  return <NewStay key={search.toString()} season={season} />
}

function StoredStay({ id, season }: { id: string; season: Season }) {
  const { t } = useTranslation()
  const leave = useLeave()
  const { reservations, cancelled, unreadable } = season
  const isIt = (record: { id: string }) => record.id === id
  const cancelledStay = cancelled.find(isIt)
  if (cancelledStay) return <CancelledStay stay={cancelledStay} />
  const record = reservations.find(isIt) ?? unreadable.find(isIt) ?? null
  const draft = record ? null : readDraft(stayDraft(id), EMPTY_STAY)
  // A draft of a stay that the other owner has deleted can be added again.
  if (!record && !draft) return <p>{t('office.address.stayGone')}</p>
  if (draft?.version === 0) return <NewStay season={season} draftId={id} />
  const stay = isReadable(record) ? record : null
  return (
    <div className="space-y-4">
      <PanelTitle>{t('admin.form.editTitle')}</PanelTitle>
      {stay?.status === 'held' && <Hold stay={stay} />}
      {record && (
        <div className="-mx-3 flex flex-wrap">
          <StayActions record={record} onDeleted={leave} />
        </div>
      )}
      {record && !isReadable(record) && <StoredRecord record={record} />}
      <StayForm
        target={editTarget(id, record)}
        onSaved={(change) => {
          toastDone(() => translate('admin.form.updated', { guest: change.next.musteriAdi }))
          leave()
        }}
        onLeave={leave}
      />
      {stay && <Details stay={stay} />}
    </div>
  )
}

function PanelTitle({ children }: { children: string }) {
  return <h2 className="text-heading wrap-anywhere">{children}</h2>
}

/** Until when a stay is held, and the way to accept its request. */
function Hold({ stay: { heldUntil, request } }: { stay: Held }) {
  const { t, language } = useTranslation()
  return (
    <p>
      {t('office.requests.heldUntil', { day: formatDate(heldUntil, language) })}{' '}
      <Link className="text-accent-700 underline" to={acceptAddress(request)}>
        {t('office.requests.accept')}
      </Link>
    </p>
  )
}

/** The parts of a guest's stay below its form. */
function Details({ stay }: { stay: Reservation }) {
  const requests = useRequests()
  const all = requests.state === 'ready' ? requests.value.requests : []
  const hasGuest = stay.status === 'booked' || stay.status === 'cancelled'
  return (
    <div>
      {hasGuest && <StayPayments stay={stay} />}
      {hasGuest && !stay.removed && (
        <>
          <StayMessages stay={stay} />
          <StayGuestPage stay={stay} />
        </>
      )}
      <StayHistory id={stay.id} />
      {hasGuest && (
        <div className="border-t border-linen-300 pt-4">
          <ForgetGuest
            guest={stay.musteriAdi}
            stay={stay}
            requests={all.filter(({ id }) => id === stay.request)}
            onForgotten={() => forgetDraft(stayDraft(stay.id))}
          />
        </div>
      )}
    </div>
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
          by: ownerName(stay.cancellation.by),
        })}
        {stay.cancellation.reason !== undefined && (
          <span className="block text-pine-900">{stay.cancellation.reason}</span>
        )}
      </p>
      {stay.notlar !== '' && <p className="whitespace-pre-line wrap-anywhere">{stay.notlar}</p>}
      <div className="-mx-3 flex flex-wrap">
        <StayActions record={stay} onDeleted={leave} />
        <Button variant="quiet" size="small" onClick={leave}>
          {t('app.close')}
        </Button>
      </div>
      <Details stay={stay} />
    </div>
  )
}

/** Who changed a stay, when, and which fields; read when it is unfolded. */
function StayHistory({ id }: { id: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <StaySection id="history" title={t('office.history.title')} onToggle={setIsOpen}>
      {isOpen && <Entries id={id} />}
    </StaySection>
  )
}

function Entries({ id }: { id: string }) {
  const log = useStayLog(id)
  if (log.state !== 'ready') return null
  return (
    <ol className="divide-y divide-linen-300">
      {log.value.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry: { at, by, verb, steps, payment, kept } }: { entry: StayEntry }) {
  const { t, language } = useTranslation()
  const format = (name: keyof typeof reservationFields, value: unknown) =>
    formatField(reservationFields[name], value, language, formatExactMoney)
  return (
    <li className="py-3">
      <p className="text-sm text-pine-600">
        <time dateTime={new Date(at).toISOString()}>{formatMoment(at, language)}</time>
        {' · '}
        <span className="wrap-anywhere">{ownerName(by)}</span>
        {' · '}
        {t(`admin.acts.${namedAct(verb, payment?.amount)}.log`)}
      </p>
      {payment && (
        <p className="tabular-nums">
          {formatMoney(payment.amount, language)} · {formatDate(payment.date, language)}
        </p>
      )}
      {kept !== null && (
        <p className="tabular-nums">
          {t('office.cancelling.kept')} {formatMoney(kept, language)}
        </p>
      )}
      {verb === 'edit' && (
        <ul className="tabular-nums">
          {steps.map(({ name, before, after }) => (
            <li key={name}>
              {t(`admin.fields.${name}`)}:{' '}
              {reservationFields[name].logged
                ? `${format(name, before)} → ${format(name, after)}`
                : t('office.history.changed')}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
