import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { save, saveStay } from '#db/save.ts'
import { useChannels } from '#db/stores.ts'
import type { Season } from '#db/season.ts'
import {
  type Channel,
  type ChannelNews,
  declineEvent,
  keepStay,
  needsAttention,
  removeNews,
  sourceOfChannel,
} from '#domain/channels/channel.ts'
import {
  type OpenConflict,
  openConflicts,
  type OpenQuestion,
  openQuestions,
} from '#domain/channels/questions.ts'
import { guestIn } from '#domain/channels/siteWords.ts'
import type { IsoDate } from '#domain/date.ts'
import { sumsIn } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { toCancel, toClose, toEdit } from '#domain/stay/stayChange.ts'
import { countNights } from '#domain/stay/stayDates.ts'
import { CaretakerAlarms } from '#office/shared/CaretakerAlarms.tsx'
import { Card } from '#office/shared/cards.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { toastStored } from '#office/shared/stayCommands.ts'
import { SendingFailure } from '#office/shared/StatusNote.tsx'
import { stayAddress } from '#i18n/officeAddresses.ts'
import { formatPullResult } from '#i18n/pullResultText.ts'
import { formatDates } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useSending } from '#ui/form/useSending.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { StayLine } from './StayLine.tsx'

type ChannelQuestionsProps = { season: Season; today: IsoDate }

/** The caretaker's failures, the channels' news, and the questions that are left to an owner. */
export function ChannelQuestions({ season, today }: ChannelQuestionsProps) {
  const channels = useChannels()
  return (
    <>
      <CaretakerAlarms />
      {channels.state === 'ready' && (
        <QuestionsCard channels={channels.value} season={season} today={today} />
      )}
    </>
  )
}

type QuestionsCardProps = ChannelQuestionsProps & { channels: readonly Channel[] }

/** News, conflicts and doubts of the channels; nothing without any. */
function QuestionsCard({ channels, season, today }: QuestionsCardProps) {
  const { t } = useTranslation()
  const { reservations } = season
  const conflicts = openConflicts(channels, reservations, today)
  const questions = openQuestions(channels, reservations, today)
  const failed = channels.flatMap(({ id, name, pulled }) =>
    pulled && needsAttention(pulled.result) ? [{ id, name, ...pulled }] : [],
  )
  const news = channels.flatMap((channel) =>
    [...channel.news].map(([key, each]) => ({ channel, newsKey: key, news: each })),
  )
  const doubts = conflicts.length + questions.length + failed.length
  if (doubts + news.length === 0) return null
  const title = conflicts.length > 0 ? 'soldTwice' : doubts > 0 ? 'attention' : 'fromChannels'
  return (
    <Card title={t(`office.channels.today.${title}`)} alarming={doubts > 0}>
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
            <Question
              key={keyOfQuestion(question)}
              question={question}
              isPaid={
                question.about === 'missing' &&
                sumsIn(season.payments, question.original).paid !== 0
              }
            />
          ))}
        </ul>
      )}
      {news.length > 0 && (
        <ul className={clsx('space-y-4', conflicts.length + questions.length > 0 && 'mt-4')}>
          {news.map((each) => (
            <News
              key={each.newsKey}
              {...each}
              stay={reservations.find(({ id }) => id === each.news.stay)}
            />
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <ul
          className={clsx(
            'space-y-2',
            conflicts.length + questions.length + news.length > 0 && 'mt-4',
          )}
        >
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

type NewsProps = {
  channel: Channel
  newsKey: string
  news: ChannelNews
  stay: Reservation | undefined
}

/** What a pull has written, which an owner removes after reading it. */
function News({ channel, newsKey, news: { what, guest, from, to }, stay }: NewsProps) {
  const { t, language } = useTranslation()
  const stayDates = { checkIn: from, checkOut: to }
  const dates = formatDates(stayDates, language)
  const words = { channel: channel.name, guest, dates, count: countNights(stayDates) }
  const content = (
    <>
      <p className="max-w-text">{t(`office.channels.today.news.${what}`, words)}</p>
      <AnswerButton
        label={t('office.channels.today.read')}
        about={`${guest}, ${dates}`}
        answer={() => save(removeNews(channel, newsKey))}
      />
    </>
  )
  return stay ? <StayLine reservation={stay}>{content}</StayLine> : <li>{content}</li>
}

function Question({ question, isPaid }: { question: OpenQuestion; isPaid: boolean }) {
  switch (question.about) {
    case 'missing':
      return <Missing {...question} isPaid={isPaid} />
    case 'moved':
      return <Moved {...question} />
    case 'asked':
      return <Asked {...question} />
  }
}

/** A stay that its channel has removed, which an owner cancels or keeps. */
function Missing({
  channel,
  original,
  isPaid,
}: OpenQuestion & { about: 'missing'; isPaid: boolean }) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const cancel = t('office.channels.today.cancel')
  return (
    <StayLine reservation={original}>
      <p className="max-w-text">{t('office.channels.today.missing', { channel: channel.name })}</p>
      <div className="flex flex-wrap gap-2">
        {isPaid || original.status !== 'booked' ? (
          // An owner first decides what is kept of the money.
          <Link
            className={clsx(buttonStyle({ size: 'small' }), 'mt-2')}
            to={stayAddress(original.id)}
            aria-label={`${cancel}: ${nameOf(original)}`}
          >
            {cancel}
          </Link>
        ) : (
          <AnswerButton
            label={cancel}
            about={nameOf(original)}
            answer={async () => toastStored(await saveStay(toCancel(original, { kept: 0 })))}
          />
        )}
        <AnswerButton
          label={t('office.channels.today.keep')}
          about={nameOf(original)}
          answer={() => save(keepStay(channel, original.id))}
        />
      </div>
    </StayLine>
  )
}

/** A stay that its channel has moved, which an owner moves, too, or leaves as it is. */
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
      <div className="flex flex-wrap gap-2">
        <AnswerButton
          label={t('office.channels.today.take')}
          about={nameOf(original)}
          answer={async () => toastStored(await saveStay(toEdit(original, { ...original, dates })))}
        />
        <AnswerButton
          label={t('office.channels.today.keep')}
          about={nameOf(original)}
          answer={() => save(declineEvent(channel, eventKey))}
        />
      </div>
    </StayLine>
  )
}

/** An event too long to block its nights without confirmation: an owner closes the days or leaves them free. */
function Asked({ channel, uid, dates: stay, eventKey }: OpenQuestion & { about: 'asked' }) {
  const { t, language } = useTranslation()
  const origin = { source: sourceOfChannel(channel), sourceUid: uid, channel: channel.id }
  const closedName = t('admin.form.closedName')
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
      <div className="flex flex-wrap gap-2">
        <AnswerButton
          label={t('office.year.close')}
          about={dates}
          answer={async () => toastStored(await saveStay(toClose(stay, closedName, origin)))}
        />
        <AnswerButton
          label={t('office.channels.today.decline')}
          about={dates}
          answer={() => save(declineEvent(channel, eventKey))}
        />
      </div>
    </li>
  )
}

type AnswerButtonProps = {
  label: string
  /** The guest or the dates, which distinguish equal buttons for screen readers. */
  about: string
  answer: () => Promise<void>
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
        onClick={() => void send(answer)}
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
