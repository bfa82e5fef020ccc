import type { Intended } from '#domain/commands/intents.ts'
import type { LeftByImport } from '#domain/channels/imported.ts'
import type { Failure } from '#domain/failure.ts'

/** A row that an owner has ticked, by its key in the plan, and what is intended with it. */
export type WantedRow = { key: string; guest: string; intended: Intended }

/** What became of one row, or, where that was refused, of the keeping of what is left. */
export type ImportNews = Pick<WantedRow, 'key' | 'guest'> &
  ({ state: 'written'; merged: boolean } | { state: 'refused'; failure: Failure })

/** What is left of a calendar once it has been imported; `feed` is the channel's id, or whose calendar it is. */
export type Leaves = { feed: string; left: (refused: ReadonlySet<string>) => LeftByImport }

/** Writes rows, tells of each what became of it, and keeps what is left. */
export type Import = (
  rows: readonly WantedRow[],
  leaves: Leaves,
  onNews: (news: ImportNews) => void,
) => Promise<void>
