import { toAdd } from '#domain/acts/add.ts'
import { toDelete } from '#domain/acts/delete.ts'
import { toEdit } from '#domain/acts/edit.ts'
import type { Intended } from '#domain/change.ts'
import { newStay } from './newStay.ts'
import type { Feed, PlanRow } from './planRow.ts'

/** What somebody may have to do with a row: it is written unless they say no, only if they say so, or not at all. */
export type Choice = 'usual' | 'onDemand' | 'none'

/** What is intended with a row of a plan; `null` where there is nothing to write. */
export function intentOf(feed: Feed, row: PlanRow): Intended | null {
  switch (row.state) {
    case 'new':
      return toAdd(row.draft)
    case 'changed':
      return toEdit(row.base, row.draft)
    case 'gone':
      return toDelete(row.base)
    case 'skipped':
      return row.event && 'stay' in row.event && mayBeStay(row)
        ? toAdd(newStay(feed, row.event))
        : null
    case 'conflict':
    case 'same':
      return null
  }
}

/** Whether a row is written unless somebody says no; where much has gone at once, what is gone is not. */
export function choiceOf(row: PlanRow, shrunken: boolean): Choice {
  if (row.state === 'new' || row.state === 'changed') return 'usual'
  if (row.state === 'gone') return shrunken ? 'onDemand' : 'usual'
  return mayBeStay(row) ? 'onDemand' : 'none'
}

/** By what a row is known when the same calendar is compared again. */
export function keyOf(row: PlanRow): string {
  return 'event' in row && row.event
    ? `event ${row.event.uid}`
    : `stay ${('base' in row && row.base?.id) || ''}`
}

/** What was left alone because its title looks like a block of the channel's, or like our own days, may be a stay all the same. */
function mayBeStay(row: PlanRow): boolean {
  return row.state === 'skipped' && (row.reason === 'window' || row.reason === 'echo')
}
