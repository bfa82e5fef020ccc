import { onTestFinished, vi } from 'vitest'
import { NAMESPACE } from '#rtdb-emulator/testing/backend.ts'

/** Makes reads and writes without a sign-in go to this backend until the test’s end, as a guest’s do. */
export function asGuest({ databasePort }: { databasePort: number }): void {
  vi.stubGlobal('__LOCAL_BACKEND__', { host: '127.0.0.1', databasePort })
  vi.stubGlobal('__ENV__', { VITE_FIREBASE_PROJECT_ID: NAMESPACE.replace('-default-rtdb', '') })
  onTestFinished(() => void vi.unstubAllGlobals())
}
