import { childrenOf, entriesOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'

/** The faults of the logs, as sentences: each version has its entry, and the newest one is current. */
export function findLogProblems(data: unknown): string[] {
  const versions = childrenOf(data, 'versions')
  return [...childrenOf(data, 'log')].flatMap(([id, log]) => {
    const entries = entriesOf(log)
    const numbers = entries.map(([, entry]) => Number(getField(entry, 'version'))).sort(ascending)
    const isGapless = numbers.every((version, index) => version === (numbers[0] ?? 0) + index)
    const n = Number(getField(versions.get(id), 'n') ?? 0)
    const newest = String(getField(versions.get(id), 'entry'))
    const isNewest = getField(getField(log, newest), 'version') === n && numbers.at(-1) === n
    return [
      ...(isGapless ? [] : [`the log of ${id} skips or repeats a version: ${numbers.join(', ')}`]),
      ...(isNewest ? [] : [`the log of ${id} does not end with version ${n}`]),
    ]
  })
}

function ascending(one: number, other: number): number {
  return one - other
}
