import { useState } from 'react'
import type { Change } from '#domain/change.ts'
import { type Command, type Offer, toAdd, toDelete, toEdit } from '#domain/commands/command.ts'
import { isHeldFor, type Received } from '#domain/inbox.ts'
import { type Ledger, NOTHING_PAID, paymentsOf } from '#domain/payments/ledger.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { showFields } from '#domain/record.ts'
import type { Person } from '#domain/removedPerson.ts'
import {
  differInText,
  holdsNights,
  type Reservation,
  type ReservationDraft,
  reservationFields,
  type Seen,
  type UnreadableRecord,
  valuesOf,
} from '#domain/reservation.ts'
import { forgetEdit, hasChanges, typeAgain, unfinishedEdit } from './form/reservationForm.ts'
import { changeFor, freshKey } from '#db/changes.ts'
import type { PostChange } from '#db/outbox.ts'
import { toastDone } from '#ui/toasts.ts'
import { sameStay, type Stay } from '#domain/stay.ts'
import {
  type OfferLetter,
  paymentActions,
  useCancelling,
  useDeletion,
  useStayCommands,
} from './useStayCommands.ts'
import { useLeaveWarning, usePending } from '#features/office/useSaves.ts'
import { translate } from '#i18n/index.ts'
import type { KeyedPayment } from '#domain/commands/stayWrites.ts'
import { requiredContext } from '#lib/requiredContext.ts'

export type StayWork = {
  work: ReservationWork
  /** Why the stay in the address is not in the form. */
  openError: 'gone' | 'waiting' | null
  onCard: (stay: Reservation) => void
  /** The days in which a deposit is due, by the settings. */
  depositDays: number
  onForget: (person: Person) => void
}

export const [StayWorkProvider, useStayWork] = requiredContext<StayWork>('StayWorkProvider')

/** The form's content; `null` while a reservation is added. */
type Opened = {
  edit?: Reservation
  from?: Received
  at?: Stay
  repair?: UnreadableRecord
}

export type ReservationWork = ReturnType<typeof useReservationWork>

export type FormPlace = {
  /** Navigates to the form with the record `id`, or to an empty one. */
  open: (id: string | null) => void
  /** Leaves the form if it still shows the record `id`, or the empty one for `null`. */
  close: (id: string | null) => void
}

/**
 * Adding, editing and deleting records; the operations reject with a `Failure`. `offerLetter` gets
 * a stay whose guest should be notified.
 */
export function useReservationWork(
  reservations: readonly Reservation[],
  post: PostChange,
  place: FormPlace,
  offerLetter: OfferLetter,
  ledger: Ledger = NOTHING_PAID,
) {
  const [pending, track] = usePending()
  const { opened, openId, begin, open, close, closeRecord } = useOpened(place)
  const [round, setRound] = useState(0)
  const { say, perform } = useStayCommands({ post, track, onReopen: reopen })
  const deletion = useDeletion(reservations, post, say)
  const cancelling = useCancelling(reservations, { post, track, say, offerLetter }, closeRecord)
  const holds = holdActions(reservations, (change) => track(post(change)))
  const editing = opened.edit ?? null
  const { leaveEdit, question } = useEditLeaving(editing)

  const edit = (reservation: Reservation) => leaveEdit(() => open({ edit: reservation }))

  async function save(draft: ReservationDraft, base: Seen | null, deposit?: Payment) {
    const requests = answeredBy(draft, opened)
    const office = { reservations, ledger, editing, requests, held: holds.of(requests) }
    const change = changeFor(saveCommand(draft, base, deposit, office))
    const posted = await track(post(change))
    close()
    if (posted.state === 'kept') return 'kept' as const
    const kind = letterAfter(base, draft, opened)
    if (kind) offerLetter(stayAfter(change, draft), kind)
    if (posted.answer?.merged)
      toastDone(() => translate('season.merged', { guest: draft.musteriAdi }))
    return 'saved' as const
  }

  async function remove() {
    const id = await track(deletion.remove())
    if (id !== null) closeRecord(id)
  }

  /** Puts a refused change back into its form. */
  function reopen(change: Change, done: () => void) {
    leaveEdit(() => {
      if (hasNoForm(change)) return done()
      if (change.verb === 'cancel') cancelling.ask(change.base)
      else if (change.verb === 'delete') deletion.ask(change.base)
      else open(putBack(change, reservations))
      setRound((count) => count + 1)
      done()
    })
  }

  return {
    /** What the form shows. */
    form: {
      editing,
      openId,
      ...filledFrom(opened),
      /** Counts the refused changes put back, which mounts the form again. */
      round,
    },
    editors: {
      edit,
      beginFrom: (from: Received) => leaveEdit(() => open({ from })),
      beginAt: (at: Stay) => leaveEdit(() => open({ at })),
      repair: (record: UnreadableRecord) => leaveEdit(() => open({ repair: record })),
      /** Returns to the edit when the owner does not discard it. */
      show: (record: Reservation | UnreadableRecord | null) =>
        leaveEdit(
          () => begin(openedBy(record)),
          () => place.open(openId),
        ),
      reopen,
      cancel: (clear: () => void) =>
        leaveEdit(() => {
          clear()
          close()
        }),
      /** Closes the forms and dialogs of a person whose data are removed, without a question. */
      closeFor: ({ stay, requests }: Person) => {
        begin((now) => (now.from && requests.includes(now.from.id) ? {} : now))
        if (stay !== null) closeRecord(stay)
      },
    },
    deletion: { ...deletion, remove },
    /** The question whether an edit may be lost. */
    leaving: question,
    cancelling: cancelling.question,
    payments: paymentActions({ post, track, say, perform }),
    operations: {
      save,
      /** Submits an operation and shows its result. */
      perform,
      /** Runs an action of the list: opens the form, asks first, or submits it. */
      act: acting({ perform, ask: deletion.ask, askToCancel: cancelling.ask, edit }),
      holdDays: holds.change,
    },
    saves: { pending, track },
  }
}

