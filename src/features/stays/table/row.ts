import type { Source } from '#domain/channels/feed.ts'
import type { Offer } from '#domain/commands/command.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation, reservationFields } from '#domain/reservation.ts'

/** A column: a field, or the actions. */
export type ColumnName = keyof typeof reservationFields | 'actions'

/** The texts of all rows, looked up once: a hundred rows would need a thousand lookups. */
export type RowTexts = Record<
  | 'past'
  | 'now'
  | 'waiting'
  | 'collected'
  | 'depositAwaited'
  | 'outstanding'
  | 'paid'
  | 'held'
  | 'cancelled'
  | 'open'
  | 'card'
  | 'more'
  | 'guestPage',
  string
> & {
  acts: Record<Offer['verb'], { button: string }>
  sources: Record<Source, string>
  labels: Record<ColumnName, string>
}

/** The data of a row's cells. */
export type Row = {
  reservation: Reservation
  today: IsoDate | null
  timing: 'past' | 'now' | 'coming' | 'over'
  texts: RowTexts
  edited: boolean
  pending: boolean
  /** Whether a change of this stay is pending. */
  waiting: boolean
  /** Runs the row's action. */
  onAct: (reservation: Reservation, offer: Offer) => void
  /** Opens the letters to the guest. */
  onWrite: ((reservation: Reservation) => void) | undefined
  /** Opens the stay's card. */
  onCard: ((stay: Reservation) => void) | undefined
  /** Opens the guest's page. */
  onPage: ((stay: Reservation) => void) | undefined
  /** The id of the element with the guest's name. */
  guestId: string
  /** Whether it is a folded card, which shows only its head and main fields. */
  folded: boolean
  onFold: () => void
}
