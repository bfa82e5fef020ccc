import { flag } from '#domain/field/markField.ts'
import { count } from '#domain/field/numberField.ts'
import { readFields, valueOf, type ValuesOf } from '#domain/record.ts'

const counted = () => count({ min: 0, max: 100_000 })

/** What the caretaker's last look came to, `/caretaker/look`. */
export const lookFields = {
  /** How many channels were read. */
  channels: counted(),
  /** For how many of them a person is needed. */
  needed: counted(),
  /** How many mails were sent. */
  mails: counted(),
  /** Whether it has a mail server at all. */
  mailing: flag(),
}

/** What a look came to. */
export type LookResult = ValuesOf<typeof lookFields>

/** The last look: when, by whom, and what it came to. */
export type Look = LookResult & { at: number; by: string }

/** Reads the last look; `null` when there was none, or it cannot be read. */
export function readLook(stored: unknown): Look | null {
  const read = readFields(lookFields, stored)
  const [at, by] = [valueOf(stored, 'at'), valueOf(stored, 'by')]
  const isWhole = 'values' in read && typeof at === 'number' && typeof by === 'string'
  return isWhole ? { ...read.values, at, by } : null
}
