import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { loadOfficeTexts, showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { clearToasts } from '#ui/Toasts.tsx'

// The same time as packages/rtdb-emulator/testing/eventually.ts.
configure({ asyncUtilTimeout: 60_000 })

await Promise.all([showLanguage(DEFAULT_LANGUAGE), loadOfficeTexts()])

/** Unmounts a test's components. (Files may share this module, so each of them calls it.) */
export function cleanUp(): void {
  cleanup()
  // A message outlives its screen and its file.
  clearToasts()
}

// happy-dom loads no pictures, but reports each as complete without a size, which means broken.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })
