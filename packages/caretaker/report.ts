import type { PlanRow } from '#domain/channels/planRow.ts'
import { PLAN_STATES } from '#domain/channels/planRow.ts'
import type { Stay } from '#domain/stay.ts'
import type { Pulled } from './pullChannel.ts'

const STATES: { readonly [state in PlanRow['state']]: string } = {
  gone: 'gone',
  changed: 'changed',
  new: 'new',
  asked: 'to be asked about',
  missing: 'missing',
  conflict: 'in conflict',
  unreadable: 'unreadable',
  same: 'same',
  skipped: 'skipped',
}

export function summaryOf({ channel, result }: Pulled): string {
  const { problem, refused, shrunken } = result
  if (problem !== undefined) return `${channel.name}: not read (${problem})`
  const counts = PLAN_STATES.flatMap((state) =>
    result[state] > 0 ? [`${result[state]} ${STATES[state]}`] : [],
  )
  const notes = [
    ...(refused > 0 ? [`${refused} could not be written`] : []),
    ...(shrunken ? ['most of its stays are missing, none was taken away'] : []),
  ]
  return `${channel.name}: ${[counts.join(', ') || 'nothing', ...notes].join('; ')}`
}

/** Without names, because logs are kept. */
export function tableOf({ rows }: Pulled): string[] {
  return rows.map((row) => {
    const why = row.state === 'skipped' ? ` (${row.reason})` : ''
    const uid = ('event' in row && row.event?.uid) || ('base' in row && row.base?.sourceUid) || ''
    return `  ${`${STATES[row.state]}${why}`.padEnd(22)} ${daysOf(row).padEnd(25)} ${uid}`
  })
}

function daysOf(row: PlanRow): string {
  const stay = stayOf(row)
  return stay ? `${stay.checkIn} – ${stay.checkOut}` : ''
}

function stayOf(row: PlanRow): Stay | null {
  if (row.state === 'conflict') return row.stay
  if (row.state === 'changed' || row.state === 'new' || row.state === 'asked') return row.draft.stay
  if ('event' in row && row.event && 'stay' in row.event) return row.event.stay
  return ('base' in row && row.base?.stay) || null
}
