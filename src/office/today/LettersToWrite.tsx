import { villa } from '#content/villa.ts'
import type { Season } from '#db/season.ts'
import { useRequests, useSentLetters } from '#db/stores.ts'
import type { IsoDate } from '#domain/date.ts'
import { declinesDue, lettersDue } from '#domain/letters/due.ts'
import { letterAddress, requestAddress } from '#i18n/officeAddresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Card, SourceBadge } from '#office/shared/cards.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { FoldedList, GuestLine } from './lists.tsx'

type LettersToWriteProps = { season: Season; today: IsoDate }

/** The letters that are due and not sent yet. */
export function LettersToWrite({
  season: { reservations, cancelled },
  today,
}: LettersToWriteProps) {
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
        address: letterAddress(reservation.id, kind),
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
