import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { channelsWithPending } from '#domain/channels/pendingChannels.ts'
import { pendingOf } from '#domain/queuedChange.ts'
import { needsWord } from '#domain/olderRecord.ts'
import { ChannelsNeedYou } from './ChannelsNeedYou.tsx'
import { GuestAnswersCard } from './GuestAnswersCard.tsx'
import { ImportsNeedYou } from './ImportsNeedYou.tsx'
import { RefundsCard } from './RefundsCard.tsx'
import { RequestsCard } from './RequestsCard.tsx'
import { TodayView } from './TodayView.tsx'
import { followCaretaker } from '#db/caretaker.ts'
import { followChannels, settle } from '#db/channels.ts'
import { useRemote } from '#lib/remote.ts'
import { LoadingPlaceholder } from '#features/office/LoadingPlaceholder.tsx'
import { LettersToWrite } from './LettersToWrite.tsx'
import { NewReviews } from '#features/reviews/NewReviews.tsx'
import { stayAddress } from '#features/office/addresses.ts'
import { useQueue, useSubmit } from '#features/office/useQueue.ts'
import { useOffice } from '#features/office/useOffice.ts'
import { TodayAlarms } from '#features/caretaker/TodayAlarms.tsx'
import { TodayCaretaker } from '#features/caretaker/TodayCaretaker.tsx'
import { useStayWork } from '#features/stays/useStayWork.ts'
import { useOfficeAnswers } from '#features/requests/useAnswers.ts'
import { useOfficeLetters } from '#features/letters/useLetters.ts'

/** The start page: today's arrivals and departures, and open tasks. */
export function TodayPage() {
  const { t } = useTranslation()
  const office = useOffice()
  const { season, reservations, cancelled, notifiable, waiting, today } = office
  const { work, onCard } = useStayWork()
  const answers = useOfficeAnswers()
  const letters = useOfficeLetters()
  const { works } = useQueue()
  const submit = useSubmit()
  const [channels] = useRemote(followChannels)
  const [caretaker] = useRemote(followCaretaker)
  if (season.state === 'loading') return <LoadingPlaceholder quiet />
  if (season.state !== 'ready' || today === null) return null
  const { unreadable, older } = season.value
  const open = older.filter(needsWord)
  const linkToStays = (words: string) => (
    <Link className="text-accent-700 underline" to={stayAddress(null)}>
      {words}
    </Link>
  )
  return (
    <div className="space-y-6">
      {caretaker.state === 'ready' && <TodayAlarms caretaker={caretaker.value} />}
      {channels.state === 'ready' && (
        <ChannelsNeedYou
          channels={channelsWithPending(channels.value, pendingOf(works, 'channel'))}
          reservations={reservations}
          today={today}
          onOpen={onCard}
          onRemove={work.askToDelete}
          onKeep={({ id, name }, { id: stay }) =>
            submit({ of: 'channel', channel: 'keep', id, name, stay }, null)
          }
          onDecline={({ id, name }, asked) =>
            submit({ of: 'channel', channel: 'decline', id, name, asked }, null)
          }
        />
      )}
      {channels.state === 'ready' && caretaker.state === 'ready' && (
        <ImportsNeedYou
          imports={caretaker.value.imports}
          channels={channels.value}
          reservations={reservations}
          today={today}
          onOpen={onCard}
          onSettle={settle}
        />
      )}
      <TodayView
        today={today}
        reservations={reservations}
        unreadable={
          unreadable.length > 0 &&
          linkToStays(t('office.today.unreadable', { count: unreadable.length }))
        }
        open={open.length > 0 && linkToStays(t('office.today.open', { count: open.length }))}
        requests={
          <>
            <GuestAnswersCard
              {...{ reservations, today }}
              onOpen={onCard}
              onCancel={(stay) => work.act(stay, { verb: 'cancel', intended: null })}
            />
            <RequestsCard today={today} />
          </>
        }
        refunds={<RefundsCard unsent={waiting} {...{ cancelled, today }} />}
        toWrite={<LettersToWrite all={notifiable} {...{ today, letters, answers }} />}
        unsent={waiting}
        pending={work.pending}
        onOpen={onCard}
        onRemind={(stay) => letters.write({ stay, kind: 'confirmation' })}
        onCollect={(due, method) => void work.collect(due, today, method)}
      />
      <NewReviews today={today} />
      {caretaker.state === 'ready' && <TodayCaretaker caretaker={caretaker.value} />}
    </div>
  )
}
