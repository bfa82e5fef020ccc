import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { villa } from '#content/villa.ts'
import { useRequests, useReviews, useSeason, useSentLetters } from '#db/stores.ts'
import type { Season } from '#db/season.ts'
import { addDays, dayIn, type IsoDate } from '#domain/date.ts'
import { isWaiting } from '#domain/request/inbox.ts'
import { declinesDue, lettersDue } from '#domain/letters/due.ts'
import { findOverlaps } from '#domain/stay/nightRepair.ts'
import { type AmountDue, duesOn, nextGap, officeDay } from '#domain/stay/day.ts'
import { accountIn } from '#domain/payments/account.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { ADD_ADDRESS, requestAddress, stayAddress, TOOLS_SITE } from '#i18n/officeAddresses.ts'
import { Card, SourceBadge } from '#office/shared/cards.tsx'
import { formatDates } from '#i18n/stayText.ts'
import { LoadingPlaceholder } from '#office/shared/StatusNote.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { Unfinished } from '#office/shared/unfinished.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { formatDate, formatFullDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { ChannelQuestions } from './ChannelQuestions.tsx'
import { CollectLine } from './CollectLine.tsx'
import { StayLine } from './StayLine.tsx'

/** What an owner has to know and do today. */
export function TodayPage() {
  const { t, language } = useTranslation()
  const today = useOfficeToday()
  const season = useSeason()
  if (season.state !== 'ready') return <LoadingPlaceholder />
  const { reservations, payments } = season.value
  const day = officeDay(reservations, today)
  const dues = duesOn(reservations, payments, today)
  const isQuiet = day.arriving.length + day.leaving.length === 0
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="font-serif text-heading">
          {formatFullDate(today, language)}
          {isQuiet && (
            <span className="mt-1 block font-sans text-base text-pine-700">
              {t('office.today.quiet')}
            </span>
          )}
          {day.turnover && (
            <span className="mt-1 block text-lead text-alert-700">
              {t('office.today.turnoverToday')}
            </span>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Link to={TOOLS_SITE} className={buttonStyle({ variant: 'quiet' })}>
            {t('office.today.cleaningList')}
          </Link>
          <Link to={ADD_ADDRESS} className={buttonStyle()}>
            {t('admin.form.addTitle')}
          </Link>
        </div>
      </div>
      <Unfinished season={season.value} />
      <div className="gap-4 *:mb-4 *:break-inside-avoid sm:columns-2 xl:columns-3">
        <Attention season={season.value} today={today} />
        <Requests today={today} />
        <Stays title={t('office.today.arriving')} stays={day.arriving} />
        <Stays title={t('office.today.leaving')} stays={day.leaving} />
        <Stays title={t('office.today.staying')} stays={[...day.staying, ...day.closed]} />
        <Dues title={t('office.today.owedLate')} dues={[...dues.late].reverse()} />
        <Dues title={t('office.today.owedToday')} dues={dues.today} />
        <Dues title={t('office.today.owedWeek')} dues={dues.week} />
        <Dues title={t('office.payments.depositAwaited')} dues={dues.deposits} />
        <Refunds season={season.value} today={today} />
        <LettersToWrite season={season.value} today={today} />
        <Ahead reservations={reservations} today={today} />
      </div>
    </>
  )
}

type PartProps = { season: Season; today: IsoDate }

/** What is wrong or in doubt: overlaps, unreadable records, ended holds and the channels' questions. */
function Attention({ season: { reservations, unreadable }, today }: PartProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const overlaps = findOverlaps(reservations)
  const ended = reservations.flatMap((stay) =>
    stay.status === 'held' && stay.heldUntil < today ? [stay] : [],
  )
  const stayText = (stay: Reservation) => `${nameOf(stay)} (${formatDates(stay.dates, language)})`
  const lines: ReactNode[] = [
    ...overlaps.map(({ one, other }) => (
      <li key={one.id + other.id}>
        {t('office.today.conflict', { one: stayText(one), other: stayText(other) })}
      </li>
    )),
    ...ended.map((stay) => (
      <li key={stay.id}>
        <Link className={LINK} to={requestAddress(stay.request)}>
          {t('office.today.holdEnded', {
            guest: stayText(stay),
            day: formatDate(stay.heldUntil, language),
          })}
        </Link>
      </li>
    )),
    ...(unreadable.length > 0
      ? [
          <li key="unreadable">
            <Link className={LINK} to={`${stayAddress(null)}#unreadable`}>
              {t('office.today.unreadable', { count: unreadable.length })}
            </Link>
          </li>,
        ]
      : []),
  ]
  return (
    <>
      {lines.length > 0 && (
        <Card title={t('office.today.wrong')} alarming>
          <ul className="space-y-2">{lines}</ul>
        </Card>
      )}
      <ChannelQuestions reservations={reservations} today={today} />
    </>
  )
}

const LINK = 'font-semibold wrap-anywhere text-accent-700 underline underline-offset-3'

/** The requests that need an answer. */
function Requests({ today }: { today: IsoDate }) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const inbox = useRequests()
  const waiting =
    inbox.state === 'ready'
      ? inbox.value.requests.filter((request) => isWaiting(request, today))
      : []
  if (waiting.length === 0) return null
  return (
    <Card title={t('office.today.waiting', { count: waiting.length })}>
      <FoldedList>
        {waiting.map((request) => (
          <GuestLine key={request.id} guest={nameOf(request)} to={requestAddress(request.id)}>
            <Dates dates={request.dates} />
          </GuestLine>
        ))}
      </FoldedList>
    </Card>
  )
}

