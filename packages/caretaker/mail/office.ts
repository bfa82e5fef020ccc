import type { Language } from '#i18n/languages.ts'

/** Who reads a mail: in which language, and where a page of the office stands for them. */
export type Office = { language: Language; link: (page: string) => string }

/** The office of a site, as it is linked to. */
export function officeOf(siteUrl: string, language: Language): Office {
  return { language, link: (page) => `${siteUrl}/admin${page}` }
}
