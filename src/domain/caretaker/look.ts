import { optional } from '#domain/field/field.ts'
import { flag } from '#domain/field/markField.ts'
import { count } from '#domain/field/numberField.ts'
import { choice } from '#domain/field/textField.ts'
import { readFields, valueOf, type ValuesOf } from '#domain/record.ts'

const counted = () => count({ min: 0, max: 100_000 })

/** What a host may run out of: requests to other servers, minutes of work, mails. */
const LOOK_LIMITS = ['fetches', 'minutes', 'mails'] as const

/** A limit of a host. */
export type LookLimit = (typeof LOOK_LIMITS)[number]

/** The result of the caretaker's last run, `/caretaker/look`. */
export const lookFields = {
  /** The number of channels read. */
  channels: counted(),
  /** The number of those that need an owner's decision. */
  needed: counted(),
  /** The number of mails sent. */
  mails: counted(),
  /** Whether a mail server is configured. */
  mailing: flag(),
  /** The limit of its host that the day comes near to. */
  limit: optional(choice(LOOK_LIMITS)),
}

/** The result of a run. */
export type LookResult = ValuesOf<typeof lookFields>

/** The last run with its time, account and result. */
export type Look = LookResult & { at: number; by: string }

/** Parses the last run; `null` for none or an invalid one. */
export function readLook(stored: unknown): Look | null {
  const read = readFields(lookFields, stored)
  const [at, by] = [valueOf(stored, 'at'), valueOf(stored, 'by')]
  const isWhole = 'values' in read && typeof at === 'number' && typeof by === 'string'
  return isWhole ? { ...read.values, at, by } : null
}
