import type { PlanRow } from '#domain/channels/planRow.ts'
import { guestNameOf } from '#domain/channels/siteWords.ts'
import type { Stay } from '#domain/stay.ts'

/** The stay's guest, or the event's name in the calendar. */
export function guestOf(row: PlanRow): string {
  if (row.state === 'new' || row.state === 'asked') return row.draft.musteriAdi
  if ('base' in row && row.base) return row.base.musteriAdi
  const title = 'event' in row && row.event ? row.event.title : ''
  return guestNameOf(title) || title || '—'
}

/** The dates of a row; `null` for an event without any. */
export function daysOf(row: PlanRow): Stay | null {
  if (row.state === 'conflict') return row.stay
  if (row.state === 'changed' || row.state === 'asked') return row.draft.stay
  if ('event' in row && row.event && 'stay' in row.event) return row.event.stay
  return 'base' in row && row.base ? row.base.stay : null
}
