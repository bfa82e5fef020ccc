import { valueOf } from '#domain/record.ts'
import { pageLine } from './changes.ts'
import { read } from './line.ts'

/** Reads the newest log entry of a stay or request, with its key; `null` without one, or after an error. */
export async function readNewestEntry(id: string): Promise<{ key: string; value: unknown } | null> {
  try {
    const key = await read(pageLine, `versions/${id}/entry`)
    return typeof key === 'string' ? { key, value: await read(pageLine, `log/${id}/${key}`) } : null
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
