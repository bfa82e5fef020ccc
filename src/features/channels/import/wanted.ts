import type { Command } from '#domain/commands/command.ts'
import type { LeftByImport } from '#domain/channels/imported.ts'
import type { Failure } from '#domain/failure.ts'

/** A selected row with its key in the plan and its command. */
export type WantedRow = { key: string; guest: string; intended: Command }

/** The result of one row, or of storing the rest. */
export type ImportNews = Pick<WantedRow, 'key' | 'guest'> &
  ({ state: 'written'; merged: boolean } | { state: 'refused'; failure: Failure })

/** The rest of an imported calendar; `feed` is the channel's id or the source. */
export type Leaves = { feed: string; left: (refused: ReadonlySet<string>) => LeftByImport }

/** Writes rows, reports each result, and stores the rest. */
export type Import = (
  rows: readonly WantedRow[],
  leaves: Leaves,
  onNews: (news: ImportNews) => void,
) => Promise<void>
