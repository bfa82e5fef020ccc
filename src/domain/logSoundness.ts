import { valueOf } from './record.ts'
import type { Stay } from './stay.ts'

/** A stored stay, and its dates if readable. */
export type Record = { id: string; dates: unknown; details: unknown; stay: Stay | null }

/** Problems of the versions and logs, in sentences: each version has its entry, and is the version of its stay. */
export function logProblems(records: readonly Record[], data: unknown): string[] {
  const versions = childrenOf(data, 'versions')
  const ofRecords = records.flatMap(({ id, details }) => {
    const version = Number(valueOf(details, 'version') ?? 0)
    const n = Number(valueOf(versions.get(id), 'n') ?? 0)
    return version === n ? [] : [`${id} is at version ${version}, /versions at ${n}`]
  })
  const ofLogs = [...childrenOf(data, 'log')].flatMap(([id, log]) => {
    const entries = [...childrenOf(log, null)]
    const numbers = entries
      .map(([, entry]) => Number(valueOf(entry, 'version')))
      .toSorted(ascending)
    const isGapless = numbers.every((version, index) => version === (numbers[0] ?? 0) + index)
    const n = Number(valueOf(versions.get(id), 'n') ?? 0)
    const newest = String(valueOf(versions.get(id), 'entry'))
    const isNewest = valueOf(valueOf(log, newest), 'version') === n && numbers.at(-1) === n
    return [
      ...(isGapless ? [] : [`the log of ${id} skips or repeats a version: ${numbers.join(', ')}`]),
      ...(isNewest ? [] : [`the log of ${id} does not end with version ${n}`]),
    ]
  })
  return [...ofRecords, ...ofLogs]
}

function ascending(one: number, other: number): number {
  return one - other
}

/** The children of a name, or of the value itself where it is `null`, by their keys. */
export function childrenOf(data: unknown, name: string | null): Map<string, unknown> {
  const node = name === null ? data : valueOf(data, name)
  return new Map(typeof node === 'object' && node !== null ? Object.entries(node) : [])
}
