import { createContext, type ReactNode, useContext } from 'react'
import type { IsoDate } from '#domain/date.ts'
import type { Period, Received } from '#domain/inbox.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { OwnLetters } from '#domain/letters/ownLetters.ts'
import type { Prices } from '#domain/prices/prices.ts'
import type { Answer } from '#domain/request.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Addressee, Recipient } from '#features/backoffice/letters/recipient.ts'
import type { Remove } from './useRemoval.ts'

/** Gives a request an answer, or keeps it until there is a line; rejects with the failure to be told. */
export type Give = (request: Received, answer: Answer) => Promise<void>

/** What stands beside the inbox while an owner answers: what its parts have to know, and what they can do. */
export type Desk = {
  today: IsoDate
  /** The stays that a request may be in the way of. */
  reservations: readonly Reservation[]
  /** The stays of whoever sent a request, the latest first, without the one that it became. */
  staysOf: (request: Received) => readonly Reservation[]
  /** What the owners ask for a night; `null` before it is known. */
  prices: Prices | null
  /** A change has not been answered by the database yet. */
  pending: boolean
  /** The ids of the requests whose answer has not been stored yet. */
  waiting: ReadonlySet<string>
  /** The id of the request that the address names. */
  sought: string | null
  /** The address that names a request, as a link within the office has it. */
  addressOf: (request: Received) => string
  /** The stay that a request became, cancelled or not; `gone` when it has been deleted since, `null` where that is not known. */
  stayOf: (request: Received) => Reservation | 'gone' | null
  /** Who answered a request, and when. */
  historyOf: (request: Received) => ReactNode
  /** Begins the stay that a request becomes. */
  accept: (request: Received) => void
  answer: Give
  openStay: (stay: Reservation) => void
  /** The owners' own texts of letters. */
  letters: OwnLetters
  /** Opens what can be written to somebody. */
  write: (to: Addressee) => void
  /** Writes down that a letter to who sent a request was written. */
  onWritten: (to: Recipient, kind: LetterKind) => void
  /** Asks whether a guest's data are to be removed. */
  forget: (request: Received) => void
  /** Finds the ids of all unanswered requests of a period, on show or not; rejects with the failure to be told. */
  find: (period: Period) => Promise<string[]>
  remove: Remove
}

const Context = createContext<Desk | null>(null)

/** Gives the inbox within it its desk. */
export const DeskProvider = Context.Provider

/** The desk that the inbox stands on. */
export function useDesk(): Desk {
  const desk = useContext(Context)
  if (!desk) throw new Error('There is no desk around this')
  return desk
}
