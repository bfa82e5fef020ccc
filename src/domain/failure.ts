import type { IsoDate } from './date.ts'

/** Why something did not work, as the key of the words for it (`admin.failure.*` in the translations). */
export type FailureReason =
  | 'credentials'
  | 'email'
  | 'disabled'
  | 'attempts'
  | 'network'
  | 'permission'
  | 'nightTaken'
  | 'unknown'

/** An error that has been understood; `message` is the provider's own, for the console. */
export class Failure extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason, message: string) {
    super(message)
    this.name = 'Failure'
    this.reason = reason
  }
}

/** A night that another stay holds; `holder` is the id of that stay. */
export class NightTaken extends Failure {
  readonly night: IsoDate
  readonly holder: string
  constructor(night: IsoDate, holder: string) {
    super('nightTaken', `The night ${night} is held by ${holder}`)
    this.night = night
    this.holder = holder
  }
}
