import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights, type Stay } from '#domain/stay.ts'
import { guestNameOf } from '#domain/channels/siteWords.ts'
import { Card, SourceBadge } from '#features/office/cards.tsx'
import { ContactWays } from '#features/letters/ContactWays.tsx'
import { formatDates, formatWeekday } from '#features/office/stayText.ts'
import { useGuestName } from '#features/office/useOffice.ts'
import { SendingFailure } from '#features/office/StatusNote.tsx'
import { Button } from '#ui/Button.tsx'
import { useSending } from '#lib/form/useSending.ts'

type StaysCardProps = {
  title: string
  stays: readonly Reservation[]
  onOpen: (reservation: Reservation) => void
  below?: (reservation: Reservation) => ReactNode
}

/** A list of stays. */
export function StaysCard({ title, stays, onOpen, below }: StaysCardProps) {
  return (
    <Card title={title}>
      <FoldedList>
        {stays.map((reservation) => (
          <StayLine key={reservation.id} reservation={reservation} onOpen={onOpen}>
            {below?.(reservation)}
          </StayLine>
        ))}
      </FoldedList>
    </Card>
  )
}

/** The number of entries shown first, so that a phone shows every group of the day. */
const FIRST = 3

/** Older records may have years of amounts that nobody recorded as paid. */
const MORE = 20

/** A list that shows its first three entries, and more on demand. */
export function FoldedList({ children }: { children: readonly ReactNode[] }) {
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

type StayLineProps = {
  reservation: Reservation
  onOpen: (reservation: Reservation) => void
  children?: ReactNode
}

/** A stay on a day, with a button that opens it and the contact links. */
export function StayLine({ reservation, onOpen, children }: StayLineProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const nameId = useId()
  const { musteriAdi, stay, guests, arrivalTime, phone, email, notlar, source } = reservation
  const weekdays = [stay.checkIn, stay.checkOut].map((day) => formatWeekday(day, language))
  return (
    <li className="space-y-1 py-2.5 first:pt-0 last:pb-0">
      <button
        id={nameId}
        type="button"
        className="text-left font-semibold wrap-anywhere text-accent-700 underline underline-offset-3"
        onClick={() => onOpen(reservation)}
      >
        {nameOf(musteriAdi)}
      </button>{' '}
      {source && <SourceBadge>{t(`admin.sources.${source}`)}</SourceBadge>}
      <p className="text-sm text-pine-700 tabular-nums">
        {formatDates(stay, language)} ({weekdays.join(' – ')})
        <span className="max-sm:hidden"> · </span>
        <span className="max-sm:block">
          {t('admin.nights', { count: countNights(stay) })}
          {guests !== undefined && ` · ${t('office.today.guests', { count: guests })}`}
          {arrivalTime !== undefined && ` · ${t('office.guests.comes', { time: arrivalTime })}`}
        </span>
      </p>
      {notlar !== '' && (
        <p className="text-sm whitespace-pre-line wrap-anywhere text-pine-800">{notlar}</p>
      )}
      {(phone !== undefined || email !== undefined) && (
        <ContactWays phone={phone} email={email} describedBy={nameId} />
      )}
      {children}
    </li>
  )
}

type ChannelConflictProps = {
  channel: string
  title: string
  stay: Stay
  rivals: readonly Reservation[]
  onOpen: (reservation: Reservation) => void
}

/** A stay sold by a channel, and the local stays with its nights. */
export function ChannelConflict({ channel, title, stay, rivals, onOpen }: ChannelConflictProps) {
  const { t, language } = useTranslation()
  const guest = guestNameOf(title)
  return (
    <>
      <p>
        {t('office.channels.today.soldThere', { channel, dates: formatDates(stay, language) })}
        {guest && ` (${guest})`}
      </p>
      <p className="mt-1 text-sm">{t('office.channels.today.hasHere')}</p>
      <ul className="mt-1.5 divide-y divide-linen-300 pl-4">
        {rivals.map((each) => (
          <StayLine key={each.id} reservation={each} onOpen={onOpen} />
        ))}
      </ul>
    </>
  )
}

type AnswerButtonProps = {
  label: string
  className?: string
  /** Stores the answer; rejects with a `Failure`. */
  onAnswer: () => Promise<void>
}

/** A button for one answer to a channel's question. */
export function AnswerButton({ label, className, onAnswer }: AnswerButtonProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  return (
    <>
      <Button
        size="small"
        className={className}
        aria-disabled={sending.state === 'sending'}
        onClick={() => void send(onAnswer)}
      >
        {label}
      </Button>
      <SendingFailure
        sending={sending}
        text={(message) => t('office.channels.today.keepFailed', { message })}
      />
    </>
  )
}
