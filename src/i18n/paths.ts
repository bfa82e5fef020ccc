import type { Language } from './index.ts'

/** The site's addresses (SPEC §2, DESIGN §3): one for each language where guests read, one for both where owners work. */
export const PATHS = {
  home: { tr: '/', en: '/en' },
  privacy: { tr: '/gizlilik', en: '/en/privacy' },
  login: '/admin',
} as const

/** The language an address is written in; `null` for the owners' pages, which follow the last choice. */
export function languageOf(pathname: string): Language | null {
  if (isOwnersPath(pathname)) return null
  return pathname === PATHS.home.en || pathname.startsWith(`${PATHS.home.en}/`) ? 'en' : 'tr'
}

/** Whether an address belongs to the owners' pages. */
export function isOwnersPath(pathname: string): boolean {
  return pathname === PATHS.login || pathname.startsWith(`${PATHS.login}/`)
}
