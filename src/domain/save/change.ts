import { ChangedMeanwhile, Failure, GoneMeanwhile } from './failure.ts'
import { getField, readVersion } from '#domain/field/record.ts'
import type { SaveContext } from '#domain/settings/keys.ts'
import { SERVER_TIME, type Writes } from './writes.ts'

/** Reads the stored value of a path. */
export type Read = (path: string) => Promise<unknown>

/** What a save writes, and what its refusal means. */
export type Change = {
  /** Every path of one atomic update in the name of `by`, with the version that its editor saw; `context` is what it shows to others. */
  writes: (by: string, context: SaveContext) => Writes
  /** After a refusal: the reason, read from the database; `null` if this change is stored already. */
  refusal: (read: Read) => Promise<Failure | null>
}

type RecordChange = {
  path: string
  /** The version that its editor saw; 0 for a new record. */
  version: number
  /** The id of this change, by which it is recognised after a lost answer. */
  change: string
  /** The stored form of all its fields; `null` deletes them, so that only the version remains. */
  values: object | null
  /** Whether the record names who changed it, and when. */
  isSigned?: boolean
  /** Other paths of the same update. */
  more?: (context: SaveContext) => Writes
}

/** The change of a record that has its own version, such as a season or the terms. */
export function changeRecord({
  path,
  version,
  change,
  values,
  isSigned = true,
  more,
}: RecordChange): Change {
  return {
    writes: (by, context) => ({
      [path]: { ...values, version: version + 1, change, ...(isSigned && { by, at: SERVER_TIME }) },
      ...more?.(context),
    }),
    async refusal(read) {
      const stored = await read(path)
      if (getField(stored, 'change') === change) return null
      if (stored === null && version > 0) return new GoneMeanwhile()
      const now = readVersion(stored)
      return now === version ? refused() : changedBy(stored)
    },
  }
}

/** The failure of a record that somebody has changed; names them if the record or log entry does. */
export function changedBy(stored: unknown): ChangedMeanwhile {
  const [by, at] = [getField(stored, 'by'), getField(stored, 'at')]
  return new ChangedMeanwhile({
    by: typeof by === 'string' ? by : '',
    at: typeof at === 'number' ? at : null,
  })
}

/** The failure of a write that the rules refuse for no reason that another owner could have caused. */
export function refused(): Failure {
  return new Failure('permission', 'Permission denied')
}

/** A change that overwrites any stored value. */
export function writeOver(writes: Writes): Change {
  return { writes: () => writes, refusal: () => Promise.resolve(refused()) }
}
