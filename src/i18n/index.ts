import { keepText, readText } from '#db/deviceText.ts'
import { readersDateStyle } from './dateStyle.ts'
import { facts, type SiteFacts } from './facts.ts'
import { i18n } from './instance.ts'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languages,
  LANGUAGES,
  loadParts,
} from './languages.ts'
import type { TextBundle } from './translation.ts'

/** The key of the chosen language in the device's storage. */
const LANGUAGE_KEY = 'villa.language'

const loading = new Map<string, Promise<void>>()

/** Translates into the current language at the time of the call, outside components. */
export const translate: typeof i18n.t = i18n.t.bind(i18n)

/** The texts in a language that may not be the one in use. */
export function textsIn(language: Language) {
  return i18n.getFixedT(language)
}

/**
 * Shows the site in `language` with dates in the reader's style, or in the style of `locale`;
 * changes nothing and rejects when its texts cannot be loaded.
 */
export async function showLanguage(
  language: Language,
  { locale } = readersDateStyle(language),
): Promise<void> {
  await loadTexts('guests', language)
  if (i18n.language !== locale) await i18n.changeLanguage(locale)
}

/** Loads all texts in every language, because letters are in the guest's language and name what the guest's page shows. */
export async function loadOfficeTexts(): Promise<void> {
  await Promise.all(
    LANGUAGES.flatMap((language) => [loadTexts('office', language), loadTexts('guests', language)]),
  )
}

async function loadTexts(bundle: TextBundle, language: Language): Promise<void> {
  const key = `${language} ${bundle}`
  const texts = loading.get(key) ?? addTexts(bundle, language)
  loading.set(key, texts)
  try {
    await texts
  } catch (error) {
    // The next call retries.
    loading.delete(key)
    throw error
  }
}

async function addTexts(bundle: TextBundle, language: Language): Promise<void> {
  const { completedBy } = languages[language]
  const [parts] = await Promise.all([
    loadParts(language, bundle),
    completedBy && loadTexts(bundle, completedBy),
  ])
  for (const texts of parts) i18n.addResourceBundle(language, 'common', texts, true, true)
}

/** Replaces built-in facts in the texts by the owners', and renders the texts again. */
export async function showFacts(siteFacts: SiteFacts): Promise<void> {
  const { interpolation } = i18n.options
  if (interpolation) interpolation.defaultVariables = { ...facts, ...siteFacts }
  await i18n.changeLanguage(i18n.language)
}

/** The current language, outside components, which call `useTranslation`. */
export function currentLanguage(): Language {
  const [code = ''] = i18n.language.split('-')
  return isLanguage(code) ? code : DEFAULT_LANGUAGE
}

/** Stores a visitor's language for the next visit, if the browser has storage. */
export function rememberLanguage(language: Language): void {
  keepText(LANGUAGE_KEY, language)
}

/** The language chosen on an earlier visit, or `null`. */
export function rememberedLanguage(): Language | null {
  const stored = readText(LANGUAGE_KEY) ?? ''
  return isLanguage(stored) ? stored : null
}
