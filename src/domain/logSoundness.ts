import type { Effect } from './acts/act.ts'
import { verbsOfCancelled, verbsThat } from './change.ts'
import { valueOf } from './record.ts'
import type { Stay } from './stay.ts'

/** A stored stay, and its dates if readable. */
export type Record = { id: string; dates: unknown; details: unknown; stay: Stay | null }
type Entry = { key: string; version: number; verb: string }

/** The place of a stay after an operation: active, cancelled, or deleted. */
type Place = 'stands' | 'kept' | 'gone'

/** The places from which and to which an operation moves a stay. */
const WAYS: { [E in Effect]: { from: readonly Place[]; to: Place | null } } = {
  makes: { from: ['gone'], to: 'stands' },
  returns: { from: ['gone'], to: 'stands' },
  changes: { from: ['stands'], to: null },
  removes: { from: ['stands'], to: 'gone' },
  cancels: { from: ['stands'], to: 'kept' },
  reinstates: { from: ['kept'], to: 'stands' },
}

/** The inconsistencies of the stays' logs, in sentences. */
export function logProblems(records: readonly Record[], data: unknown): string[] {
  const versions = new Map(records.map(({ id, details }) => [id, valueOf(details, 'version') ?? 0]))
  const kept = childrenOf(data, 'cancelled')
  const unsaid = [...kept.keys()].filter((id) => !stayLogsOf(data).has(id))
  const problems = [...stayLogsOf(data)].flatMap(([id, log]) => {
    const entries = entriesOf(log)
    const last = entries.find(({ key }) => key === valueOf(log, 'last'))
    const { place, problems } = follow(id, entries)
    const version = versions.get(id)
    const keptVersion = valueOf(valueOf(kept.get(id), 'details'), 'version')
    if (last !== entries.at(-1)) problems.push(`the log of ${id} does not end where it says`)
    else if (last && place !== 'stands' && version !== undefined)
      problems.push(`${id} has risen from the dead`)
    else if (last && place === 'stands' && version === undefined)
      problems.push(`${id} is gone without a word`)
    else if (last && (place === 'kept') !== kept.has(id))
      problems.push(`${id} is ${place === 'kept' ? 'not ' : ''}among the cancelled`)
    else if (last && (version ?? keptVersion ?? last.version) !== last.version) {
      const told = JSON.stringify(version ?? keptVersion)
      problems.push(`${id} is at version ${told}, its log at ${last.version}`)
    }
    return problems
  })
  return [...problems, ...unsaid.map((id) => `${id} is cancelled without a word`)]
}

/** Replays a log's entries, and returns the stay's final place with the inconsistencies. */
function follow(id: string, entries: readonly Entry[]): { place: Place; problems: string[] } {
  let place: Place = 'stands'
  const problems = entries.flatMap(({ version, verb }, index) => {
    const before = entries[index - 1]
    const { from, to } = WAYS[effectOf(verb)]
    const isKept = place === 'kept' && verbsOfCancelled().some((each) => each === verb)
    const isTrue = !before || (version === before.version + 1 && (isKept || from.includes(place)))
    place = to ?? place
    return isTrue
      ? []
      : [`the log of ${id} tells of ${verb} ${version} after ${before.verb} ${before.version}`]
  })
  return { place, problems }
}

/** An unknown verb counts as a change. */
function effectOf(verb: string): Effect {
  const effects = ['makes', 'returns', 'removes', 'cancels', 'reinstates'] as const
  return effects.find((effect) => verbsThat(effect).some((each) => each === verb)) ?? 'changes'
}

/** The logs of stays by id. */
export function stayLogsOf(data: unknown): Map<string, unknown> {
  const logs = childrenOf(data, 'log')
  for (const other of ['prices', 'requests']) logs.delete(other)
  return logs
}

function entriesOf(log: unknown): Entry[] {
  return [...childrenOf(log, null)]
    .filter(([key]) => key !== 'last')
    .map(([key, entry]) => ({
      key,
      version: Number(valueOf(entry, 'version')),
      verb: String(valueOf(entry, 'verb')),
    }))
    .toSorted((one, other) => one.version - other.version)
}

/** The children of a stored object by key. */
export function childrenOf(data: unknown, name: string | null): Map<string, unknown> {
  const node = name === null ? data : valueOf(data, name)
  return new Map(typeof node === 'object' && node !== null ? Object.entries(node) : [])
}
