import { clsx } from 'clsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Channel, PullResult, StoredAsked } from '#domain/channels/channel.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights, type Stay } from '#domain/stay.ts'
import { openConflicts, openQuestions } from '#domain/channels/questions.ts'
import { formatDates } from '#features/office/stayText.ts'
import { useFormatResult } from '#features/caretaker/TodayCaretaker.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#features/office/cards.tsx'
import { AnswerButton, ChannelConflict, StayLine } from './StaysCard.tsx'

type ChannelsNeedYouProps = {
  channels: readonly Channel[]
  reservations: readonly Reservation[]
  today: IsoDate
  onOpen: (reservation: Reservation) => void
  onRemove: (reservation: Reservation) => void
  /** Stores that a stay remains although its channel has removed it; rejects with a `Failure`. */
  onKeep: (channel: Channel, reservation: Reservation) => Promise<void>
  /** Stores that an event blocks no nights; rejects with a `Failure`. */
  onDecline: (channel: Channel, asked: StoredAsked) => Promise<void>
}

/** The conflicts in the channels' calendars that need an owner's decision; nothing without any. */
export function ChannelsNeedYou(props: ChannelsNeedYouProps) {
  const { channels, reservations, today, onOpen, onRemove, onKeep, onDecline } = props
  const { t } = useTranslation()
  const formatResult = useFormatResult()
  const conflicts = openConflicts(channels, reservations, today)
  const questions = openQuestions(channels, reservations, today)
  const unsettled = channels.flatMap(({ id, name, pulled }) =>
    pulled && leavesWork(pulled.result) ? [{ id, name, ...pulled }] : [],
  )
  if (conflicts.length + questions.length + unsettled.length === 0) return null
  const title = conflicts.length > 0 ? 'soldTwice' : 'attention'
  return (
    <Card title={t(`office.channels.today.${title}`)} alarming>
      {conflicts.length > 0 && (
        <>
          <ul className="space-y-4">
            {conflicts.map((conflict) => (
              <li key={`${conflict.channel.id} ${conflict.stay.checkIn} ${conflict.uid}`}>
                <ChannelConflict {...conflict} channel={conflict.channel.name} onOpen={onOpen} />
              </li>
            ))}
          </ul>
          <p className="mt-3 max-w-text text-sm text-pine-700">
            {t('office.channels.today.whatToDo')}
          </p>
        </>
      )}
      {questions.length > 0 && (
        <ul className={clsx('space-y-4', conflicts.length > 0 && 'mt-4')}>
          {questions.map((question) =>
            question.about === 'missing' ? (
              <Missing
                key={`${question.channel.id} ${question.base.id}`}
                {...question}
                {...{ onOpen, onRemove, onKeep }}
              />
            ) : (
              <Asked
                key={`${question.channel.id} ${question.stay.checkIn} ${question.uid}`}
                {...question}
                onDecline={onDecline}
              />
            ),
          )}
        </ul>
      )}
      {unsettled.length > 0 && (
        <ul className={clsx('space-y-2', conflicts.length + questions.length > 0 && 'mt-4')}>
          {unsettled.map(({ id, name, result, unreadable }) => (
            <li key={id}>
              <strong className="font-semibold">{name}</strong>: {formatResult(result)}
              {unreadable.length > 0 && (
                <ul className="pl-4 text-sm wrap-anywhere text-pine-700">
                  {unreadable.map(({ title, raw }) => (
                    <li key={`${title} ${raw}`}>{[title, raw].join(' · ')}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Whether a pull needs an owner's decision apart from conflicts. */
function leavesWork({ problem, unreadable, refused, shrunken }: PullResult): boolean {
  return problem !== undefined || unreadable + refused > 0 || shrunken === true
}

type MissingProps = Pick<ChannelsNeedYouProps, 'onOpen' | 'onRemove' | 'onKeep'> & {
  channel: Channel
  base: Reservation
}

/** A stay that its channel has removed, which an owner deletes or keeps. */
function Missing({ channel, base, onOpen, onRemove, onKeep }: MissingProps) {
  const { t } = useTranslation()
  return (
    <StayLine reservation={base} onOpen={onOpen}>
      <p className="max-w-text">{t('office.channels.today.missing', { channel: channel.name })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="danger" onClick={() => onRemove(base)}>
          {t('office.channels.today.remove')}
        </Button>
        <AnswerButton
          label={t('office.channels.today.keep')}
          onAnswer={() => onKeep(channel, base)}
        />
      </div>
    </StayLine>
  )
}

type AskedProps = Pick<ChannelsNeedYouProps, 'onDecline'> & {
  channel: Channel
  stay: Stay
  asked: StoredAsked
}

/** An event too long to block its nights without confirmation. */
function Asked({ channel, stay, asked, onDecline }: AskedProps) {
  const { t, language } = useTranslation()
  return (
    <li>
      <p>
        {t('office.channels.today.asked', {
          channel: channel.name,
          dates: formatDates(stay, language),
          count: countNights(stay),
        })}
      </p>
      <p className="mt-1 max-w-text text-sm text-pine-700">
        {t('office.channels.today.askedHint')}
      </p>
      <AnswerButton
        label={t('office.channels.today.decline')}
        className="mt-2"
        onAnswer={() => onDecline(channel, asked)}
      />
    </li>
  )
}