/** Closing the days of held requests for visitors, each by a stay without a guest. */
function holdActions(reservations: readonly Reservation[], submit: PostChange) {
  const of = (ids: readonly string[]) => reservations.filter((each) => isHeldFor(each, { ids }))

  async function end(held: readonly Reservation[]) {
    for (const hold of held) await submit(changeFor(toDelete(hold)))
  }

  return {
    of,
    /** Closes the days of a held request, or opens them again. */
    change: async ({ ids, id, stay }: Received, closes: boolean) => {
      const held = of(ids)
      if (!closes) return end(held)
      if (held.length > 0) return undefined
      const name = translate('office.requests.hold.stayName')
      const draft = { musteriAdi: name, stay, toplamUcret: 0, kapora: 0, kalan: 0, notlar: '' }
      await submit(changeFor(toAdd({ ...draft, blocked: true, heldFor: id })))
    },
  }
}

type Acting = {
  perform: ReturnType<typeof useStayCommands>['perform']
  ask: (reservation: Reservation) => void
  askToCancel: (reservation: Reservation) => void
  edit: (reservation: Reservation) => void
}

function acting({ perform, ask, askToCancel, edit }: Acting) {
  return (reservation: Reservation, { verb, intended }: Offer) => {
    if (intended) void perform(intended)
    else if (verb === 'delete') ask(reservation)
    else if (verb === 'cancel') askToCancel(reservation)
    else edit(reservation)
  }
}

/** The letter due after a save: for an accepted request or changed dates. */
function letterAfter(base: Seen | null, draft: ReservationDraft, { from }: Opened) {
  if (!base) return from ? 'confirmation' : null
  return 'stay' in base && !sameStay(base.stay, draft.stay) ? 'change' : null
}

function stayAfter({ id, base }: Change, draft: ReservationDraft): Reservation {
  const version = (base?.version ?? 0) + 1
  return { ...draft, ...(version === 1 && { usesPayments: true }), id, version }
}

/** The form's content, with its address updated except by `begin`. */
function useOpened(place: FormPlace) {
  const [opened, begin] = useState<Opened>(() => openedBy(unfinishedEdit()))
  const openId = idOf(opened)

  function open(next: Opened) {
    begin(next)
    place.open(idOf(next))
  }

  /** Empties the form unless it has other content by now. */
  function close() {
    begin((now) => (now === opened ? {} : now))
    place.close(openId)
  }

  function closeRecord(id: string) {
    begin((now) => (idOf(now) === id ? {} : now))
    place.close(id)
  }

  return { opened, openId, begin, open, close, closeRecord }
}

