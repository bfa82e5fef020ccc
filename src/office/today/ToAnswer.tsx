import { useRequests } from '#db/stores.ts'
import type { IsoDate } from '#domain/date.ts'
import { isWaiting } from '#domain/request/inbox.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { formatDate } from '#i18n/format.ts'
import { requestAddress } from '#i18n/officeAddresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Card } from '#office/shared/cards.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { Dates, FoldedList, GuestLine } from './lists.tsx'

/** The requests that need an answer. */
export function WaitingRequests({ today }: { today: IsoDate }) {
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

type HeldStaysProps = { reservations: readonly Reservation[]; today: IsoDate }

/** The guests whose days are kept, each with the last day. */
export function HeldStays({ reservations, today }: HeldStaysProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const held = reservations.flatMap((stay) =>
    stay.status === 'held' && stay.heldUntil >= today ? [stay] : [],
  )
  if (held.length === 0) return null
  return (
    <Card title={t('office.today.held')}>
      <FoldedList>
        {held.map((stay) => (
          <GuestLine key={stay.id} guest={nameOf(stay)} to={requestAddress(stay.request)}>
            <Dates dates={stay.dates} />
            <span className="block text-sm text-pine-700">
              {t('office.today.heldUntil', { day: formatDate(stay.heldUntil, language) })}
            </span>
          </GuestLine>
        ))}
      </FoldedList>
    </Card>
  )
}
