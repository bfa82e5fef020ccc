import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { Channel, PullResult } from '#domain/channels/channel.ts'
import { type OpenConflict, openConflicts } from '#domain/channels/openConflicts.ts'
import { guestNameOf } from '#domain/channels/siteWords.ts'
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
  const unsettled = channels.flatMap(({ id, name, pulled }) =>
    pulled && leavesWork(pulled.result) ? [{ id, name, result: pulled.result }] : [],
  )
  if (conflicts.length === 0 && unsettled.length === 0) return null
  return (
    <Card title={t('office.channels.today.title')} alarming>
      {conflicts.length > 0 && (
        <>
          <ul className="space-y-4">
            {conflicts.map((conflict) => (
              <li key={`${conflict.channel.id} ${conflict.uid}`}>
                <TwoSides conflict={conflict} onOpen={onOpen} />
              </li>
            ))}
          </ul>
          <p className="mt-3 max-w-text text-sm text-pine-700">
            {t('office.channels.today.whatToDo')}
          </p>
        </>
      )}
      {unsettled.length > 0 && (
        <ul className={clsx('space-y-2', conflicts.length > 0 && 'mt-4')}>
          {unsettled.map(({ id, name, result }) => (
            <li key={id}>
              <strong className="font-semibold">{name}</strong>: {inWords(result)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Whether a pull has left something for a person besides its conflicts. */
function leavesWork({ problem, refused, shrunken }: PullResult): boolean {
  return problem !== undefined || refused > 0 || shrunken === true
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
        {guestNameOf(title) && ` (${guestNameOf(title)})`}
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
