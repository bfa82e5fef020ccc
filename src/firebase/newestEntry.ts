import { valueOf } from '#domain/record.ts'
import { pageLine } from './changes.ts'
import { read } from './line.ts'

/**
 * The key and raw value of the newest entry of a log, such as `log/{stay}`; `null` without one or
 * on failure.
 */
export async function readNewestEntry(
  log: string,
): Promise<{ key: string; value: unknown } | null> {
  try {
    const key = await read(pageLine, `${log}/last`)
    return typeof key === 'string' ? { key, value: await read(pageLine, `${log}/${key}`) } : null
  } catch {
    // A notification that fails to load is dropped, since the office's data is live.
    return null
  }
}

/** The author of an entry. */
export function authorOf(entry: unknown): string {
  const by = valueOf(entry, 'by')
  return typeof by === 'string' ? by : ''
}
