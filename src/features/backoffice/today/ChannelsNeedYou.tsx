import { useTranslation } from 'react-i18next'
import type { Channel } from '#domain/channels/channel.ts'
import { guestIn } from '#domain/channels/feed.ts'
import { type OpenConflict, openConflicts } from '#domain/channels/openConflicts.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { formatDates } from '#features/backoffice/stayText.ts'
import { usePullWords } from '#features/backoffice/tools/channels/usePullWords.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Card } from './Card.tsx'
import { StayLine } from './StayLine.tsx'

type ChannelsNeedYouProps = {
  channels: readonly Channel[]
  reservations: readonly Reservation[]
  today: IsoDate
  onOpen: (reservation: Reservation) => void
}

/** What the channels' calendars cannot settle without a person; nothing while all is well. */
export function ChannelsNeedYou(props: ChannelsNeedYouProps) {
  const { channels, reservations, today, onOpen } = props
  const { t } = useTranslation()
  const inWords = usePullWords()
  const conflicts = openConflicts(channels, reservations, today)
  const unread = channels.filter(
    ({ pulled }) => pulled?.result.problem !== undefined || pulled?.result.shrunken,
  )
  if (conflicts.length === 0 && unread.length === 0) return null
  return (
    <Card title={t('office.channels.today.title')} alarming>
      <ul className="space-y-4">
        {conflicts.map((conflict) => (
          <li key={`${conflict.channel.id} ${conflict.uid}`}>
            <TwoSides conflict={conflict} onOpen={onOpen} />
          </li>
        ))}
        {unread.map(({ id, name, pulled }) => (
          <li key={id}>
            <strong className="font-semibold">{name}</strong>: {pulled && inWords(pulled.result)}
          </li>
        ))}
      </ul>
      {conflicts.length > 0 && (
        <p className="mt-3 max-w-text text-sm text-pine-700">
          {t('office.channels.today.whatToDo')}
        </p>
      )}
    </Card>
  )
}

type TwoSidesProps = { conflict: OpenConflict; onOpen: (reservation: Reservation) => void }

/** A stay that a channel has sold, and who has its nights here. */
function TwoSides({ conflict: { channel, title, stay, rivals }, onOpen }: TwoSidesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <p>
        {t('office.channels.today.soldThere', {
          channel: channel.name,
          dates: formatDates(stay, language),
        })}
        {guestIn(title) && ` (${guestIn(title)})`}
      </p>
      <p className="mt-1 text-sm">{t('office.channels.today.hasHere')}</p>
      <ul className="divide-y divide-linen-300 pl-4">
        {rivals.map((each) => (
          <StayLine key={each.id} reservation={each} onOpen={onOpen} />
        ))}
      </ul>
    </>
  )
}
