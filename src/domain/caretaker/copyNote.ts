import { pickedDay } from '#domain/field/dayField.ts'
import { optional, strict } from '#domain/field/field.ts'
import { mark } from '#domain/field/markField.ts'
import { count } from '#domain/field/numberField.ts'
import { choice } from '#domain/field/textField.ts'
import { type Fields, readFields, valueOf, type ValuesOf } from '#domain/record.ts'

/** Why no copy could be kept: what the caretaker's disk says. */
const COPY_PROBLEMS = ['missing', 'denied', 'readOnly', 'full', 'disk'] as const

/** Why no copy could be kept. */
export type CopyProblem = (typeof COPY_PROBLEMS)[number]

/** Why the office could not put a copy back as it is. */
const UNFIT = ['tooLarge', 'tooMany', 'unreadable'] as const

/** Why the office could not put a copy back as it is. */
export type Unfit = (typeof UNFIT)[number]

/** The newest copy in the caretaker's folder, `/caretaker/copy`: of which day, how large it is, and how many lie there. */
export const copyFields = {
  day: strict(pickedDay()),
  bytes: count({ min: 0, max: 1_000_000_000_000 }),
  kept: count({ min: 1, max: 1_000_000 }),
  /** Only the owner's key opens it. */
  sealed: mark(),
  unfit: optional(choice(UNFIT)),
}

/** Why there is no newer one, `/caretaker/copyTrouble`. */
export const copyTroubleFields = { problem: choice(COPY_PROBLEMS) }

/** What is said of the newest copy. */
type CopyNote = ValuesOf<typeof copyFields>

/** What the caretaker says of its copies, each with the moment since when; both are `null` where it keeps none. */
export type Copies = {
  copy: (CopyNote & { at: number }) | null
  trouble: { problem: CopyProblem; at: number } | null
}

/** Reads what the caretaker says of its copies from what stands under `/caretaker`. */
export function readCopies(stored: unknown): Copies {
  return {
    copy: readSince(copyFields, valueOf(stored, 'copy')),
    trouble: readSince(copyTroubleFields, valueOf(stored, 'copyTrouble')),
  }
}

/** Which of it stands there and cannot be read. */
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
