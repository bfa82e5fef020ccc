import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { needTexts, showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'

const SECTIONS = ['landing', 'gallery', 'house', 'booking', 'problem', 'admin', 'office'] as const
await Promise.all([showLanguage(DEFAULT_LANGUAGE), ...SECTIONS.map(needTexts)])

afterEach(cleanup)

// happy-dom fetches no pictures, and calls each complete and without a size, which means that it is broken.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })
