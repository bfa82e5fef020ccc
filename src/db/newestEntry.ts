import { valueOf } from '#domain/record.ts'
import { pageClient } from './changes.ts'
import { read } from './client.ts'

/** Reads the newest log entry of a stay or request, with its key; `null` without one, or after an error. */
export async function readNewestEntry(id: string): Promise<{ key: string; value: unknown } | null> {
  try {
    const key = await read(pageClient, `versions/${id}/entry`)
    return typeof key === 'string'
      ? { key, value: await read(pageClient, `log/${id}/${key}`) }
      : null
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
