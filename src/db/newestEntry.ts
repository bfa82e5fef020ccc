import { valueOf } from '#domain/record.ts'
import { pageLine } from './changes.ts'
import { read } from './line.ts'

/** The key and the raw value of the newest entry of a log, whose key is stored at `pointer`; `null` where there is none, or it could not be read. */
export async function readNewestEntry(
  log: string,
  pointer: string,
): Promise<{ key: string; value: unknown } | null> {
  try {
    const key = await read(pageLine, pointer)
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
