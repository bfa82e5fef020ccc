import { keepText, readText } from '#db/deviceText.ts'
import { readersDateStyle } from './dateStyle.ts'
import { facts, type SiteFacts } from './facts.ts'
import { formatMoneyIn } from './formatNumbers.ts'
import { i18n } from './instance.ts'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languages,
  LANGUAGES,
  loadParts,
  TEXT_BUNDLES,
} from './languages.ts'
import type { TextBundle } from './translation.ts'

/** The key of the chosen language in the device's storage. */
const LANGUAGE_KEY = 'villa.language'

const loading = new Map<string, Promise<void>>()

// The open page has each of these parts in each of these languages.
const neededParts = new Set<TextBundle>(['guest'])
const neededLanguages = new Set<Language>()

// `{{damageDeposit, money}}` in a text.
i18n.services.formatter?.add('money', (amount, locale) =>
  formatMoneyIn(locale ?? '', Number(amount)),
)

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
  neededLanguages.add(language)
  try {
    await Promise.all([...neededParts].map((part) => loadTexts(part, language)))
  } catch (error) {
    if (language !== currentLanguage()) neededLanguages.delete(language)
    throw error
  }
  if (i18n.language !== locale) await i18n.changeLanguage(locale)
}

/** Loads more of the open page's texts, in its language and from now on in each that is shown. */
export async function loadMoreTexts(parts: readonly TextBundle[]): Promise<void> {
  for (const part of parts) neededParts.add(part)
  const languagesNow = [...neededLanguages]
  await Promise.all(
    parts.flatMap((part) => languagesNow.map((language) => loadTexts(part, language))),
  )
}

/** Loads all texts in every language, because letters are in the guest's language and name what the guest's page shows. */
export async function loadOfficeTexts(): Promise<void> {
  await Promise.all(
    LANGUAGES.flatMap((language) => TEXT_BUNDLES.map((bundle) => loadTexts(bundle, language))),
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
