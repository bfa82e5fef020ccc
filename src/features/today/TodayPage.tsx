import { toastFailure } from '#features/office/messages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Link } from 'react-router-dom'
import { channelsWithPending } from '#domain/channels/pendingChannels.ts'
import { pendingOf } from '#domain/queuedChange.ts'
import { needsWord } from '#domain/records.ts'
import { ChannelsNeedYou } from './ChannelsNeedYou.tsx'
import { TodayView } from './TodayView.tsx'
import { followCaretaker, followChannels } from '#db/officeValues.ts'
import { useRemote } from '#lib/remote.ts'
import { LoadingPlaceholder } from '#features/office/StatusNote.tsx'
import { LettersToWrite } from './LettersToWrite.tsx'
import { requestAddress, stayAddress, TOOLS_SITE } from '#features/office/addresses.ts'
import { useQueue, useSubmit } from '#features/office/useQueue.ts'
import { useGuestName, useOffice } from '#features/office/useOffice.ts'
import { TodayAlarms, TodayCaretaker } from '#features/caretaker/TodayCaretaker.tsx'
import { useStayWork } from '#features/stays/useReservationWork.ts'
import { useInboxNow, useOfficeAnswers } from '#features/requests/useAnswers.ts'
import { useOfficeLetters } from '#features/letters/useLetters.ts'
import { addDays, dayIn, type IsoDate } from '#domain/date.ts'
import { guestAnswerOf, isHeld, isOpen, isWaiting } from '#domain/inbox.ts'
import { Card } from '#features/office/cards.tsx'
import { formatDates } from '#features/office/stayText.ts'
import { FoldedList } from './StaysCard.tsx'
import type { ReactNode } from 'react'
import type { Stay } from '#domain/stay.ts'
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
import { translate } from '#i18n/index.ts'
import { Button } from '#ui/Button.tsx'
import { toastDone } from '#ui/toasts.ts'
import { villa } from '#content/villa.ts'
import { followReviews } from '#db/reviews.ts'

/** The start page: today's arrivals and departures, and open tasks. */
export function TodayPage() {
  const { t } = useTranslation()
  const office = useOffice()
  const { season, reservations, notifiable, waiting, today } = office
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
    <li key={words}>
      <Link className="text-accent-700 underline" to={stayAddress(null)}>
        {words}
      </Link>
    </li>
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
      <TodayView
        today={today}
        reservations={reservations}
        badRecords={[
          unreadable.length > 0 &&
            linkToStays(t('office.today.unreadable', { count: unreadable.length })),
          open.length > 0 && linkToStays(t('office.today.open', { count: open.length })),
        ].filter(Boolean)}
        requests={
          <>
            <GuestAnswersCard today={today} />
            <RequestsCard today={today} />
          </>
        }
        tasks={
          <>
            <RefundsCard today={today} />
            <LettersToWrite all={notifiable} {...{ today, letters, answers }} />
          </>
        }
        unsent={waiting}
        pending={work.saves.pending}
        actions={{
          onOpen: onCard,
          onRemind: (stay) => letters.write({ stay, kind: 'confirmation' }),
          onCollect: (due, method) => void work.payments.collect(due, today, method),
        }}
      />
      <NewReviews today={today} />
      {caretaker.state === 'ready' && <TodayCaretaker caretaker={caretaker.value} />}
    </div>
  )
}

/** The requests that need an answer, then the held ones, live; nothing without any. */
function RequestsCard({ today }: { today: IsoDate }) {
  const { t, language } = useTranslation()
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
                <GuestItem key={id} name={<RequestLink id={id} guest={guest} />} stay={stay}>
                  {heldUntil !== undefined && heldUntil >= today && (
                    <span className="block text-sm text-pine-700">
                      {t('office.requests.heldUntil', { day: formatDate(heldUntil, language) })}
                    </span>
                  )}
                </GuestItem>
              ))}
            </FoldedList>
          </div>
        ))}
    </Card>
  )
}

const GUEST_NAME = 'font-semibold wrap-anywhere text-accent-700 underline underline-offset-3'

function RequestLink({ id, guest }: { id: string; guest: string }) {
  const nameOf = useGuestName()
  return (
    <Link className={GUEST_NAME} to={requestAddress(id)}>
      {nameOf(guest)}
    </Link>
  )
}

function GuestItem({ name, stay, children }: { name: ReactNode; stay: Stay; children: ReactNode }) {
  const { language } = useTranslation()
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      {name}
      <span className="block text-sm text-pine-700 tabular-nums">
        {formatDates(stay, language)}
      </span>
      {children}
    </li>
  )
}

/** The refunds due to guests of cancelled stays; nothing without any. */
function RefundsCard({ today }: { today: IsoDate }) {
  const { t, language } = useTranslation()
  const { cancelled, waiting } = useOffice()
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
            <PayButton reservation={stay} today={today} waiting={waiting.has(stay.id)} />
          </li>
        ))}
      </FoldedList>
    </Card>
  )
}

const NONE: GuestAnswers = new Map()

/** What guests have answered on their pages and nobody has settled, live; nothing without any. */
function GuestAnswersCard({ today }: { today: IsoDate }) {
  const { t } = useTranslation()
  const { reservations } = useOffice()
  const { work, onCard } = useStayWork()
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
    saves
      .track(dismissAnswer(guestKey))
      .then(
        () => toastDone(() => translate('office.said.kept', { guest: musteriAdi })),
        toastFailure,
      )

  return (
    <Card title={t('office.said.title')}>
      <FoldedList>
        {[
          ...asked.map(({ request: { id, guest, stay }, answer }) => (
            <GuestItem key={id} name={<RequestLink id={id} guest={guest} />} stay={stay}>
              <GuestAnswerText answer={answer} />
            </GuestItem>
          )),
          ...cancelling.map(({ stay, answer }) => (
            <GuestItem
              key={stay.id}
              name={
                <button type="button" className={GUEST_NAME} onClick={() => onCard(stay)}>
                  {nameOf(stay.musteriAdi)}
                </button>
              }
              stay={stay.stay}
            >
              <GuestAnswerText answer={answer} />
              <span className="mt-2 flex flex-wrap gap-2">
                <Button
                  size="small"
                  onClick={() => work.operations.act(stay, { verb: 'cancel', intended: null })}
                >
                  {t('office.said.cancel')}
                </Button>
                <Button size="small" onClick={() => void keep(stay)}>
                  {t('office.said.keep')}
                </Button>
              </span>
            </GuestItem>
          )),
        ]}
      </FoldedList>
    </Card>
  )
}

/** A review that is unpublished for longer no longer counts as new. */
const NEW_DAYS = 14

/** The number of recent unpublished reviews on the start page, with a link to them. */
export function NewReviews({ today }: { today: IsoDate }) {
  const { t } = useTranslation()
  const [reviews] = useRemote(followReviews)
  if (reviews.state !== 'ready') return null
  const since = addDays(today, -NEW_DAYS)
  const fresh = reviews.value.filter(
    ({ publishedId, at }) => publishedId === undefined && dayIn(villa.timeZone, at) >= since,
  )
  if (fresh.length === 0) return null
  return (
    <p className="rounded-card bg-white p-5 shadow-soft">
      <Link className="font-semibold text-accent-700 underline" to={TOOLS_SITE}>
        {t('office.reviews.fresh', { count: fresh.length })}
      </Link>
    </p>
  )
}
