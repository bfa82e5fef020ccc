import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { offersOf } from '#domain/commands/command.ts'
import { answerTo } from '#domain/guestPage/guestAnswer.ts'
import type { IsoDate } from '#domain/date.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import { type Reservation, reservationFields } from '#domain/reservation.ts'
import { countNights } from '#domain/stay.ts'
import { followGuestAnswers } from '#db/pageAccounts.ts'
import { GuestAnswerText } from '#features/office/guestNotes.tsx'
import { useRemote } from '#lib/remote.ts'
import { ContactWays } from '#features/letters/ContactWays.tsx'
import { useFollowed, useOfficeLetters } from '#features/letters/useLetters.ts'
import { formatDates, formatMoment, formatWeekday } from '#features/office/stayText.ts'
import { useGuestName } from '#features/office/useOffice.ts'
import { PaymentForm } from '#features/payments/PaymentForm.tsx'
import { StayPayments } from '#features/payments/StayPayments.tsx'
import { GuestPageButton } from './guestPage/GuestPageDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { CancelledNote, DeletedNote } from './table/cells.tsx'
import { useStayWork } from './useReservationWork.ts'
import type { StayEntry } from '#domain/office/stayLog.ts'
import { followStayLog } from '#db/stayLog.ts'
import { formatFieldExactly } from '#i18n/formatField.ts'
import { formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'

type StayCardProps = {
  stay: Reservation
  waiting: boolean
  today: IsoDate | null
  onClose: () => void
}

/** Everything about a stay on one card: days, people, money, messages, guest's page, history. */
export function StayCard({ stay, onClose, ...rest }: StayCardProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const title = stay.blocked ? t('office.year.closed') : nameOf(stay.musteriAdi)
  return (
    <Dialog open title={title} onClose={onClose}>
      <Details key={stay.id} stay={stay} {...rest} onClose={onClose} />
    </Dialog>
  )
}

function Details({ stay, waiting, today, onClose }: StayCardProps) {
  const { notlar, cancellation, deletion, blocked, musteriAdi } = stay
  const hasGuest = !blocked && !deletion && !isRemoved(musteriAdi)
  return (
    <div className="space-y-4">
      <Days stay={stay} />
      {cancellation && <CancelledNote cancellation={cancellation} />}
      {stay.guestKey && !deletion && <Said guestKey={stay.guestKey} stay={stay} />}
      {deletion && <DeletedNote deletion={deletion} today={today} />}
      {notlar !== '' && <p className="whitespace-pre-line wrap-anywhere">{notlar}</p>}
      {hasGuest && <Contact stay={stay} waiting={waiting} />}
      {today && !blocked && !deletion && <Money stay={stay} waiting={waiting} today={today} />}
      <div className="*:rounded-none *:p-0 *:shadow-none sm:*:p-0">
        <EditedHistory id={stay.id} />
      </div>
      <Actions stay={stay} waiting={waiting} today={today} onClose={onClose} />
    </div>
  )
}

function Days({
  stay: { stay, guests, arrivalTime, source, blocked, musteriAdi },
}: Pick<StayCardProps, 'stay'>) {
  const { t, language } = useTranslation()
  const weekdays = [stay.checkIn, stay.checkOut].map((day) => formatWeekday(day, language))
  const facts = [
    t('admin.nights', { count: countNights(stay) }),
    guests !== undefined && t('office.today.guests', { count: guests }),
    arrivalTime !== undefined && t('office.guests.comes', { time: arrivalTime }),
    source && t(`admin.sources.${source}`),
    blocked && musteriAdi !== t('office.year.closed') && musteriAdi,
  ]
  return (
    <p className="mt-1 tabular-nums">
      <span className="block font-semibold">
        {formatDates(stay, language)}{' '}
        <span className="font-normal text-pine-700">({weekdays.join(' – ')})</span>
      </span>
      <span className="text-pine-700">{facts.filter(Boolean).join(' · ')}</span>
    </p>
  )
}

/** That the guest asks to cancel. */
function Said({ guestKey, stay }: { guestKey: string; stay: Reservation }) {
  const [answers] = useRemote(followGuestAnswers)
  const given = answers.state === 'ready' ? answers.value.get(guestKey) : null
  const answer = answerTo(stay.cancellation ? 'cancelled' : 'booked', given)
  return answer && <GuestAnswerText answer={answer} />
}

function Contact({ stay, waiting }: Pick<StayCardProps, 'stay' | 'waiting'>) {
  const { t } = useTranslation()
  const letters = useOfficeLetters()
  const { phone, email } = stay
  return (
    <div className="space-y-2">
      {(phone !== undefined || email !== undefined) && (
        <>
          <p className="flex flex-wrap gap-x-4 wrap-anywhere tabular-nums">
            <span>{phone}</span> <span>{email}</span>
          </p>
          <ContactWays phone={phone} email={email} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => letters.write({ stay })}>
          {t('office.writing.open')}
        </Button>
        <GuestPageButton stay={stay} waiting={waiting} />
      </div>
    </div>
  )
}

function Money({ stay, waiting, today }: { stay: Reservation; waiting: boolean; today: IsoDate }) {
  const { t } = useTranslation()
  const [paying, setPaying] = useState(false)
  return (
    <section
      aria-label={t('office.payments.heading')}
      className="space-y-4 border-t border-linen-300 pt-4"
    >
      <StayPayments reservation={stay} waiting={waiting} today={today} />
      {paying ? (
        <PaymentForm
          reservation={stay}
          waiting={waiting}
          today={today}
          variant="primary"
          onDone={() => setPaying(false)}
        />
      ) : (
        <Button size="small" onClick={() => setPaying(true)}>
          {t('office.payments.add')}
        </Button>
      )}
    </section>
  )
}

/** The stay's operations; the deletion is apart from the others. */
function Actions({ stay, waiting, today, onClose }: StayCardProps) {
  const { t } = useTranslation()
  const { work, onForget } = useStayWork()
  const { id, musteriAdi, request, blocked, deletion } = stay
  const offers = offersOf(stay, today)
  const act = (offer: (typeof offers)[number]): ReactNode => (
    <Button
      key={offer.verb}
      size="small"
      variant={offer.verb === 'delete' ? 'danger' : 'secondary'}
      className={offer.verb === 'delete' ? 'ml-auto' : ''}
      aria-disabled={waiting}
      onClick={() => {
        if (waiting) return
        onClose()
        work.operations.act(stay, offer)
      }}
    >
      {t(`admin.acts.${offer.verb}.button`)}
    </Button>
  )
  const requests = request === undefined ? [] : [request]
  return (
    <div className="flex flex-wrap gap-2 border-t border-linen-300 pt-4">
      {offers.filter(({ verb }) => verb !== 'delete').map(act)}
      {!blocked && !deletion && !isRemoved(musteriAdi) && (
        <Button size="small" onClick={() => onForget({ guest: musteriAdi, requests, stay: id })}>
          {t('office.person.remove')}
        </Button>
      )}
      {offers.filter(({ verb }) => verb === 'delete').map(act)}
      <Button size="small" onClick={onClose}>
        {t('app.close')}
      </Button>
    </div>
  )
}

/** The history of the stay in the form, live. */
export function EditedHistory({ id }: { id: string }) {
  const entries = useFollowed(followStayLog, id)
  return entries && <StayHistory entries={entries} />
}

/** Who changed a stay, and which fields; newest first. */
export function StayHistory({ entries }: { entries: readonly StayEntry[] }) {
  const { t, language } = useTranslation()
  const say = (name: keyof typeof reservationFields, value: unknown) =>
    formatFieldExactly(reservationFields[name], value, language)
  if (entries.length === 0) return null
  return (
    <details className="rounded-card bg-white p-5 shadow-soft sm:p-6">
      <summary className="cursor-pointer font-semibold text-accent-700">
        {t('office.history.title', { count: entries.length })}
      </summary>
      <ol className="mt-3 divide-y divide-linen-300">
        {entries.map(({ id, at, by, verb, steps, payment, kept }) => (
          <li key={id} className="py-3">
            <p className="text-sm text-pine-600">
              <time dateTime={new Date(at).toISOString()}>{formatMoment(at, language)}</time>
              {' · '}
              <span className="wrap-anywhere">{by}</span>
              {' · '}
              {t(`admin.acts.${verb}.log`)}
            </p>
            {payment && (
              <p className="tabular-nums">
                {formatMoney(payment.amount, language)} · {formatDate(payment.date, language)}
              </p>
            )}
            {kept !== null && (
              <p className="tabular-nums">
                {kept > 0
                  ? t('office.cancelling.keeps', { amount: formatMoney(kept, language) })
                  : t('office.cancelling.keepsNothing')}
              </p>
            )}
            {verb === 'edit' && (
              <ul className="tabular-nums">
                {steps.map(({ name, before, after }) => (
                  <li key={name}>
                    {t(`admin.fields.${name}`)}:{' '}
                    {reservationFields[name].logged
                      ? `${say(name, before)} → ${say(name, after)}`
                      : t('office.history.changed')}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
