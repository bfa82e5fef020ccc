import { onTestFinished, vi } from 'vitest'

/** Reads and writes of a guest’s page, which has no sign-in, go to this backend until the test’s end. */
export function asGuest({ databasePort }: { databasePort: number }): void {
  vi.stubGlobal('__LOCAL_BACKEND__', { host: '127.0.0.1', databasePort })
  vi.stubGlobal('__ENV__', { VITE_FIREBASE_PROJECT_ID: 'demo-test' })
  onTestFinished(() => void vi.unstubAllGlobals())
}
