import { useTranslation } from '#i18n/useTranslation.ts'
import { Link } from 'react-router-dom'
import { channelsWithPending } from '#domain/channels/pendingChannels.ts'
import { pendingOf } from '#domain/queuedChange.ts'
import { needsWord } from '#domain/olderRecord.ts'
import { ChannelsNeedYou, ImportsNeedYou } from './ChannelsNeedYou.tsx'
import { TodayView } from './TodayView.tsx'
import { followCaretaker, followChannels, settle } from '#db/officeValues.ts'
import { useRemote } from '#lib/remote.ts'
import { LoadingPlaceholder } from '#features/office/StatusNote.tsx'
import { LettersToWrite } from './LettersToWrite.tsx'
import { NewReviews } from '#features/reviews/NewReviews.tsx'
import { requestAddress, stayAddress } from '#features/office/addresses.ts'
import { useQueue, useSubmit } from '#features/office/useQueue.ts'
import { useGuestName, useOffice } from '#features/office/useOffice.ts'
import { TodayAlarms, TodayCaretaker } from '#features/caretaker/TodayCaretaker.tsx'
import { useStayWork } from '#features/stays/useReservationWork.ts'
import { useInboxNow, useOfficeAnswers } from '#features/requests/useAnswers.ts'
import { useOfficeLetters } from '#features/letters/useLetters.ts'
import type { IsoDate } from '#domain/date.ts'
import { guestAnswerOf, isHeld, isOpen, isWaiting } from '#domain/inbox.ts'
import { Card } from '#features/office/ToolCard.tsx'
import { formatDates } from '#features/office/stayText.ts'
import { FoldedList } from './StaysCard.tsx'
import type { CancelledStay } from '#domain/cancelled/cancelledStay.ts'
import { accountIn } from '#domain/payments/ledger.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { PayButton } from '#features/payments/StayPayments.tsx'
import { formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { dismissAnswer, followGuestAnswers } from '#db/pageAccounts.ts'
import { answerTo, type GuestAnswers } from '#domain/guestPage/guestAnswer.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useOfficeSaves } from '#features/office/useSaves.ts'
import { GuestAnswerText } from '#features/office/guestNotes.tsx'
import { formatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { Button } from '#ui/Button.tsx'
import { toastDone, toastFailed } from '#ui/toasts.ts'

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
          onRemove={work.deletion.ask}
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
              onCancel={(stay) => work.operations.act(stay, { verb: 'cancel', intended: null })}
            />
            <RequestsCard today={today} />
          </>
        }
        refunds={<RefundsCard unsent={waiting} {...{ cancelled, today }} />}
        toWrite={<LettersToWrite all={notifiable} {...{ today, letters, answers }} />}
        unsent={waiting}
        pending={work.saves.pending}
        onOpen={onCard}
        onRemind={(stay) => letters.write({ stay, kind: 'confirmation' })}
        onCollect={(due, method) => void work.payments.collect(due, today, method)}
      />
      <NewReviews today={today} />
      {caretaker.state === 'ready' && <TodayCaretaker caretaker={caretaker.value} />}
    </div>
  )
}

/** The requests that need an answer, then the held ones, live; nothing without any. */
function RequestsCard({ today }: { today: IsoDate }) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const [inbox] = useInboxNow(today, useOfficeAnswers())
  if (inbox.state !== 'ready') return null
  const { requests } = inbox.value
  const waiting = requests.filter((request) => isWaiting(request, today))
  const held = requests.filter((request) => isHeld(request, today))
  if (waiting.length + held.length === 0) return null
  return (
    <Card title={t('office.today.waiting', { count: waiting.length })}>
      {[waiting, held]
        .filter(({ length }) => length > 0)
        .map((list, at) => (
          <div
            key={list === held ? 'held' : 'waiting'}
            className={at > 0 ? 'mt-3 border-t border-linen-200 pt-3' : ''}
          >
            <FoldedList>
              {list.map(({ id, guest, stay, heldUntil }) => (
                <li key={id} className="py-2.5 first:pt-0 last:pb-0">
                  <Link
                    className="font-semibold wrap-anywhere text-accent-700 underline underline-offset-3"
                    to={requestAddress(id)}
                  >
                    {nameOf(guest)}
                  </Link>
                  <span className="block text-sm text-pine-700 tabular-nums">
                    {formatDates(stay, language)}
                  </span>
                  {heldUntil !== undefined && heldUntil >= today && (
                    <span className="block text-sm text-pine-700">
                      {t('office.requests.heldUntil', { day: formatDate(heldUntil, language) })}
                    </span>
                  )}
                </li>
              ))}
            </FoldedList>
          </div>
        ))}
    </Card>
  )
}

