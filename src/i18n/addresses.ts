import {
  DEFAULT_LANGUAGE,
  type Language,
  languages,
  LANGUAGES,
  PUBLIC_PAGES,
  type PublicPage,
} from './languages.ts'

// Every address of the site. Guests' pages have one in every language, which `languages.ts` holds.

/** Where owners sign in; all their pages are below, in the language that they chose last. */
export const OFFICE = '/admin'

/** The landing page's anchors in the order a guest meets them, by the key of their name under `nav`. */
export const anchors = {
  home: 'anasayfa',
  gallery: 'galeri',
  info: 'bilgi',
  reservation: 'rezervasyon',
  contact: 'iletisim',
} as const

/** The six features have an address, too, though no link leads there. */
export const FEATURES_ANCHOR = 'ozellikler'

/** So has the strip about the hosts below the first view. */
export const TRUST_ANCHOR = 'guven'

/** So has the request form, for who goes by the keyboard. */
export const FORM_ANCHOR = 'request'

export type Section = keyof typeof anchors

/** Where the menu leads: to the sections, and to what most guests look for. */
export const places = {
  ...anchors,
  prices: 'fiyatlar',
  location: 'konum',
  questions: 'sorular',
} as const

export type Place = keyof typeof places

/** Where an address leads: to a page for guests, to the owners, or nowhere. */
export type Destination = { language: Language } & (
  | { to: 'guests'; page: PublicPage }
  | { to: 'owners' | 'nowhere' }
)

/** Where `path` leads, and the language it is written in; the owners' pages are written in none, and get the default. */
export function destinationOf(path: string): Destination {
  if (isWithin(OFFICE, path)) return { to: 'owners', language: DEFAULT_LANGUAGE }
  const others = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE)
  const language =
    others.find((each) => isWithin(languages[each].paths.home, path)) ?? DEFAULT_LANGUAGE
  const page = PUBLIC_PAGES.find((each) => languages[language].paths[each] === path)
  return page ? { to: 'guests', page, language } : { to: 'nowhere', language }
}

function isWithin(root: string, path: string): boolean {
  return path === root || path.startsWith(`${root}/`)
}

/** The address of a guest's page on this site; what stands in its fragment reaches no server. */
export function guestPageAddress(site: string, language: Language, key: string): string {
  return `${site}${languages[language].paths.stay}#${key}`
}

/** The manifest that describes the office as an app, in the owner's language. */
export function officeManifestIn(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/office.webmanifest' : `/office.${language}.webmanifest`
}

/** The script that opens the office offline. */
export const OFFICE_WORKER = '/office-worker.js'
