import { useTranslation } from 'react-i18next'
import { guestNameOf } from '#domain/channels/siteWords.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Stay } from '#domain/stay.ts'
import { formatDates } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { StayLine } from './StayLine.tsx'

type ChannelConflictProps = {
  /** The channel's name. */
  channel: string
  title: string
  stay: Stay
  rivals: readonly Reservation[]
  onOpen: (reservation: Reservation) => void
}

/** A stay sold by a channel, and the local stays with its nights. */
export function ChannelConflict({ channel, title, stay, rivals, onOpen }: ChannelConflictProps) {
  const { t } = useTranslation()
  const language = useLanguage()
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
