import { entriesOf } from '#domain/field/collection.ts'
import { optional } from '#domain/field/field.ts'
import { getField, namesOf, readFields, type ValuesOf } from '#domain/field/record.ts'
import { text } from '#domain/field/textField.ts'
import { SERVER_TIME, type Writes } from '#domain/save/writes.ts'
import { isReadable, type ReservationDraft, type StoredStay } from './reservation.ts'
import type { StayEntry } from './stayChange.ts'

const earlierText = optional(text({ required: true, max: 5000 }))

/** The texts of a stay before a change, `/earlier/{stay}/{entry of the log}`; the log itself has no texts. */
export const earlierFields = {
  musteriAdi: earlierText,
  phone: earlierText,
  notlar: earlierText,
  arrivalTime: earlierText,
  /** Why the stay was cancelled; the others are fields of the stay. */
  reason: earlierText,
}

export type EarlierTexts = ValuesOf<typeof earlierFields>

const { reason: _reason, ...fieldsOfStay } = earlierFields
const NAMES = namesOf(fieldsOfStay)

/** Keeps the texts that a change replaces. */
export function earlierWrites(
  { id, entry, by }: { id: string; entry: string; by: string },
  original: StoredStay | null,
  next: ReservationDraft | null,
): Writes {
  if (!original || !next) return {}
  const texts = isReadable(original) ? original : original.texts
  const replaced = NAMES.filter((name) => texts[name]?.trim() && texts[name] !== next[name])
  const reason =
    isReadable(original) && next.status !== 'cancelled' ? reasonOf(original) : undefined
  if (replaced.length === 0 && reason === undefined) return {}
  const values = {
    ...Object.fromEntries(replaced.map((name) => [name, texts[name]])),
    ...(reason !== undefined && { reason }),
  }
  return { [`earlier/${id}/${entry}`]: { ...values, by, at: SERVER_TIME } }
}

function reasonOf(stay: ReservationDraft): string | undefined {
  return stay.status === 'cancelled' ? stay.cancellation.reason : undefined
}

/** Parses `/earlier/{stay}` by entry of the log; `unreadable` are the keys of invalid ones. */
export function readEarlierTexts(stored: unknown) {
  const texts = new Map<string, EarlierTexts>()
  const unreadable: string[] = []
  for (const [entry, value] of entriesOf(stored)) {
    const read = readFields(earlierFields, value)
    if ('values' in read) texts.set(entry, read.values)
    else unreadable.push(entry)
  }
  return { texts, unreadable }
}

/** The entries of a stay's log, newest first, with its texts before and after each change. */
export function withTexts(
  log: readonly StayEntry[],
  earlier: ReadonlyMap<string, EarlierTexts>,
  stay: ReservationDraft | null,
): StayEntry[] {
  const later = new Map<string, unknown>(NAMES.map((name) => [name, getField(stay, name)]))
  let reason = stay ? reasonOf(stay) : undefined
  return log.map((entry) => {
    const texts = earlier.get(entry.id) ?? {}
    if (entry.verb === 'uncancel') reason = texts.reason
    if (entry.verb === 'cancel' && reason !== undefined)
      return { ...entry, cancellation: { ...entry.cancellation, reason } }
    if (entry.verb !== 'edit' && entry.verb !== 'add') return entry
    const changed = NAMES.filter(
      (name) => texts[name] !== undefined || entry.steps.some((step) => step.name === name),
    )
    const others = entry.steps.filter(({ name }) => !changed.some((each) => each === name))
    const steps = changed.map((name) => {
      const step = { name, before: texts[name], after: later.get(name) || undefined }
      later.set(name, texts[name])
      return step
    })
    return { ...entry, steps: [...steps, ...others] }
  })
}
