import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { expectedOn, type Situation } from '#domain/stay/money.ts'
import { isPast } from '#domain/stay/stayDates.ts'
import { editAddress, stayAddress } from '#i18n/officeAddresses.ts'
import { Badge, StaySource } from '#office/shared/cards.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { formatArrival, formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { StayActions } from './StayActions.tsx'

export type CellProps = { stay: Reservation; today: IsoDate; situation: Situation }

export type Column = {
  name:
    | 'musteriAdi'
    | 'girisTarihi'
    | 'cikisTarihi'
    | 'kapora'
    | 'kalan'
    | 'toplamUcret'
    | 'notlar'
    | 'actions'
  isFigure?: boolean
  /** Its place on a card; narrow screens show rows as cards. */
  card: string
  Cell?: ComponentType<CellProps>
}

/** The table's columns, in order; one without a cell shows the field's value. */
export const COLUMNS: readonly Column[] = [
  { name: 'musteriAdi', card: 'col-span-full', Cell: Guest },
  { name: 'girisTarihi', card: 'col-span-3' },
  { name: 'cikisTarihi', card: 'col-span-3' },
  { name: 'kapora', card: 'col-span-2', isFigure: true, Cell: Deposit },
  { name: 'kalan', card: 'col-span-2', isFigure: true, Cell: Remainder },
  { name: 'toplamUcret', card: 'col-span-2', isFigure: true },
  { name: 'notlar', card: 'col-span-full', Cell: Notes },
  { name: 'actions', card: 'col-span-full', Cell: Actions },
]

/** The guest's name, which opens the stay, and its status. */
function Guest({ stay, today }: CellProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const { id, status } = stay
  const { checkIn, checkOut } = stay.dates
  const isBesidePanel = useIsBesidePanel()
  const isHere = status === 'booked' && checkIn <= today && today < checkOut
  return (
    <>
      <Link
        id={guestId(stay)}
        to={stayAddress(id)}
        replace={isBesidePanel}
        className="mr-2 line-clamp-2 @min-[50rem]:min-w-30 font-semibold break-words underline-offset-3 hover:underline"
      >
        <bdi>{nameOf(stay)}</bdi>
      </Link>
      {isPast(stay.dates, today) && <span className="sr-only"> ({t('admin.table.past')})</span>}
      {status === 'cancelled' && (
        <Badge className="bg-alert-100 text-alert-700">{t('office.cancelling.badge')}</Badge>
      )}
      {stay.status === 'held' && (
        <Badge className="bg-sun-100 text-pine-900">
          {t('office.requests.heldUntil', { day: formatDate(stay.heldUntil, language) })}
        </Badge>
      )}
      {isHere && <Badge className="bg-accent-100 text-accent-800">{t('admin.table.now')}</Badge>}
      <StaySource stay={stay} />
      {stay.status === 'cancelled' && stay.cancellation.reason !== undefined && (
        <span className="block text-sm text-pine-700">{stay.cancellation.reason}</span>
      )}
    </>
  )
}

/** Whether a panel is open, whose place in the history the next one takes: Back leads to the list. */
function useIsBesidePanel(): boolean {
  return useLocation().search !== ''
}

function guestId({ id }: Reservation): string {
  return `guest-${id}`
}

/** The agreed deposit, and whether it is still to come. */
function Deposit({ stay, situation: { due } }: CellProps) {
  const { t, language } = useTranslation()
  return (
    <>
      {formatMoney(stay.kapora, language)}
      {due?.kind === 'deposit' && (
        <span
          className={clsx(
            'block text-xs',
            due.isLate ? 'font-semibold text-alert-700' : 'text-pine-700',
          )}
        >
          {due.by === null
            ? t('office.payments.awaited')
            : t('office.payments.awaitedBy', { day: formatDate(due.by, language) })}
        </span>
      )}
    </>
  )
}

/** The agreed balance, or what is left of it after a payment; of a cancelled stay what is kept. */
function Remainder({ stay, today, situation }: CellProps) {
  const { t, language } = useTranslation()
  const { phase, agreed, received, owed, overpaid, kept, due } = situation
  const isCancelled = stay.status === 'cancelled'
  const left = due?.kind === 'deposit' ? owed - due.amount : owed
  const day = due?.kind === 'balance' ? expectedOn(due, stay.dates) : null
  const isDue = day !== null && day <= today
  const lines = [
    isCancelled && owed > 0 && t('office.payments.owes', { amount: formatMoney(owed, language) }),
    overpaid > 0 && `${t('office.cancelling.refund')} ${formatMoney(overpaid, language)}`,
  ].filter(Boolean)
  const isSettled = agreed > 0 && owed === 0 && overpaid === 0
  return (
    <>
      {isCancelled ? (
        `${t('office.cancelling.kept')} ${formatMoney(kept, language)}`
      ) : (
        <span className={clsx(isDue && 'inline-block font-semibold text-alert-700')}>
          {formatMoney(received > 0 && left > 0 ? left : stay.kalan, language)}
        </span>
      )}
      {lines.map((line) => (
        <span key={String(line)} className="block">
          {/* The row of a past stay is struck through; its debt is not, as an inline block. */}
          <span
            className={clsx(
              'inline-block font-semibold whitespace-nowrap',
              isDue || overpaid > 0 ? 'text-alert-700' : 'text-pine-700',
              phase === 'left' ? 'text-base' : 'text-xs',
            )}
          >
            {line}
          </span>
        </span>
      ))}
      {isSettled && (
        <span className="block text-xs font-semibold text-accent-800">{t('office.year.paid')}</span>
      )}
    </>
  )
}

/** The number of guests, the arrival time and the notes. */
function Notes({ stay: { dates, notlar, guests, arrivalTime } }: CellProps) {
  const { t, language } = useTranslation()
  const facts = [
    guests !== undefined && t('units.guests', { count: guests }),
    arrivalTime !== undefined &&
      t('office.guests.comes', { time: formatArrival(t, { dates, arrivalTime }, language) }),
  ].filter(Boolean)
  return (
    <span
      title={notlar || undefined}
      className="text-sm whitespace-pre-line wrap-anywhere @3xl:line-clamp-2 @3xl:min-w-16"
    >
      {facts.length > 0 && <span className="mr-2 text-pine-700">{facts.join(' · ')}</span>}
      {notlar}
    </span>
  )
}

function Actions({ stay }: CellProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const replace = useIsBesidePanel()
  return (
    <div className="-mx-3 flex flex-wrap @3xl:-mx-1.5 @3xl:min-w-39 @3xl:[&_button:not(dialog_*)]:px-1.5">
      {stay.status !== 'cancelled' && (
        <Button
          variant="quiet"
          size="small"
          aria-describedby={guestId(stay)}
          onClick={() => void navigate(editAddress(stay.id), { replace })}
        >
          {t('admin.table.edit')}
        </Button>
      )}
      <StayActions record={stay} describedBy={guestId(stay)} />
    </div>
  )
}
