import i18next from 'i18next'
import { initReactI18next, setI18n } from 'react-i18next'
import { hosts } from '#content/hosts.ts'
import { villa } from '#content/villa.ts'
import type { CancellingTerms } from '#domain/guestPage/guestPage.ts'
import { keepText, readText } from '#db/deviceText.ts'
import { whatsappLink } from '#domain/contact/phone.ts'
import { dateStyleOf, setHydrating } from './dateStyle.ts'
import { facts, type SiteFacts } from './facts.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language, languages, LANGUAGES } from './languages.ts'
import type { Section, Translation } from './translation.ts'

/** The key of the chosen language in the device's storage. */
const LANGUAGE_KEY = 'villa.language'

declare module 'i18next' {
  // i18next reads its types by merging this interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: { common: Translation }
  }
}

/** The instance that every `useTranslation` reads; it has no texts until a language is shown. */
export const i18n = i18next.createInstance()

void i18n.use(initReactI18next).init({
  resources: {},
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  supportedLngs: LANGUAGES,
  ns: 'common',
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false, defaultVariables: facts },
  react: { useSuspense: false },
})
// react-i18next copies the instance's own properties for each component; this one has none and
// inherits them.
setI18n(Object.create(i18n) as typeof i18n)

const needed = new Set<Section>(['common'])
const fetched = new Map<string, Promise<void>>()

/** Fetches a section in the current language, and in each language shown later; rejects when that fails. */
export async function loadTexts(section: Section): Promise<void> {
  needed.add(section)
  await fetchTexts(section, currentLanguage())
}

/** Fetches a section in every language, for messages in the reader's language. */
export async function loadTextsOfAll(section: Section): Promise<void> {
  await Promise.all(LANGUAGES.map((language) => fetchTexts(section, language)))
}

/** Translates into the current language at the time of the call, outside components. */
export const translate: typeof i18n.t = i18n.t.bind(i18n)

/** The texts in a language that may not be the one in use. */
export function textsIn(language: Language) {
  return i18n.getFixedT(language)
}

/** Fetches a part of the site together with the texts it shows. */
export function withTexts<Part>(
  sections: readonly Section[],
  load: () => Promise<Part>,
): () => Promise<Part> {
  return async () => {
    const [part] = await Promise.all([load(), ...sections.map(loadTexts)])
    return part
  }
}

/** Shows dates in the reader's style after hydration; renders again only if the HTML has another. */
export async function showReadersDates(): Promise<void> {
  const written = dateStyleOf(currentLanguage())
  setHydrating(false)
  if (dateStyleOf(currentLanguage()) !== written) await i18n.changeLanguage(i18n.language)
}

/** Shows the site in `language`; changes nothing and rejects when its texts cannot be fetched. */
export async function showLanguage(language: Language): Promise<void> {
  let count: number
  do {
    count = needed.size
    await Promise.all([...needed].map((section) => fetchTexts(section, language)))
  } while (needed.size > count)
  if (i18n.language !== language) await i18n.changeLanguage(language)
}

async function fetchTexts(section: Section, language: Language): Promise<void> {
  const key = `${language} ${section}`
  const fetching = fetched.get(key) ?? addTexts(section, language)
  fetched.set(key, fetching)
  try {
    await fetching
  } catch (error) {
    // The next call retries.
    fetched.delete(key)
    throw error
  }
}

async function addTexts(section: Section, language: Language): Promise<void> {
  const texts = await languages[language].texts[section]()
  i18n.addResourceBundle(language, 'common', texts, true)
}

let own: SiteFacts = {}

/** Whether guests pay the balance before they arrive. */
export function isPaidAhead(): boolean {
  return own['pays'] === 'ahead'
}

/** The telephone number for guests, as it is shown. */
export function contactPhone(): string {
  const { phone = villa.phoneShown } = own
  return typeof phone === 'string' ? phone : villa.phoneShown
}

/** The owners' terms of cancelling. */
export function cancellingTerms(): CancellingTerms {
  const { freeCancellationDays: days, latePercent: percent } = own
  return {
    freeDays: typeof days === 'number' ? days : villa.freeCancellationDays,
    ...(typeof percent === 'number' && { latePercent: percent }),
  }
}

/** The hosts' first names. */
export function hostNames(): readonly string[] {
  const names = own['hosts']
  return Array.isArray(names) ? names.map(String) : hosts.firstNames
}

/** The link to a chat with the owners that begins with `text`. */
export function whatsappUrl(text: string): string {
  return whatsappLink(contactPhone(), text)
}

/** Replaces built-in facts by the owners', and renders the texts again. */
export async function showFacts(siteFacts: SiteFacts): Promise<void> {
  if (JSON.stringify(siteFacts) === JSON.stringify(own)) return
  own = siteFacts
  const { interpolation } = i18n.options
  if (interpolation) interpolation.defaultVariables = { ...facts, ...own }
  await i18n.changeLanguage(i18n.language)
}

/** The current language, outside components, which call `useTranslation`. */
export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
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