type RefundsCardProps = {
  cancelled: readonly CancelledStay[]
  today: IsoDate
  /** The ids of the stays with pending changes. */
  unsent: ReadonlySet<string>
}

/** The refunds due to guests of cancelled stays; nothing without any. */
function RefundsCard({ cancelled, today, unsent }: RefundsCardProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const ledger = useLedger()
  const refunds = cancelled.flatMap((stay) => {
    const { overpaid } = accountIn(ledger, stay, today)
    return overpaid > 0 ? [{ stay, overpaid }] : []
  })
  if (refunds.length === 0) return null
  return (
    <Card title={t('office.cancelling.refund')}>
      <FoldedList>
        {refunds.map(({ stay, overpaid }) => (
          <li
            key={stay.id}
            className="flex flex-wrap items-center justify-between gap-2 py-2.5 first:pt-0 last:pb-0"
          >
            <span className="wrap-anywhere">
              <span className="font-semibold">{nameOf(stay.musteriAdi)}</span>
              <span className="block text-sm text-pine-700 tabular-nums">
                {formatDates(stay.stay, language)}
              </span>
              <b className="tabular-nums">{formatMoney(overpaid, language)}</b>
            </span>
            <PayButton reservation={stay} today={today} waiting={unsent.has(stay.id)} />
          </li>
        ))}
      </FoldedList>
    </Card>
  )
}

const NONE: GuestAnswers = new Map()

type GuestAnswersCardProps = {
  reservations: readonly Reservation[]
  today: IsoDate
  onOpen: (stay: Reservation) => void
  /** Asks how to cancel a stay. */
  onCancel: (stay: Reservation) => void
}

/** What guests have answered on their pages and nobody has settled, live; nothing without any. */
function GuestAnswersCard({ reservations, today, onOpen, onCancel }: GuestAnswersCardProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const saves = useOfficeSaves()
  const [read] = useRemote(followGuestAnswers)
  const answers = read.state === 'ready' ? read.value : NONE
  const [inbox] = useInboxNow(today, useOfficeAnswers())
  const asked = (inbox.state === 'ready' ? inbox.value.requests : []).flatMap((request) => {
    const answer = isOpen(request) ? guestAnswerOf(request, answers) : null
    return answer ? [{ request, answer }] : []
  })
  const cancelling = reservations.flatMap((stay) => {
    const answer = answerTo('booked', answers.get(stay.guestKey ?? ''))
    return answer?.answer === 'cancel' && stay.stay.checkOut >= today ? [{ stay, answer }] : []
  })
  if (asked.length + cancelling.length === 0) return null

  const keep = ({ guestKey = '', musteriAdi }: Reservation) =>
    saves.track(dismissAnswer(guestKey)).then(
      () => toastDone(() => translate('office.said.kept', { guest: musteriAdi })),
      (failure: unknown) =>
        toastFailed(() => translate('admin.form.failed', { message: formatError(failure) })),
    )

  return (
    <Card title={t('office.said.title')}>
      <FoldedList>
        {[
          ...asked.map(({ request: { id, guest, stay }, answer }) => (
            <li key={id} className="py-2.5 first:pt-0 last:pb-0">
              <Link
                className="font-semibold wrap-anywhere text-accent-700 underline underline-offset-3"
                to={requestAddress(id)}
              >
                {nameOf(guest)}
              </Link>
              <span className="block text-sm text-pine-700 tabular-nums">
                {formatDates(stay, language)}
              </span>
              <GuestAnswerText answer={answer} />
            </li>
          )),
          ...cancelling.map(({ stay, answer }) => (
            <li key={stay.id} className="py-2.5 first:pt-0 last:pb-0">
              <button
                type="button"
                className="font-semibold wrap-anywhere text-accent-700 underline underline-offset-3"
                onClick={() => onOpen(stay)}
              >
                {nameOf(stay.musteriAdi)}
              </button>
              <span className="block text-sm text-pine-700 tabular-nums">
                {formatDates(stay.stay, language)}
              </span>
              <GuestAnswerText answer={answer} />
              <span className="mt-2 flex flex-wrap gap-2">
                <Button size="small" onClick={() => onCancel(stay)}>
                  {t('office.said.cancel')}
                </Button>
                <Button size="small" onClick={() => void keep(stay)}>
                  {t('office.said.keep')}
                </Button>
              </span>
            </li>
          )),
        ]}
      </FoldedList>
    </Card>
  )
}
