import { villa } from '#content/villa.ts'
import type { Season } from '#db/season.ts'
import { useRequests } from '#db/stores.ts'
import type { IsoDate } from '#domain/date.ts'
import { declinesDue } from '#domain/letters/requestLetters.ts'
import { lettersOn } from '#domain/stay/day.ts'
import { letterAddress, requestAddress } from '#i18n/officeAddresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Card, StaySource } from '#office/shared/cards.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { Dates, FoldedList, GuestLine } from './lists.tsx'

type LettersToWriteProps = { season: Season; today: IsoDate }

/** The letters that come next, each with its reason. */
export function LettersToWrite({ season, today }: LettersToWriteProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const inbox = useRequests()
  if (inbox.state !== 'ready') return null
  const { reservations, cancelled, letters: sent } = season
  const declines = declinesDue(inbox.value.requests, reservations, today, villa.timeZone)
  const due = [
    ...declines
      .filter(({ id }) => !sent.get(id)?.has('decline'))
      .map((request) => ({
        id: request.id,
        guest: nameOf(request),
        dates: request.dates,
        what: t('office.writing.kinds.decline'),
        stay: null,
        address: requestAddress(request.id),
      })),
    ...lettersOn([...reservations, ...cancelled], season, today).map(
      ({ reservation, kind, why }) => ({
        id: reservation.id,
        guest: nameOf(reservation),
        dates: reservation.dates,
        what: t(`office.writing.reasons.${why}`),
        stay: reservation,
        address: letterAddress(reservation.id, kind),
      }),
    ),
  ]
  if (due.length === 0) return null
  return (
    <Card title={t('office.writing.due')}>
      <FoldedList>
        {due.map(({ id, guest, dates, what, stay, address }) => (
          <GuestLine key={id} guest={guest} to={address}>
            {stay && <StaySource stay={stay} />}
            <Dates dates={dates} />
            <span className="block text-sm text-pine-700">{what}</span>
          </GuestLine>
        ))}
      </FoldedList>
    </Card>
  )
}
