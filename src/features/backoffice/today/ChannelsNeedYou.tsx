import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { Channel, PullResult, StoredAsked } from '#domain/channels/channel.ts'
import { type OpenConflict, openConflicts } from '#domain/channels/openConflicts.ts'
import { guestNameOf } from '#domain/channels/siteWords.ts'
import { openQuestions } from '#domain/channels/openQuestions.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights, type Stay } from '#domain/stay.ts'
import { FailureNote } from '#features/backoffice/FailureNote.tsx'
import { formatDates } from '#features/backoffice/stayText.ts'
import { usePullWords } from '#features/backoffice/tools/channels/usePullWords.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useSending } from '#lib/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from './Card.tsx'
import { StayLine } from './StayLine.tsx'

type ChannelsNeedYouProps = {
  channels: readonly Channel[]
  reservations: readonly Reservation[]
  today: IsoDate
  onOpen: (reservation: Reservation) => void
  /** Asks before a stay is deleted. */
  onRemove: (reservation: Reservation) => void
  /** Notes that a stay stays, which its channel has no longer; rejects with the failure to be told. */
  onKeep: (channel: Channel, reservation: Reservation) => Promise<void>
  /** Notes that an event does not close nights; rejects with the failure to be told. */
  onDecline: (channel: Channel, asked: StoredAsked) => Promise<void>
}

/** What the channels' calendars cannot settle without a person; nothing while all is well. */
export function ChannelsNeedYou(props: ChannelsNeedYouProps) {
  const { channels, reservations, today, onOpen, onRemove, onKeep, onDecline } = props
  const { t } = useTranslation()
  const inWords = usePullWords()
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
                <TwoSides conflict={conflict} onOpen={onOpen} />
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
              <strong className="font-semibold">{name}</strong>: {inWords(result)}
              {unreadable.length > 0 && (
                <ul className="pl-4 wrap-anywhere">
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

/** Whether a pull has left something for a person besides its conflicts. */
function leavesWork({ problem, unreadable, refused, shrunken }: PullResult): boolean {
  return problem !== undefined || unreadable + refused > 0 || shrunken === true
}

type MissingProps = Pick<ChannelsNeedYouProps, 'onOpen' | 'onRemove' | 'onKeep'> & {
  channel: Channel
  base: Reservation
}

/** A stay that its channel has no longer: an owner says whether it goes. */
function Missing({ channel, base, onOpen, onRemove, onKeep }: MissingProps) {
  const { t } = useTranslation()
  const inWords = useFailureWords()
  const { sending, send } = useSending()
  return (
    <StayLine reservation={base} onOpen={onOpen}>
      <p className="max-w-text">{t('office.channels.today.missing', { channel: channel.name })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="danger" onClick={() => onRemove(base)}>
          {t('office.channels.today.remove')}
        </Button>
        <Button
          size="small"
          aria-disabled={sending.state === 'sending'}
          onClick={() => void send(() => onKeep(channel, base))}
        >
          {t('office.channels.today.keep')}
        </Button>
      </div>
      {sending.state === 'failed' && (
        <FailureNote>
          {t('office.channels.today.keepFailed', { message: inWords(sending.failure) })}
        </FailureNote>
      )}
    </StayLine>
  )
}

type AskedProps = Pick<ChannelsNeedYouProps, 'onDecline'> & {
  channel: Channel
  stay: Stay
  asked: StoredAsked
}

/** Nights that are too many to be closed unasked. */
function Asked({ channel, stay, asked, onDecline }: AskedProps) {
  const { t } = useTranslation()
  const inWords = useFailureWords()
  const { sending, send } = useSending()
  const language = useLanguage()
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
      <Button
        size="small"
        className="mt-2"
        aria-disabled={sending.state === 'sending'}
        onClick={() => void send(() => onDecline(channel, asked))}
      >
        {t('office.channels.today.decline')}
      </Button>
      {sending.state === 'failed' && (
        <FailureNote>
          {t('office.channels.today.keepFailed', { message: inWords(sending.failure) })}
        </FailureNote>
      )}
    </li>
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
