import type { PartOf, TextBundle, Texts } from './translation.ts'

export const PUBLIC_PAGES = ['home', 'privacy', 'stay', 'cleaning'] as const

export type PublicPage = (typeof PUBLIC_PAGES)[number]

/** Whether search engines may list a page; one that needs a key is empty for them. */
export function isListed(page: PublicPage): boolean {
  return page !== 'stay' && page !== 'cleaning'
}

export type DateStyle = {
  /** The locale of Intl's formatters. */
  locale: string
  /** react-calendar's name of a week from Monday or from Sunday. */
  week: 'iso8601' | 'gregory'
}

export type LanguageData = {
  /** Its name in the language itself. */
  name: string
  /** The texts that offer it to a browser that prefers it; the default language has none. */
  offer?: { ask: string; yes: string; no: string }
  /** The default first; the one that orders day and month as the browser does is selected. */
  dateStyles: readonly [DateStyle, ...DateStyle[]]
  /** The same in every browser: day first, weeks from Monday, 24 hours. */
  officeDateStyle: DateStyle
  /** A day in a list, for Intl. */
  listDate: readonly [locale: string, options: Intl.DateTimeFormatOptions]
  /** The paths of the guests' pages; every path below `home` has this language. */
  paths: Readonly<Record<PublicPage, string>>
  texts: WholeTexts | PartialTexts
  /** The language that has the texts which are not translated yet. */
  completedBy?: 'tr' | 'en'
}

/** The parts of the texts, each of which is a file in the build. */
export const TEXT_BUNDLES: readonly TextBundle[] = ['guest', 'booking', 'stay', 'privacy', 'office']

/** What a page shows beside the texts of every page. */
export const PAGE_TEXTS: Readonly<Record<PublicPage, readonly TextBundle[]>> = {
  home: [],
  privacy: ['privacy'],
  stay: ['stay'],
  cleaning: ['stay'],
}

/** Loads the texts of a language in which guests read everything, each part when it is first needed. */
type WholeTexts = {
  readonly [Name in Exclude<TextBundle, 'office'>]: () => Promise<Texts[Name]>
} & {
  readonly office: () => Promise<PartOf<Texts['office']> & Pick<Texts['office'], 'letters'>>
}

/** The same of a language that has only a part of the landing page's texts. */
type PartialTexts = {
  readonly [Name in 'guest' | 'booking']: () => Promise<PartOf<Texts[Name]>>
} & {
  readonly [Name in 'stay' | 'privacy' | 'office']?: undefined
}

// The first is the default. Another language is one entry here and its texts; `completedBy` has what
// nobody has translated yet, which `npm run texts` lists. Without the texts `stay`, `privacy` and `office`,
// its guests read their own page, the privacy notice and letters in the language that completes it.
const all = {
  tr: {
    name: 'Türkçe',
    dateStyles: [{ locale: 'tr', week: 'iso8601' }],
    officeDateStyle: { locale: 'tr', week: 'iso8601' },
    listDate: ['tr', { day: '2-digit', month: '2-digit', year: 'numeric' }],
    paths: { home: '/', privacy: '/gizlilik', stay: '/konaklama', cleaning: '/temizlik' },
    texts: {
      guest: async () => (await import('./tr/guestTexts.ts')).guestTexts,
      booking: async () => (await import('./tr/bookingTexts.ts')).bookingTexts,
      stay: async () => (await import('./tr/stayTexts.ts')).stayTexts,
      privacy: async () => (await import('./tr/privacyTexts.ts')).privacyTexts,
      office: async () => (await import('./tr/officeTexts.ts')).officeTexts,
    },
  },
  en: {
    name: 'English',
    offer: { ask: 'This page is in Turkish.', yes: 'Switch', no: 'No, thanks' },
    dateStyles: [
      { locale: 'en-US', week: 'gregory' },
      { locale: 'en-GB', week: 'iso8601' },
    ],
    officeDateStyle: { locale: 'en-GB', week: 'iso8601' },
    listDate: ['en-GB', { day: 'numeric', month: 'short', year: 'numeric' }],
    paths: { home: '/en', privacy: '/en/privacy', stay: '/en/stay', cleaning: '/en/cleaning' },
    texts: {
      guest: async () => (await import('./en/guestTexts.ts')).guestTexts,
      booking: async () => (await import('./en/bookingTexts.ts')).bookingTexts,
      stay: async () => (await import('./en/stayTexts.ts')).stayTexts,
      privacy: async () => (await import('./en/privacyTexts.ts')).privacyTexts,
      office: async () => (await import('./en/officeTexts.ts')).officeTexts,
    },
  },
} satisfies Record<string, LanguageData>

export type Language = keyof typeof all

export const languages: Readonly<Record<Language, LanguageData>> = all

export const DEFAULT_LANGUAGE: Language = 'tr'

/** For readers who prefer none of the languages. */
export const FOREIGN_LANGUAGE: Language = 'en'

export const LANGUAGES: readonly Language[] = Object.keys(languages).filter(isLanguage)

/** Whether a code names a language of the site. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code)
}

/** All other languages. */
export function othersThan(language: Language): Language[] {
  return LANGUAGES.filter((each) => each !== language)
}

/** The languages in which guests read everything. */
export const WHOLE_LANGUAGES = LANGUAGES.filter((each) => wholeLanguage(each) === each)

/** The language of what is read in one language only, such as a letter: one with all texts. */
export function wholeLanguage(language: Language): Language {
  const { texts, completedBy = DEFAULT_LANGUAGE } = languages[language]
  return texts.office ? language : completedBy
}

/** The languages that a page is in; only the landing page can be translated in part. */
export function languagesOf(page: PublicPage): readonly Language[] {
  return page === 'home' ? LANGUAGES : WHOLE_LANGUAGES
}

/** A language's texts, after those that complete them. */
export async function loadParts(language: Language, bundle: TextBundle): Promise<object[]> {
  const { completedBy, texts } = languages[language]
  const [completing, own] = await Promise.all([
    completedBy && languages[completedBy].texts[bundle]?.(),
    texts[bundle]?.(),
  ])
  return [...(completing ? [withoutPlurals(completing)] : []), ...(own ? [own] : [])]
}

/** Texts without plural forms, which i18next finds by the rules of the language that they are in. */
export function withoutPlurals(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => !/_(zero|one|two|few|many|other)$/.test(key))
      .map(([key, each]: [string, unknown]) => [
        key,
        typeof each === 'object' && each !== null && !Array.isArray(each)
          ? withoutPlurals(each)
          : each,
      ]),
  )
}
