import { clsx } from 'clsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { ChevronDown } from 'lucide-react'
import { useAccount } from '#features/payments/paymentsContext.ts'
import { OverdueSince } from '#features/payments/Sums.tsx'
import { Badge, SourceBadge, WaitingBadge } from '#features/office/cards.tsx'
import { useGuestName } from '#features/office/useOffice.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import type { Account } from '#domain/payments/account.ts'
import { villa } from '#content/villa.ts'
import {
  DAYS_DELETED,
  type Deletion,
  type Reservation,
  type reservationFields,
} from '#domain/reservation.ts'
import { dayIn, daysBetween, type IsoDate } from '#domain/date.ts'
import type { StoredCancellation } from '#domain/cancellation.ts'
import { formatDate } from '#i18n/format.ts'
import { formatMoment } from '#features/office/stayText.ts'
import type { Offer } from '#domain/commands/command.ts'

/** A column: a field, or the actions. */
export type ColumnName = keyof typeof reservationFields | 'actions'

export type RowActions = {
  onAct: (stay: Reservation, offer: Offer) => void
  onWrite: (stay: Reservation) => void
  onCard: (stay: Reservation) => void
  onPage: (stay: Reservation) => void
}

export type Row = {
  reservation: Reservation
  today: IsoDate | null
  timing: 'past' | 'now' | 'coming' | 'over'
  edited: boolean
  pending: boolean
  waiting: boolean
  actions: RowActions
  card: {
    guestId: string
    /** Whether the card shows only its head and main fields. */
    folded: boolean
    onFold: () => void
  }
}

/** The amount still owed, with the agreed balance below it if that differs; else the balance. */
export function OwedValue({ reservation, today }: Row) {
  const { t, language } = useTranslation()
  const { account } = useAccount(reservation, today)
  const { outstanding, overpaid, overdueSince } = account
  const { kalan } = reservation
  if (reservation.cancellation) return <KeptValue account={account} />
  const isOwed = outstanding > 0 && !reservation.deletion
  const differs = isOwed && outstanding !== Math.round(kalan)
  const isPaid = !isOwed && !reservation.deletion && overpaid === 0 && kalan > 0
  const agreed = formatMoney(kalan, language)
  return (
    // An inline-block is not struck through in a past row.
    <span className={clsx(isOwed && 'inline-block @3xl:whitespace-nowrap')}>
      {isOwed && overdueSince ? (
        <OverdueSince day={overdueSince} className="block text-xs text-alert-700" />
      ) : (
        differs && (
          <span className="block text-xs text-alert-700">{t('office.payments.outstanding')} </span>
        )
      )}
      {isOwed && (
        <b className="block font-semibold text-alert-700">{formatMoney(outstanding, language)}</b>
      )}
      {!isOwed && <span className={clsx(isPaid && 'text-pine-600')}>{agreed}</span>}
      {differs && (
        <span className="block text-xs text-pine-700">
          {t('admin.fields.kalan')} {agreed}
        </span>
      )}
      {isPaid && (
        <span className="inline-block w-full text-xs font-semibold text-accent-800">
          {t('office.year.paid')}
        </span>
      )}
      {overpaid > 0 && (
        <span className="inline-block text-xs font-semibold text-alert-700">
          {t('office.payments.overpaid', { amount: formatMoney(overpaid, language) })}
        </span>
      )}
    </span>
  )
}

function KeptValue({ account }: { account: Account }) {
  const { t, language } = useTranslation()
  const { agreed, outstanding, overpaid } = account
  const rest = overpaid > 0 ? 'refunds' : 'owes'
  const amount = formatMoney(overpaid > 0 ? overpaid : outstanding, language)
  return (
    <span className="text-sm @3xl:whitespace-nowrap">
      {agreed > 0
        ? t('office.cancelling.keeps', { amount: formatMoney(agreed, language) })
        : t('office.cancelling.keepsNothing')}
      {overpaid + outstanding > 0 && (
        <span className="block font-semibold text-alert-700">
          {t(`office.cancelling.${rest}`, { amount })}
        </span>
      )}
    </span>
  )
}

/** The guest, whose name opens the stay's card, and the stay's status. */
export function GuestCell({ reservation, today, timing, waiting, actions, card }: Row) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const { account } = useAccount(reservation, today)
  const past = timing === 'past'
  const { cancellation, deletion, source } = reservation
  const collected = account.agreed > 0 && account.outstanding === 0 && !cancellation && !deletion
  const name = reservation.heldFor
    ? t('office.requests.hold.stayName')
    : nameOf(reservation.musteriAdi)
  return (
    <>
      <span id={card.guestId} title={name} className="mr-2 @3xl:line-clamp-2">
        <button
          type="button"
          className="relative z-1 text-left underline-offset-3 hover:underline"
          onClick={() => actions.onCard(reservation)}
        >
          {name}
        </button>
      </span>
      {past && <span className="sr-only"> ({t('admin.table.past')})</span>}
      <span className="@3xl:flex @3xl:max-h-5 @3xl:flex-wrap @3xl:overflow-hidden @3xl:*:text-xs">
        {cancellation && (
          <Badge className="bg-alert-100 text-alert-700">{t('office.cancelling.badge')}</Badge>
        )}
        {timing === 'now' && (
          <Badge className="bg-accent-100 text-accent-800">{t('admin.table.now')}</Badge>
        )}
        {waiting && <WaitingBadge>{t('admin.table.waiting')}</WaitingBadge>}
        {source && <SourceBadge>{t(`admin.sources.${source}`)}</SourceBadge>}
        {collected && (
          <Badge className="bg-mint-100 text-pine-800">{t('admin.table.collected')}</Badge>
        )}
      </span>
      {cancellation && (
        <span className="@3xl:line-clamp-1 @3xl:*:text-xs">
          <CancelledNote cancellation={cancellation} />
        </span>
      )}
      {deletion && (
        <span className="@3xl:*:text-xs">
          <DeletedNote deletion={deletion} today={today} />
        </span>
      )}
      {/* The whole head of the card is clickable. */}
      <button
        type="button"
        aria-label={t('admin.table.open')}
        aria-describedby={card.guestId}
        aria-expanded={!card.folded}
        className="absolute top-2 right-3 p-1 text-pine-600 after:absolute after:-top-2 after:-right-3 after:h-[4.5rem] after:w-screen @3xl:hidden"
        onClick={card.onFold}
      >
        <ChevronDown aria-hidden className={clsx('size-5', !card.folded && 'rotate-180')} />
      </button>
    </>
  )
}

/** When a stay was deleted, and for how many days it can be brought back. */
export function DeletedNote({ deletion, today }: { deletion: Deletion; today: IsoDate | null }) {
  const { t, language } = useTranslation()
  const day = dayIn(villa.timeZone, deletion.at)
  const left = today && Math.max(0, DAYS_DELETED - daysBetween(day, today))
  return (
    <span className="block text-sm font-normal text-pine-600">
      <span className="font-semibold text-alert-700">{t('admin.deletion.badge')}</span>{' '}
      {formatDate(day, language)}
      {left !== null && ` · ${t('admin.deletion.daysLeft', { count: left })}`}
    </span>
  )
}

/** When a stay was cancelled, by which owner, and why. */
export function CancelledNote({ cancellation }: { cancellation: StoredCancellation }) {
  const { t, language } = useTranslation()
  const { at, by, reason } = cancellation
  return (
    <span className="block text-sm font-normal text-pine-600">
      {t('office.cancelling.said', { moment: formatMoment(at, language), by })}
      {reason !== undefined && <span className="block text-pine-800">{reason}</span>}
    </span>
  )
}
