import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { facts } from './facts.ts'
import { type Translation, tr } from './tr.ts'

/** The site's languages; the first is the default and the fallback (SPEC §1). */
export const LANGUAGES = ['tr', 'en'] as const

/** A language of the site. */
export type Language = (typeof LANGUAGES)[number]

declare module 'i18next' {
  // i18next reads its types by merging this interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: { common: Translation }
  }
}

const STORAGE_KEY = 'villa.language'

/** The instance that every `useTranslation` reads; Turkish is in it from the start. */
export const i18n = i18next.createInstance()

void i18n.use(initReactI18next).init({
  resources: { tr: { common: tr } },
  lng: 'tr',
  fallbackLng: 'tr',
  supportedLngs: LANGUAGES,
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false, defaultVariables: facts },
  react: { useSuspense: false },
})

let english: Promise<void> | null = null

/** Adds the texts of one section in every language, where a page carries its own. */
export function addTexts<Section extends keyof Translation>(
  section: Section,
  texts: Record<Language, Translation[Section]>,
): void {
  for (const language of LANGUAGES) {
    i18n.addResourceBundle(language, 'common', { [section]: texts[language] }, true)
  }
}

async function fetchEnglish(): Promise<void> {
  const { en } = await import('./en.ts')
  i18n.addResourceBundle('en', 'common', en, true)
}

/** Shows the site in `language`; rejects when its texts cannot be fetched, and then nothing changes. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === 'en') {
    english ??= fetchEnglish()
    await english.catch((error: unknown) => {
      english = null
      throw error
    })
  }
  if (i18n.language !== language) await i18n.changeLanguage(language)
}

/** The language in use, for formatters. */
export function currentLanguage(): Language {
  return i18n.language === 'en' ? 'en' : 'tr'
}

/** Keeps a visitor's choice for the next visit, where the browser lets us. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Storage is closed in some private windows; the choice then lasts for the page.
  }
}

/** The language chosen on an earlier visit, or `null`. */
export function rememberedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return LANGUAGES.find((language) => language === stored) ?? null
  } catch {
    return null
  }
}
