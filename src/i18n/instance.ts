import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { facts, formatTime, nameOfCurrency } from './facts.ts'
import { DEFAULT_LANGUAGE, languages, LANGUAGES } from './languages.ts'
import type { Translation } from './translation.ts'

declare module 'i18next' {
  // i18next reads its types by merging this interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: { common: Translation }
  }
}

/**
 * The instance that every `useTranslation` reads; it has no texts until a language is shown. Its
 * language is the locale of the dates, such as en-GB, of which it shows the language's texts.
 */
export const i18n = i18next.createInstance()

/** The languages of the texts and plural forms that a language lacks; Russian has three. */
const fallbacks = LANGUAGES.map((language) => {
  const { completedBy = DEFAULT_LANGUAGE } = languages[language]
  return [language, [completedBy]] as const
})

void i18n.use(initReactI18next).init({
  resources: {},
  lng: DEFAULT_LANGUAGE,
  fallbackLng: Object.fromEntries(fallbacks),
  supportedLngs: LANGUAGES,
  nonExplicitSupportedLngs: true,
  ns: 'common',
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false, defaultVariables: facts },
  react: { useSuspense: false },
})

// `{{checkInFrom, time}}` and `{{currencyCode, currencyName}}` in a text.
const { formatter } = i18n.services
formatter?.add('time', (time, language) => formatTime(String(time), language ?? ''))
formatter?.add('currencyName', (code, language) => nameOfCurrency(String(code), language ?? ''))
