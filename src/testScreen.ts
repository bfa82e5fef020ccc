import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { needTexts, showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { clearToasts } from '#ui/toasts.ts'

// The same time as packages/rtdb-emulator/testing/eventually.ts.
configure({ asyncUtilTimeout: 60_000 })

const SECTIONS = ['landing', 'gallery', 'house', 'booking', 'problem', 'admin', 'office'] as const
await Promise.all([showLanguage(DEFAULT_LANGUAGE), ...SECTIONS.map(needTexts)])

/** Takes away what a test has shown. (Files may share this module, so each of them asks for it.) */
export function cleanUp(): void {
  cleanup()
  // A message outlives its screen, also into the next file.
  clearToasts()
}

// happy-dom fetches no pictures, and calls each complete and without a size, which means that it is broken.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })
