import type { Source } from '#domain/channels/feed.ts'
import type { IsoDate } from '#domain/date.ts'

/** The keys of the messages in `admin.failure.*`. */
const FAILURE_REASONS = [
  'credentials',
  'email',
  'disabled',
  'attempts',
  'network',
  'offline',
  'permission',
  'nightTaken',
  'changed',
  'gone',
  'answered',
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

/** A night of another stay, whose id is `holder`; a channel's stay may have no name. */
export class NightTaken extends Failure {
  readonly night: IsoDate
  readonly guest: { musteriAdi: string; source?: Source; sourceTitle?: string }
  readonly holder: string
  constructor(night: IsoDate, guest: NightTaken['guest'], holder: string) {
    super('nightTaken', `The night ${night} is held by ${holder}`)
    this.night = night
    this.guest = guest
    this.holder = holder
  }
}

/** Somebody has changed the record since its editor opened it. */
export class ChangedMeanwhile extends Failure {
  /** The other owner's address, and when they saved (milliseconds since 1970); empty if unknown. */
  readonly by: string
  readonly at: number | null
  constructor({ by = '', at = null }: { by?: string; at?: number | null } = {}) {
    super('changed', `Changed by ${by}`)
    this.by = by
    this.at = at
  }
}

export class GoneMeanwhile extends Failure {
  constructor() {
    super('gone', 'The record has been deleted')
  }
}
