import { pickedDay } from '#domain/field/dayField.ts'
import { optional, strict } from '#domain/field/field.ts'
import { flag, mark } from '#domain/field/markField.ts'
import { count } from '#domain/field/numberField.ts'
import { choice } from '#domain/field/textField.ts'
import { type Fields, readFields, valueOf, type ValuesOf } from '#domain/record.ts'

const counted = () => count({ min: 0, max: 100_000 })

/** The result of the caretaker's last run, `/caretaker/run`. */
export const runFields = {
  channels: counted(),
  /** The number of those that need an owner's decision. */
  needed: counted(),
  mails: counted(),
  /** Whether a mail server is configured. */
  mailing: flag(),
}

type RunResult = ValuesOf<typeof runFields>

export type LastRun = RunResult & { at: number; by: string }

/** Parses the last run; `null` for none or an invalid one. */
export function readLastRun(stored: unknown): LastRun | null {
  const read = readFields(runFields, stored)
  const [at, by] = [valueOf(stored, 'at'), valueOf(stored, 'by')]
  const isWhole = 'values' in read && typeof at === 'number' && typeof by === 'string'
  return isWhole ? { ...read.values, at, by } : null
}

const COPY_PROBLEMS = ['missing', 'denied', 'readOnly', 'full', 'disk'] as const

export type CopyProblem = (typeof COPY_PROBLEMS)[number]

/** Why a backup could not be restored. */
const UNFIT = ['unreadable'] as const

export type Unfit = (typeof UNFIT)[number]

/** The newest backup in the caretaker's folder, `/caretaker/copy`. */
export const copyFields = {
  day: strict(pickedDay()),
  bytes: count({ min: 0, max: 1_000_000_000_000 }),
  kept: count({ min: 1, max: 1_000_000 }),
  sealed: mark(),
  unfit: optional(choice(UNFIT)),
}

/** Why there is no newer one, `/caretaker/copyTrouble`. */
export const copyTroubleFields = { problem: choice(COPY_PROBLEMS) }

type CopyNote = ValuesOf<typeof copyFields>

/** The caretaker's report of its backups, each with its time; both are `null` without backups. */
export type Copies = {
  copy: (CopyNote & { at: number }) | null
  trouble: { problem: CopyProblem; at: number } | null
}

/** Parses the report of the backups under `/caretaker`. */
export function readCopies(stored: unknown): Copies {
  return {
    copy: readSince(copyFields, valueOf(stored, 'copy')),
    trouble: readSince(copyTroubleFields, valueOf(stored, 'copyTrouble')),
  }
}

/** The invalid paths of that report. */
export function unreadableOfCopies(stored: unknown): string[] {
  const { copy, trouble } = readCopies(stored)
  const isLost = (name: string, read: object | null) =>
    valueOf(stored, name) !== undefined && read === null ? [name] : []
  return [...isLost('copy', copy), ...isLost('copyTrouble', trouble)]
}

function readSince<F extends Fields>(
  fields: F,
  stored: unknown,
): (ValuesOf<F> & { at: number }) | null {
  const read = readFields(fields, stored)
  const at = valueOf(stored, 'at')
  return 'values' in read && typeof at === 'number' ? { ...read.values, at } : null
}
