import type { IsoDate } from './date.ts'
import type { Merged, Reservation, ReservationDraft, Seen } from './reservation.ts'

/** The keys of the messages in `admin.failure.*`. */
export const FAILURE_REASONS = [
  'credentials',
  'email',
  'disabled',
  'attempts',
  'network',
  'permission',
  'nightTaken',
  'changed',
  'gone',
  'cancelled',
  'forgotten',
  'answered',
  'pricesChanged',
  'unknown',
] as const

export type FailureReason = (typeof FAILURE_REASONS)[number]

/** An error with a known reason; `message` is the provider's own, for the console. */
export class Failure extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason, message: string) {
    super(message)
    this.name = 'Failure'
    this.reason = reason
  }
}

/** A night of another stay: `guest` is that stay's guest, `holder` its id. */
export class NightTaken extends Failure {
  readonly night: IsoDate
  readonly guest: string
  readonly holder: string
  constructor(night: IsoDate, guest: string, holder: string) {
    super('nightTaken', `The night ${night} is held by ${holder}`)
    this.night = night
    this.guest = guest
    this.holder = holder
  }
}

export class ChangedMeanwhile extends Failure {
  readonly current: Seen
  constructor(current: Seen) {
    super('changed', `${current.id} is at version ${current.version}`)
    this.current = current
  }
}

/** Another owner changed some of the same fields; `merged` has this owner's values in these. */
export class Clashing extends Failure {
  readonly current: Reservation
  readonly merged: ReservationDraft
  readonly clashes: Merged['clashes']
  constructor(current: Reservation, { merged, clashes }: Merged) {
    super('changed', `${current.id} has been changed in ${clashes.join(', ')}`)
    this.current = current
    this.merged = merged
    this.clashes = clashes
  }
}

export class GoneMeanwhile extends Failure {
  constructor() {
    super('gone', 'The record has been deleted')
  }
}
