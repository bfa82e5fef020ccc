import { undoAction } from '#features/office/messages.ts'
import { useState } from 'react'
import { type Change, stayIn, undoOf } from '#domain/change.ts'
import {
  type Command,
  toCancel,
  toDelete,
  toEdit,
  toPay,
  toUnpay,
} from '#domain/commands/command.ts'
import { dayIn, type IsoDate } from '#domain/date.ts'
import { closed, reopened } from '#domain/payments/account.ts'
import type { Due } from '#domain/office/day.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { type Reservation, sameReservation, type Seen } from '#domain/reservation.ts'
import { ChangedMeanwhile } from '#domain/failure.ts'
import type { Cancellation } from '#domain/cancellation.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import { changeFor } from '#db/changes.ts'
import type { PostChange } from '#db/outbox.ts'
import { serverNow } from '#db/clock.ts'
import { formatError } from '#i18n/failureWords.ts'
import { currentLanguage, translate } from '#i18n/index.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { toastDone, toastFailed, withdrawOffer } from '#ui/toasts.ts'
import type { PaymentsContext } from '#features/payments/paymentsContext.ts'
import { villa } from '#content/villa.ts'

export type OfferLetter = (stay: Reservation, kind: LetterKind) => void

type Sending = Pick<StayCommands, 'post' | 'track'> &
  Pick<ReturnType<typeof useStayCommands>, 'say'> & { offerLetter: OfferLetter }

/** The cancellation that an owner has to confirm; `onDone` gets the cancelled stay. */
export function useCancelling(
  reservations: readonly Reservation[],
  { post, track, say, offerLetter }: Sending,
  onDone: (id: string) => void,
) {
  const [asked, ask] = useState<Reservation | null>(null)
  // The dialog shows the current version of the stay, not the one it was opened with.
  const cancelling = reservations.find(({ id }) => id === asked?.id) ?? asked
  const changed = asked !== null && cancelling !== null && !sameReservation(asked, cancelling)

  /** Cancels the stay; rejects with a `Failure`. */
  async function onConfirm(cancellation: Cancellation): Promise<void> {
    if (!cancelling) return
    const { id } = cancelling
    const change = changeFor(toCancel(cancelling, cancellation, dayIn(villa.timeZone, serverNow())))
    const { state } = await track(post(change)).catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile && 'stay' in error.current) ask(error.current)
      throw error
    })
    say(change, state)
    // A late result must not close the dialog of another stay.
    ask((now) => (now?.id === id ? null : now))
    onDone(id)
    const cancelled = {
      ...cancelling,
      usesPayments: true as const,
      version: cancelling.version + 1,
    }
    if (state === 'answered') {
      offerLetter(
        { ...cancelled, cancellation: { ...cancellation, by: '', at: 0 } },
        'cancellation',
      )
    }
  }

  return {
    ask,
    question: { reservation: cancelling, changed, onConfirm, onClose: () => ask(null) },
  }
}

/** The record whose deletion an owner has to confirm, with the undo for ten seconds. */
export function useDeletion(
  reservations: readonly Reservation[],
  post: PostChange,
  say: ReturnType<typeof useStayCommands>['say'],
) {
  const [asked, ask] = useState<Seen | null>(null)
  // The dialog shows the current version of the stay, not the one it was opened with.
  const deleting = reservations.find(({ id }) => id === asked?.id) ?? asked
  const changed =
    asked !== null &&
    deleting !== null &&
    'stay' in asked &&
    'stay' in deleting &&
    !sameReservation(asked, deleting)

  /** Deletes the record and returns its id; rejects with a `Failure`. */
  async function remove(): Promise<string | null> {
    if (!deleting) return null
    const { id } = deleting
    const change = changeFor(toDelete(deleting))
    const { state } = await post(change).catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile) ask(error.current)
      throw error
    })
    if ('stay' in deleting) say(change, state)
    // A late result must not close the dialog of another record.
    ask((now) => (now?.id === id ? null : now))
    return id
  }

  return { deleting, changed, ask, remove }
}

type Paying = Pick<StayCommands, 'post' | 'track'> & ReturnType<typeof useStayCommands>

/** Returns functions that record payments and undo them, with their own messages. */
export function paymentActions({ post, track, say, perform }: Paying) {
  const pay: PaymentsContext['pay'] = async (reservation, payment) => {
    const change = changeFor(toPay(reservation, payment))
    const { state } = await track(post(change))
    say(change, state)
  }

  const takeBack: PaymentsContext['takeBack'] = (reservation, { by: _by, ...payment }) =>
    perform(toUnpay(reservation, payment))

  /** Records that a due amount arrived on a day. */
  function collect(
    { reservation, amount, isDeposit }: Due,
    date: IsoDate,
    method: Payment['method'],
  ): Promise<void> {
    const { musteriAdi: guest } = reservation
    const words = (text: 'collected' | 'uncollected') => () =>
      translate(`office.today.${text}`, { guest, amount: formatMoney(amount, currentLanguage()) })
    const purpose = isDeposit && ({ purpose: 'kapora' } as const)
    return perform(toPay(reservation, { date, amount, method, ...purpose }), {
      done: words('collected'),
      undone: words('uncollected'),
    })
  }

  const closeAccount: PaymentsContext['close'] = (reservation, owed, reason) =>
    perform(toEdit(reservation, closed(reservation, owed, reason)), {
      done: () =>
        translate('office.payments.closedDone', {
          guest: reservation.musteriAdi,
          amount: formatMoney(owed, currentLanguage()),
        }),
    })

  const reopenAccount: PaymentsContext['reopen'] = (reservation) =>
    perform(toEdit(reservation, reopened(reservation)))

  return { pay, takeBack, collect, closeAccount, reopenAccount }
}

export type StayCommands = {
  post: PostChange
  track: <T>(promise: Promise<T>) => Promise<T>
  onReopen: (change: Change, done: () => void) => void
}

/** The messages that replace an operation's own after it and after its undo. */
type Words = { done?: () => string; undone?: () => string }

/** Returns functions that submit an owner's command for a stay and show the result. */
export function useStayCommands({ post, track, onReopen }: StayCommands) {
  /** Shows that a change is stored or queued, and offers to undo it for ten seconds. */
  function say(change: Change, state: 'answered' | 'kept', { done, undone }: Words = {}) {
    const guest = guestOf(change)
    const back = undoOf(change)
    withdrawOffer(nameOf(change))
    const inItsWords = done ?? (() => translate(`admin.acts.${change.verb}.done`, { guest }))
    toastDone(
      state === 'kept' ? () => translate(`admin.acts.${change.verb}.kept`, { guest }) : inItsWords,
      back
        ? {
            name: nameOf(back),
            ...undoAction(() => void perform(back, undone ? { done: undone } : {})),
          }
        : undefined,
    )
  }

  /** Submits the command and shows the result; offers to open a refused one in the form. */
  async function perform(intended: Command, words?: Words): Promise<void> {
    const change = changeFor(intended)
    try {
      const { state } = await track(post(change))
      say(change, state, words)
    } catch (failure) {
      const guest = guestOf(change)
      toastFailed(
        () =>
          translate(`admin.acts.${change.verb}.failed`, { guest, message: formatError(failure) }),
        {
          label: () => translate('admin.doing.open'),
          run: (dismiss) => onReopen(change, dismiss),
        },
      )
    }
  }

  return { say, perform }
}

function nameOf(intended: Command): string {
  const { verb, base } = intended
  return [verb, base?.id, verb === 'unpay' && intended.payment.key].join('/')
}

function guestOf(change: Change): string {
  return stayIn(change)?.musteriAdi ?? change.id
}
