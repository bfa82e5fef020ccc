import { Link } from 'react-router-dom'
import { save, saveStay } from '#db/save.ts'
import { useChannels } from '#db/stores.ts'
import type { Season } from '#db/season.ts'
import { leaveAsIs, removeNews, sourceOfChannel } from '#domain/channels/channel.ts'
import { type OpenFinding, openFindings } from '#domain/channels/finding.ts'
import type { IsoDate } from '#domain/date.ts'
import { sumsIn } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { type Command, toCancel, toClose, toEdit } from '#domain/stay/stayChange.ts'
import { formatFinding } from '#i18n/findingText.ts'
import { stayAddress } from '#i18n/officeAddresses.ts'
import { formatPullResult } from '#i18n/pullResultText.ts'
import { guestName } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Card } from '#office/shared/cards.tsx'
import { SendingFailure } from '#office/shared/StatusNote.tsx'
import { toastStored } from '#office/shared/stayCommands.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { useSending } from '#ui/form/useSending.ts'
import { FoldedList, LINK } from './lists.tsx'

type ChannelPartProps = { season: Season; today: IsoDate }

function useOpenFindings({ season: { reservations }, today }: ChannelPartProps) {
  const stored = useChannels()
  const channels = stored.state === 'ready' ? stored.value : []
  return { channels, ...openFindings(channels, reservations, today) }
}

/** The questions of the channels' calendars, and those that were not read; nothing without any. */
export function ChannelQuestions(props: ChannelPartProps) {
  const { t, language } = useTranslation()
  const { channels, questions } = useOpenFindings(props)
  const failed = channels.flatMap((channel) =>
    channel.pulled?.problem === undefined ? [] : { ...channel, pulled: channel.pulled },
  )
  if (questions.length + failed.length === 0) return null
  const hasConflict = questions.some(({ finding }) => finding.kind === 'conflict')
  return (
    <Card title={t(`office.channels.today.${hasConflict ? 'soldTwice' : 'attention'}`)} alarming>
      <ul className="space-y-4">
        {questions.map((question) => (
          <li key={`${question.channel.id} ${question.key}`}>
            <p className="max-w-text wrap-anywhere">{formatFinding(t, question, language)}</p>
            <Answers question={question} season={props.season} />
          </li>
        ))}
        {failed.map(({ id, name, pulled }) => (
          <li key={id}>
            <strong className="font-semibold">{name}</strong>: {formatPullResult(t, pulled)}
          </li>
        ))}
      </ul>
      {hasConflict && (
        <p className="mt-3 max-w-text text-sm text-pine-700">
          {t('office.channels.today.whatToDo')}
        </p>
      )}
    </Card>
  )
}

/** The changes of the last pulls, until an owner has read them; nothing without any. */
export function ChannelNews(props: ChannelPartProps) {
  const { t, language } = useTranslation()
  const { news } = useOpenFindings(props)
  if (news.length === 0) return null
  return (
    <Card title={t('office.channels.today.news')}>
      <FoldedList>
        {news.map((each) => {
          const text = formatFinding(t, each, language)
          return (
            <li key={each.key} className="py-1.5 wrap-anywhere">
              {each.stay ? (
                <Link className={LINK} to={stayAddress(each.stay.id)}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          )
        })}
      </FoldedList>
      {news.some(({ finding }) => finding.kind === 'new') && (
        <p className="mt-1 text-sm text-pine-700">{t('office.channels.today.nameHint')}</p>
      )}
      <AnswerButton
        label={t('office.channels.today.read')}
        about={t('office.channels.today.news')}
        answer={() => save(removeNews(news))}
      />
    </Card>
  )
}

type AnswersProps = { question: OpenFinding; season: Season }

/** The ways to answer a question: a change here, or to leave everything as it is. */
function Answers({ question, season }: AnswersProps) {
  const { t, language } = useTranslation()
  const { channel, key, finding } = question
  const about = formatFinding(t, question, language)
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <SuggestedChange question={question} season={season} about={about} />
      <AnswerButton
        label={t(`office.channels.today.${finding.kind === 'unreadable' ? 'seen' : 'leave'}`)}
        about={about}
        answer={() => save(leaveAsIs(channel, key, finding))}
      />
    </div>
  )
}

/** The change that a question suggests. */
function SuggestedChange({ question, season, about }: AnswersProps & { about: string }) {
  const { t } = useTranslation()
  const { channel, finding, stay, rivals } = question
  switch (finding.kind) {
    case 'missing': {
      const cancel = t('office.channels.today.cancel')
      if (!stay) return null
      // An owner first decides what is kept of the money.
      if (stay.status !== 'booked' || sumsIn(season.payments, stay).paid !== 0)
        return <StayLink stay={stay} label={cancel} about={about} />
      return <CommandButton label={cancel} about={about} command={toCancel(stay, { kept: 0 })} />
    }
    case 'moved': {
      const { dates } = finding
      const take = t('office.channels.today.take')
      if (!stay) return null
      return <CommandButton label={take} about={about} command={toEdit(stay, { ...stay, dates })} />
    }
    case 'long': {
      const origin = {
        source: sourceOfChannel(channel),
        channel: channel.id,
        sourceTitle: finding.title,
      }
      const command = toClose(finding.dates, t('admin.form.closedName'), origin)
      return <CommandButton label={t('office.year.close')} about={about} command={command} />
    }
    case 'conflict':
    case 'double':
      return rivals.map((rival) => (
        <StayLink
          key={rival.id}
          stay={rival}
          label={t('office.channels.today.open', { guest: guestName(t, rival) })}
          about={about}
        />
      ))
    case 'unreadable':
    case 'new':
    case 'changed':
    case 'gone':
      return null
  }
}

type StayLinkProps = { stay: Reservation; label: string; about: string }

function StayLink({ stay, label, about }: StayLinkProps) {
  return (
    <Link
      className={buttonStyle({ size: 'small' })}
      to={stayAddress(stay.id)}
      aria-label={`${label}: ${about}`}
    >
      <bdi>{label}</bdi>
    </Link>
  )
}

type CommandButtonProps = { label: string; about: string; command: Command }

function CommandButton({ command, ...button }: CommandButtonProps) {
  return <AnswerButton {...button} answer={async () => toastStored(await saveStay(command))} />
}

type AnswerButtonProps = {
  label: string
  /** The question's subject, which distinguishes equal buttons for screen readers. */
  about: string
  answer: () => Promise<void>
}

function AnswerButton({ label, about, answer }: AnswerButtonProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  return (
    <>
      <Button
        size="small"
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
