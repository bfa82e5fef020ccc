import { Link } from 'react-router-dom'
import type { Season } from '#db/season.ts'
import { useRequests } from '#db/stores.ts'
import { situationIn } from '#domain/payments/ledger.ts'
import type { CancelledStay, Held, Reservation } from '#domain/stay/reservation.ts'
import type { Situation } from '#domain/stay/money.ts'
import { countNights } from '#domain/stay/stayDates.ts'
import { formatArrival, formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { acceptAddress, editAddress, letterAddress } from '#i18n/officeAddresses.ts'
import { useAuthorName } from '#office/shared/useAuthorName.ts'
import {
  formatCancelledBy,
  formatDates,
  formatVillaMoment,
  formatStayParty,
} from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Badge, StaySource } from '#office/shared/cards.tsx'
import { CollectLine } from '#office/shared/CollectLine.tsx'
import { ContactWays } from '#office/shared/ContactWays.tsx'
import { ForgetGuest } from '#office/shared/ForgetGuest.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { forgetDraft } from '#ui/form/drafts.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { StayActions } from './StayActions.tsx'
import { StayGuestPage } from './StayGuestPage.tsx'
import { StayHistory } from './StayHistory.tsx'
import { StayMessages } from './StayMessages.tsx'
import { StayPayments } from './StayPayments.tsx'
import { SumList } from './StaySums.tsx'
import { stayDraft } from './stayTexts.ts'
import { useLeave } from './useLeave.ts'

type StaySummaryProps = { stay: Reservation; season: Season }

/** The summary of a stay with an owner's next actions; its details are folded below. */
export function StaySummary({ stay, season }: StaySummaryProps) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const leave = useLeave()
  const situation = situationIn(season, stay, today)
  const { letter, due } = situation
  const hasGuest = stay.status === 'booked' || stay.status === 'cancelled'
  return (
    <div className="space-y-3">
      <Facts stay={stay} situation={situation} />
      {stay.status === 'held' && <Hold stay={stay} />}
      {stay.status === 'cancelled' && <Cancellation stay={stay} />}
      {stay.notlar !== '' && (
        <p className="line-clamp-4 whitespace-pre-line wrap-anywhere">{stay.notlar}</p>
      )}
      {hasGuest && (
        <div className="space-y-2 rounded-field bg-linen-50 p-3">
          <SumList sums={situation} isCancelled={stay.status === 'cancelled'} />
          {due && <CollectLine due={{ ...due, reservation: stay }} />}
        </div>
      )}
      {stay.status !== 'blocked' && !stay.removed && (
        <ContactWays phone={stay.phone} email={stay.email} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {letter && (
          <Link
            to={letterAddress(stay.id, letter.kind)}
            replace
            className={buttonStyle({ variant: 'primary', size: 'small' })}
          >
            {t('admin.summary.letter', { kind: t(`office.writing.kinds.${letter.kind}`) })}
          </Link>
        )}
        {stay.status !== 'cancelled' && (
          <Link to={editAddress(stay.id)} className={buttonStyle({ size: 'small' })}>
            {t('admin.table.edit')}
          </Link>
        )}
        <Button variant="quiet" size="small" onClick={leave}>
          {t('app.close')}
        </Button>
      </div>
      <Details stay={stay} onDeleted={leave} />
    </div>
  )
}

/** The guest, the phase, the days and the party. */
function Facts({ stay, situation }: { stay: Reservation; situation: Situation }) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const { dates, arrivalTime } = stay
  const party = [
    formatStayParty(t, stay),
    arrivalTime !== undefined &&
      t('office.guests.comes', { time: formatArrival(t, { dates, arrivalTime }, language) }),
  ].filter(Boolean)
  return (
    <div>
      <h2 className="text-heading wrap-anywhere">
        <bdi>{nameOf(stay)}</bdi>
      </h2>
      <p className="mb-1">
        <StaySource stay={stay} />
        <Badge className={PHASE_LOOKS[situation.phase]}>
          {t(`admin.summary.phases.${situation.phase}`)}
        </Badge>
      </p>
      <p className="tabular-nums">
        {formatDates(dates, language)} · {t('units.nights', { count: countNights(dates) })}
      </p>
      {party.length > 0 && <p className="text-sm text-pine-700">{party.join(' · ')}</p>}
      {situation.agreed > 0 && stay.status !== 'cancelled' && (
        <p className="text-sm text-pine-700 tabular-nums">
          {t('admin.fields.toplamUcret')} {formatMoney(situation.agreed, language)}
        </p>
      )}
    </div>
  )
}

const PHASE_LOOKS: Readonly<Record<Situation['phase'], string>> = {
  held: 'bg-sun-100 text-pine-900',
  awaiting: 'bg-clay-100 text-pine-900',
  reserved: 'bg-accent-100 text-accent-800',
  staying: 'bg-accent-100 text-accent-800',
  left: 'bg-linen-200 text-pine-800',
  cancelled: 'bg-alert-100 text-alert-700',
  blocked: 'bg-linen-200 text-pine-800',
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

/** When, by whom and why a stay was cancelled. */
function Cancellation({ stay: { cancellation } }: { stay: CancelledStay }) {
  const { t, language } = useTranslation()
  const authorName = useAuthorName()
  return (
    <p className="text-sm wrap-anywhere text-pine-700">
      {t('office.cancelling.said', {
        moment: formatVillaMoment(cancellation.at, language),
        by: authorName(cancellation.by),
      })}
      <span className="block text-pine-900">{formatCancelledBy(t, cancellation)}</span>
    </p>
  )
}

type DetailsProps = { stay: Reservation; onDeleted: () => void }

/** The folded parts of a stay, and what ends it. */
function Details({ stay, onDeleted }: DetailsProps) {
  const nameOf = useGuestName()
  const requests = useRequests()
  const all = requests.state === 'ready' ? requests.value.requests : []
  const hasGuest = stay.status === 'booked' || stay.status === 'cancelled'
  return (
    <div>
      {hasGuest && <StayPayments stay={stay} />}
      {stay.status !== 'blocked' && !stay.removed && (
        <>
          <StayMessages stay={stay} />
          <StayGuestPage stay={stay} />
        </>
      )}
      <StayHistory stay={stay} />
      <div className="-mx-3 flex flex-wrap items-center border-t border-linen-300 pt-2">
        <StayActions record={stay} onDeleted={onDeleted} />
      </div>
      {hasGuest && (
        <ForgetGuest
          guest={nameOf(stay)}
          stay={stay}
          requests={all.filter(({ id }) => id === stay.request)}
          onForgotten={() => forgetDraft(stayDraft(stay.id))}
        />
      )}
    </div>
  )
}
