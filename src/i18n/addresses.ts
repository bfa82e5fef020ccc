import {
  DEFAULT_LANGUAGE,
  type Language,
  languages,
  LANGUAGES,
  PUBLIC_PAGES,
  type PublicPage,
  wholeLanguage,
} from './languages.ts'

/** The sign-in's path; the office's pages are below it. */
export const OFFICE = '/admin'

/** The landing page's anchors from top to bottom, by the key of their name under `nav`. */
export const anchors = {
  home: 'anasayfa',
  gallery: 'galeri',
  info: 'bilgi',
  reservation: 'rezervasyon',
  contact: 'iletisim',
} as const

/** The anchor of the request form, for keyboard users. */
export const FORM_ANCHOR = 'request'

export type Section = keyof typeof anchors

/** The menu's targets: the sections, and three parts that most guests look for. */
export const places = {
  ...anchors,
  prices: 'fiyatlar',
  location: 'konum',
  questions: 'sorular',
} as const

export type Place = keyof typeof places

/** The target of an address: a page for guests, the office, or nothing. */
type Destination = { language: Language } & (
  | { to: 'guests'; page: PublicPage }
  | { to: 'owners' | 'nowhere' }
)

/** Finds the page and the language of `path`; the office's addresses get the default language. */
export function destinationOf(path: string): Destination {
  if (isWithin(OFFICE, path)) return { to: 'owners', language: DEFAULT_LANGUAGE }
  const others = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE)
  const language =
    others.find((each) => isWithin(languages[each].paths.home, path)) ?? DEFAULT_LANGUAGE
  const page = PUBLIC_PAGES.find((each) => languages[language].paths[each] === path)
  if (!page) return { to: 'nowhere', language }
  return { to: 'guests', page, language: page === 'home' ? language : wholeLanguage(language) }
}

function isWithin(root: string, path: string): boolean {
  return path === root || path.startsWith(`${root}/`)
}

/** The address of a guest's page; its key is in the fragment, which no server receives. */
export function guestPageAddress(site: string, language: Language, key: string): string {
  return `${site}${languages[language].paths.stay}#${key}`
}

/** The manifest that describes the office as an app, in the owner's language. */
export function officeManifestIn(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/office.webmanifest' : `/office.${language}.webmanifest`
}

/** The script that opens the office offline. */
export const OFFICE_WORKER = '/office-worker.js'
