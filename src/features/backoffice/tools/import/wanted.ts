import type { Intended } from '#domain/change.ts'
import type { Failure } from '#domain/failure.ts'

/** A row that an owner has ticked, by its key in the plan, and what is intended with it. */
export type WantedRow = { key: string; guest: string; intended: Intended }

/** What became of one row. */
export type ImportNews = WantedRow &
  ({ state: 'written'; merged: boolean } | { state: 'refused'; failure: Failure })

/** Writes rows, and tells of each what became of it. */
export type Import = (
  rows: readonly WantedRow[],
  onNews: (news: ImportNews) => void,
) => Promise<void>
