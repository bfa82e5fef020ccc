import type { Source } from '#domain/channels/feed.ts'
import type { Offer } from '#domain/commands/intents.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation, reservationFields } from '#domain/reservation.ts'

/** A column of the table: a field, or what can be done with a stay. */
export type ColumnName = keyof typeof reservationFields | 'actions'

/** The words of every row, looked up once for all of them: a hundred rows would ask a thousand times. */
export type RowTexts = Record<
  | 'past'
  | 'now'
  | 'waiting'
  | 'collected'
  | 'depositAwaited'
  | 'outstanding'
  | 'paid'
  | 'cancelled'
  | 'deleted'
  | 'open'
  | 'details'
  | 'guestPage',
  string
> & {
  acts: Record<Offer['verb'], { button: string }>
  sources: Record<Source, string>
  labels: Record<ColumnName, string>
}

/** What the cells of a stay's row are made of. */
export type Row = {
  reservation: Reservation
  today: IsoDate | null
  timing: 'past' | 'now' | 'coming' | 'over'
  texts: RowTexts
  edited: boolean
  pending: boolean
  /** A change of this stay has not been answered yet. */
  waiting: boolean
  /** Does what the row offers. */
  onAct: (reservation: Reservation, offer: Offer) => void
  /** Opens what can be written to the guest. */
  onWrite: ((reservation: Reservation) => void) | undefined
  /** Opens what further there is to a cancelled stay. */
  onDetails: ((stay: Reservation) => void) | undefined
  /** Opens the page of its guest. */
  onPage: ((stay: Reservation) => void) | undefined
  /** The id of the element that names the guest. */
  guestId: string
  /** It is a card of which only the head and what is most asked for is seen. */
  folded: boolean
  onFold: () => void
}
