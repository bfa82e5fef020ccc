import type { Language } from '#i18n/languages.ts'

/** The reader of a mail: their language, and the links to the office's pages. */
export type Office = { language: Language; link: (page: string) => string }

/** The links to a site's office. */
export function officeOf(siteUrl: string, language: Language): Office {
  return { language, link: (page) => `${siteUrl}/admin${page}` }
}
