import { createContext, type ReactNode, useContext, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { IsoDate } from '#domain/date.ts'
import type { GuestAnswer } from '#domain/guestPage/guestAnswer.ts'
import type { Period, Received } from '#domain/inbox.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { OwnLetters } from '#domain/letters/ownLetters.ts'
import type { Prices } from '#domain/prices/prices.ts'
import type { Answer } from '#domain/request.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Addressee, Recipient } from '#features/letters/letterText.ts'
import { formatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { useSending } from '#lib/form/useSending.ts'
import { toastDone } from '#ui/toasts.ts'

const SelectedRequest = createContext<string | null>(null)

/** Provides the id of the request that is shown beside the list. */
export const SelectedRequestProvider = SelectedRequest.Provider

/** The id of the request that is shown beside the list; `null` without one. */
export function useSelectedRequest(): string | null {
  return useContext(SelectedRequest)
}

/** Deletes requests by id and reports the number deleted so far; rejects with a `Failure`. */
export type Remove = (ids: readonly string[], onRemoved: (count: number) => void) => Promise<void>

/** Deletes the requests that `list` returns, with progress and error. */
export function useRemoval(list: () => Promise<readonly string[]>, onRemove: Remove) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  const [done, setDone] = useState<{ removed: number; of: number } | null>(null)

  async function remove() {
    const ids = await list()
    await onRemove(ids, (removed) => setDone({ removed, of: ids.length }))
    toastDone(() => translate('admin.requests.deleted', { count: ids.length }))
  }

  return {
    removing: sending.state === 'sending',
    progress: done && t('admin.requests.progress', { removed: done.removed, count: done.of }),
    failure:
      sending.state === 'failed'
        ? t('admin.deletion.failed', { message: formatError(sending.failure) })
        : null,
    /** Starts the deletion, and calls `onDone` after the last. */
    begin: (onDone: () => void) => void send(() => remove().then(onDone)),
  }
}

/** Submits an answer, or queues it while offline; rejects with a `Failure`. */
export type Give = (request: Received, answer: Answer) => Promise<void>

/** The inbox's context: the data and operations of its parts. */
export type InboxContext = {
  today: IsoDate
  stays: {
    reservations: readonly Reservation[]
    /** The stays of a request's guest, the latest first, without its own. */
    staysOf: (request: Received) => readonly Reservation[]
    /** The stay of an accepted request; `gone` when it was deleted, `null` when unknown. */
    stayOf: (request: Received) => Reservation | 'gone' | null
    openStay: (stay: Reservation) => void
  }
  requests: {
    sought: string | null
    addressOf: (request: Received) => string
    historyOf: (request: Received) => ReactNode
    /** What a request's guest has answered on their page; `null` for nothing. */
    saidOf: (request: Received) => GuestAnswer | null
    /** Asks whether to remove a guest's data. */
    forget: (request: Received) => void
    /** The ids of all unanswered requests of a period; rejects with a `Failure`. */
    find: (period: Period) => Promise<string[]>
    remove: Remove
  }
  estimate: {
    /** The owners' prices; `null` before they load. */
    prices: Prices | null
    /** Whether the guest is answered with the estimate that was seen, instead of today's price. */
    usesSeen: (request: Received) => boolean
    /** Chooses between the two. */
    onUseSeen: (request: Received, uses: boolean) => void
  }
  letters: {
    own: OwnLetters
    write: (to: Addressee) => void
    onWritten: (to: Recipient, kind: LetterKind) => void
  }
  answers: {
    pending: boolean
    /** The ids of the requests whose answer is pending. */
    waiting: ReadonlySet<string>
    accept: (request: Received) => void
    answer: Give
    /** Closes the days of a held request for visitors, or opens them again. */
    holdDays: (request: Received, closes: boolean) => Promise<void>
  }
}

/** The request as it is answered: without the seen estimate if today's price was chosen. */
export function pricedRequest(request: Received, usesSeen: boolean): Received {
  if (usesSeen) return request
  const priced = { ...request }
  delete priced.quote
  return priced
}

const Context = createContext<InboxContext | null>(null)

export const InboxProvider = Context.Provider

/** The inbox's context. */
export function useInboxContext(): InboxContext {
  const context = useContext(Context)
  if (!context) throw new Error('There is no context around this')
  return context
}
