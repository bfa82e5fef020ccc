import { vi } from 'vitest'

/** How long a test waits for what must happen, in milliseconds: enough for a machine that ten others share. */
export const PATIENCE_MS = 60_000

/** Waits until `happens` neither throws nor rejects, and gives what it gives; rejects with what it threw last. */
export function eventually<T>(happens: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(happens, { timeout: PATIENCE_MS })
}