type GuestLineProps = { guest: string; to: string; children: ReactNode }

/** A guest's name as a link, and what is to know of them. */
function GuestLine({ guest, to, children }: GuestLineProps) {
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      <Link className={LINK} to={to}>
        {guest}
      </Link>{' '}
      {children}
    </li>
  )
}

function Dates({ dates: stay }: { dates: StayDates }) {
  const { language } = useTranslation()
  return (
    <span className="block text-sm text-pine-700 tabular-nums">{formatDates(stay, language)}</span>
  )
}

function Stays({ title, stays }: { title: string; stays: readonly Reservation[] }) {
  if (stays.length === 0) return null
  return (
    <Card title={title}>
      <FoldedList>
        {stays.map((stay) => (
          <StayLine key={stay.id} reservation={stay} />
        ))}
      </FoldedList>
    </Card>
  )
}

function Dues({ title, dues }: { title: string; dues: readonly AmountDue[] }) {
  if (dues.length === 0) return null
  return (
    <Card title={title}>
      <FoldedList>
        {dues.map((due) => (
          <StayLine key={due.reservation.id} reservation={due.reservation}>
            <CollectLine due={due} />
          </StayLine>
        ))}
      </FoldedList>
    </Card>
  )
}

/** The refunds due to guests of cancelled stays. */
function Refunds({ season: { cancelled, payments }, today }: PartProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const refunds = cancelled.flatMap((stay) => {
    const { overpaid } = accountIn(payments, stay, today)
    return overpaid > 0 ? [{ stay, overpaid }] : []
  })
  if (refunds.length === 0) return null
  return (
    <Card title={t('office.cancelling.refund')}>
      <FoldedList>
        {refunds.map(({ stay, overpaid }) => (
          <GuestLine key={stay.id} guest={nameOf(stay)} to={stayAddress(stay.id)}>
            <Dates dates={stay.dates} />
            <b className="tabular-nums">{formatMoney(overpaid, language)}</b>
          </GuestLine>
        ))}
      </FoldedList>
    </Card>
  )
}

/** The letters that are due and not sent yet. */
function LettersToWrite({ season: { reservations, cancelled }, today }: PartProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const written = useSentLetters()
  const inbox = useRequests()
  if (written.state !== 'ready' || inbox.state !== 'ready') return null
  const due = [
    ...declinesDue(inbox.value.requests, today, villa.timeZone).map((request) => ({
      id: request.id,
      guest: nameOf(request),
      kind: 'decline' as const,
      source: undefined,
      address: requestAddress(request.id),
    })),
    ...lettersDue([...reservations, ...cancelled], today, villa.timeZone).map(
      ({ reservation, kind }) => ({
        id: reservation.id,
        guest: nameOf(reservation),
        kind,
        source: reservation.source,
        address: `${stayAddress(reservation.id)}#messages`,
      }),
    ),
  ].filter(({ id, kind }) => !written.value.get(id)?.has(kind))
  if (due.length === 0) return null
  return (
    <Card title={t('office.writing.due')}>
      <FoldedList>
        {due.map(({ id, guest, kind, source, address }) => (
          <GuestLine key={`${id} ${kind}`} guest={guest} to={address}>
            {source && <SourceBadge>{t(`admin.sources.${source}`)}</SourceBadge>}
            <span className="block text-sm text-pine-700">{t(`office.writing.kinds.${kind}`)}</span>
          </GuestLine>
        ))}
      </FoldedList>
    </Card>
  )
}

/** A review that is unpublished for longer no longer counts as new. */
const NEW_DAYS = 14

/** The first free nights, and new reviews. */
function Ahead({ reservations, today }: { reservations: readonly Reservation[]; today: IsoDate }) {
  const { t, language } = useTranslation()
  const reviews = useReviews()
  const { checkIn, checkOut } = nextGap(reservations, today)
  const since = addDays(today, -NEW_DAYS)
  const isNew = (at: number) => dayIn(villa.timeZone, at) >= since
  const fresh =
    reviews.state === 'ready'
      ? reviews.value.filter(({ publishedId, at }) => publishedId === undefined && isNew(at))
      : []
  return (
    <Card title={t('office.today.ahead')}>
      <ul className="space-y-2">
        <li>
          {checkOut
            ? t('office.today.gap', { dates: formatDates({ checkIn, checkOut }, language) })
            : t('office.today.gapOpen', { date: formatDate(checkIn, language) })}
        </li>
        {fresh.length > 0 && (
          <li>
            <Link className={LINK} to={TOOLS_SITE}>
              {t('office.reviews.fresh', { count: fresh.length })}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  )
}

/** The number of entries shown first, so that a phone shows every group of the day. */
const FIRST = 3

/** Older records may have years of amounts that nobody recorded as paid. */
const MORE = 20

/** A list that shows its first three entries, and more on demand. */
function FoldedList({ children }: { children: readonly ReactNode[] }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(FIRST)
  const rest = children.length - shown
  return (
    <>
      <ul className="divide-y divide-linen-200">{children.slice(0, shown)}</ul>
      {rest > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ml-3"
          onClick={() => setShown(shown + MORE)}
        >
          {t('office.today.more', { count: rest })}
        </Button>
      )}
    </>
  )
}
