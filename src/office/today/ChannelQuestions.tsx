import { clsx } from 'clsx'
import { save } from '#db/save.ts'
import { useChannels } from '#db/stores.ts'
import type { Change } from '#domain/save/change.ts'
import { type Channel, declineEvent, keepStay, needsAttention } from '#domain/channels/channel.ts'
import {
  type OpenConflict,
  openConflicts,
  type OpenQuestion,
  openQuestions,
} from '#domain/channels/questions.ts'
import { guestIn } from '#domain/channels/siteWords.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { countNights } from '#domain/stay/stayDates.ts'
import { CaretakerAlarms } from '#office/shared/CaretakerAlarms.tsx'
import { Card } from '#office/shared/cards.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { SendingFailure } from '#office/shared/StatusNote.tsx'
import { formatPullResult } from '#i18n/pullResultText.ts'
import { formatDates } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useSending } from '#ui/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { StayLine } from './StayLine.tsx'

type ChannelQuestionsProps = { reservations: readonly Reservation[]; today: IsoDate }

/** The caretaker's failures, and the questions that it leaves to an owner. */
export function ChannelQuestions({ reservations, today }: ChannelQuestionsProps) {
  const channels = useChannels()
  return (
    <>
      <CaretakerAlarms />
      {channels.state === 'ready' && (
        <QuestionsCard channels={channels.value} reservations={reservations} today={today} />
      )}
    </>
  )
}

type QuestionsCardProps = ChannelQuestionsProps & { channels: readonly Channel[] }

/** Conflicts and doubts in the channels' calendars; nothing without any. */
function QuestionsCard({ channels, reservations, today }: QuestionsCardProps) {
  const { t } = useTranslation()
  const conflicts = openConflicts(channels, reservations, today)
  const questions = openQuestions(channels, reservations, today)
  const failed = channels.flatMap(({ id, name, pulled }) =>
    pulled && needsAttention(pulled.result) ? [{ id, name, ...pulled }] : [],
  )
  if (conflicts.length + questions.length + failed.length === 0) return null
  const title = conflicts.length > 0 ? 'soldTwice' : 'attention'
  return (
    <Card title={t(`office.channels.today.${title}`)} alarming>
      {conflicts.length > 0 && (
        <>
          <ul className="space-y-4">
            {conflicts.map((conflict) => (
              <Conflict
                key={`${conflict.channel.id} ${conflict.dates.checkIn} ${conflict.uid}`}
                {...conflict}
              />
            ))}
          </ul>
          <p className="mt-3 max-w-text text-sm text-pine-700">
            {t('office.channels.today.whatToDo')}
          </p>
        </>
      )}
      {questions.length > 0 && (
        <ul className={clsx('space-y-4', conflicts.length > 0 && 'mt-4')}>
          {questions.map((question) => (
            <Question key={keyOfQuestion(question)} {...question} />
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <ul className={clsx('space-y-2', conflicts.length + questions.length > 0 && 'mt-4')}>
          {failed.map(({ id, name, result, unreadable }) => (
            <li key={id}>
              <strong className="font-semibold">{name}</strong>: {formatPullResult(t, result)}
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

/** A channel's sale, and the stays that have its nights here. */
function Conflict({ channel, title, dates: stay, rivals }: OpenConflict) {
  const { t, language } = useTranslation()
  const { guest } = guestIn(title)
  const dates = formatDates(stay, language)
  return (
    <li>
      <p>
        {t('office.channels.today.soldThere', { channel: channel.name, dates })}
        {guest && ` (${guest})`}
      </p>
      <p className="mt-1 text-sm">{t('office.channels.today.hasHere')}</p>
      <ul className="mt-1.5 divide-y divide-linen-300 pl-4">
        {rivals.map((each) => (
          <StayLine key={each.id} reservation={each} />
        ))}
      </ul>
    </li>
  )
}

function keyOfQuestion(question: OpenQuestion): string {
  const { about, channel } = question
  return `${channel.id} ${about === 'missing' ? question.original.id : question.eventKey}`
}

function Question(question: OpenQuestion) {
  switch (question.about) {
    case 'missing':
      return <Missing {...question} />
    case 'moved':
      return <Moved {...question} />
    case 'asked':
      return <Asked {...question} />
  }
}

/** A stay that its channel has removed, which an owner keeps, or deletes in its panel. */
function Missing({ channel, original }: OpenQuestion & { about: 'missing' }) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  return (
    <StayLine reservation={original}>
      <p className="max-w-text">{t('office.channels.today.missing', { channel: channel.name })}</p>
      <AnswerButton
        label={t('office.channels.today.keep')}
        about={nameOf(original)}
        answer={() => keepStay(channel, original.id)}
      />
    </StayLine>
  )
}

/** A stay that its channel has moved, which an owner moves in its panel, or leaves as it is. */
function Moved({ channel, original, dates, eventKey }: OpenQuestion & { about: 'moved' }) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  return (
    <StayLine reservation={original}>
      <p className="max-w-text">
        {t('office.channels.today.moved', {
          channel: channel.name,
          dates: formatDates(dates, language),
        })}
      </p>
      <AnswerButton
        label={t('office.channels.today.keepDates')}
        about={nameOf(original)}
        answer={() => declineEvent(channel, eventKey)}
      />
    </StayLine>
  )
}

/** An event too long to block its nights without confirmation. */
function Asked({ channel, dates: stay, eventKey }: OpenQuestion & { about: 'asked' }) {
  const { t, language } = useTranslation()
  const dates = formatDates(stay, language)
  return (
    <li>
      <p>
        {t('office.channels.today.asked', {
          channel: channel.name,
          dates,
          count: countNights(stay),
        })}
      </p>
      <p className="mt-1 max-w-text text-sm text-pine-700">
        {t('office.channels.today.askedHint')}
      </p>
      <AnswerButton
        label={t('office.channels.today.decline')}
        about={dates}
        answer={() => declineEvent(channel, eventKey)}
      />
    </li>
  )
}

type AnswerButtonProps = {
  label: string
  /** The guest or the dates, which distinguish equal buttons for screen readers. */
  about: string
  answer: () => Change
}

/** Stores one answer to a channel's question. */
function AnswerButton({ label, about, answer }: AnswerButtonProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  return (
    <>
      <Button
        size="small"
        className="mt-2"
        aria-label={`${label}: ${about}`}
        aria-disabled={sending.state === 'sending'}
        onClick={() => void send(() => save(answer()))}
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
