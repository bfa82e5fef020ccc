import type { Language } from '#i18n/languages.ts'

export type Office = { language: Language; link: (page: string) => string }

/** The links to a site's office. */
export function officeOf(siteUrl: string, language: Language): Office {
  return { language, link: (page) => `${siteUrl}/admin${page}` }
}
