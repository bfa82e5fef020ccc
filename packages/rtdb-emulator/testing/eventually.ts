import { vi } from 'vitest'

/**
 * How long a test waits for an event, in milliseconds: enough for a machine that ten others share.
 */
export const PATIENCE_MS = 60_000

/**
 * Retries until `happens` neither throws nor rejects, and returns its result; finally rejects with
 * the last error.
 */
export function eventually<T>(happens: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(happens, { timeout: PATIENCE_MS })
}
