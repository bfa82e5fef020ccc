export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[sorted.length >> 1]
  const lower = sorted[(sorted.length - 1) >> 1]
  if (upper === undefined || lower === undefined) throw new Error('Nothing was measured.')
  return (lower + upper) / 2
}

/** The smallest value that `share` of all do not exceed. Throws for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new Error('Nothing was measured.')
  return value
}

export async function repeat<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
  const values: T[] = []
  for (let run = 0; run < times; run += 1) values.push(await measure())
  return values
}