function filledFrom({ from, at, repair }: Opened) {
  return { request: from ?? null, stay: at ?? null, repairing: repair ?? null }
}

function idOf({ edit, repair }: Opened): string | null {
  return (edit ?? repair)?.id ?? null
}

function openedBy(record: Reservation | UnreadableRecord | null): Opened {
  if (!record) return {}
  return 'stay' in record ? { edit: record } : { repair: record }
}

/** The ids of the requests that a stay answers: the one it contains, and its loaded duplicates. */
function answeredBy({ request }: ReservationDraft, { from }: Opened): readonly string[] {
  if (request === undefined) return []
  return from?.id === request ? from.ids : [request]
}

/** Whether no form shows the stay of a change: it is cancelled or deleted, and listed with its own buttons. */
function hasNoForm({ verb, base }: Change): boolean {
  if (verb === 'uncancel' || verb === 'undelete') return false
  return base !== null && 'stay' in base && !holdsNights(base)
}

/** Restores a refused change as typed text over the current record. */
function putBack(change: Change, reservations: readonly Reservation[]): Opened {
  // Payments have their own form beside the stay's others.
  if (change.verb === 'pay' || change.verb === 'unpay')
    return { edit: reservations.find(({ id }) => id === change.id) ?? change.base }
  const { verb, base, wanted } = change
  if (!wanted) return {}
  if (base && !('stay' in base)) {
    return { repair: { ...base, texts: showFields(reservationFields, valuesOf(wanted)) } }
  }
  const edited = verb === 'edit' && 'stay' in base ? base : null
  const [deposit] = change.verb === 'add' ? (change.payments ?? []) : []
  typeAgain(edited, wanted, deposit?.method)
  return openedBy(edited)
}

/** The callbacks for an owner's decision whether an edit may be lost. */
type Leaving = { go: () => void; stay: () => void }

function useEditLeaving(editing: Reservation | null) {
  const [asked, setAsked] = useState<Leaving | null>(null)
  useLeaveWarning(() => editing !== null && hasChanges(editing))

  /** Calls `go` immediately, or after the owner confirms that the edit may be lost. */
  function leaveEdit(go: () => void, stay = () => {}) {
    if (editing && hasChanges(editing)) return setAsked({ go, stay })
    // A text equal to the stored one is no draft to restore after a reload.
    if (editing) forgetEdit(editing)
    go()
  }

  const question = {
    /** The edit with unsaved changes that is about to be left. */
    leaving: asked && editing,
    leave: () => {
      if (editing) forgetEdit(editing)
      asked?.go()
      setAsked(null)
    },
    keepEditing: () => {
      setAsked(null)
      asked?.stay()
    },
  }

  return { leaveEdit, question }
}

type Office = {
  reservations: readonly Reservation[]
  ledger: Ledger
  /** The stay that the form was opened with. */
  editing: Reservation | null
  requests: readonly string[]
  held: readonly Reservation[]
}

function saveCommand(
  draft: ReservationDraft,
  base: Seen | null,
  deposit: Payment | undefined,
  { reservations, ledger, editing, requests, held }: Office,
): Command {
  if (base) return editOf(base, draft, reservations)
  // A stay that the other owner has deleted keeps its payments.
  const payments = editing ? paidOf(ledger, editing) : came(deposit)
  const isCounted = !editing || payments.length > 0
  return toAdd(isCounted ? { ...draft, usesPayments: true } : draft, requests, payments, held)
}

/** An edit that began before the stay's first payment applies to the stay after it. */
function editOf(base: Seen, draft: ReservationDraft, reservations: readonly Reservation[]) {
  const now = reservations.find(({ id }) => id === base.id)
  if (!now?.usesPayments || !('stay' in base) || differInText(base, now)) return toEdit(base, draft)
  return toEdit(now, { ...draft, usesPayments: true })
}

function came(deposit: Payment | undefined): KeyedPayment[] {
  return deposit ? [{ ...deposit, key: freshKey() }] : []
}

function paidOf(ledger: Ledger, stay: Reservation): KeyedPayment[] {
  return paymentsOf(ledger, stay).map(({ by: _by, ...payment }) => payment)
}
