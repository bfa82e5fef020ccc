import type { i18n } from 'i18next'
import { textsIn } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'

/** A section of a mail: facts by name, lines, a stranger's text, and a link. */
export type MailPart = {
  title?: string
  facts?: readonly (readonly [name: string, value: string])[]
  lines?: readonly string[]
  /** A stranger's text. */
  quote?: string
  link?: { text: string; href: string }
}

export type MailBody = {
  subject: string
  title: string
  parts: readonly MailPart[]
  /** Why it is sent. */
  foot: string
}

/** A mail as plain text. */
export function textOf({ title, parts, foot }: MailBody): string {
  const blocks = parts.map(({ title: heading, facts = [], lines = [], quote, link }) =>
    [
      ...(heading === undefined ? [] : [heading, '-'.repeat(Math.min(60, heading.length))]),
      ...facts.map(([name, value]) => `${name}: ${oneLine(value)}`),
      ...lines.map((line) => `- ${oneLine(line)}`),
      ...(quote ? ['', ...visibleLines(quote).map((line) => `> ${line}`)] : []),
      ...(link ? ['', `${link.text}: ${link.href}`] : []),
    ].join('\n'),
  )
  return `${[oneLine(title), ...blocks, `--\n${foot}`].join('\n\n')}\n`
}

// U+200C and U+200D join letters of some languages, and the parts of an emoji.
const UNSEEN = /(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu

/** A text on one line, without invisible or directional characters, for a subject or a name. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(UNSEEN, ' ')
    .trim()
}

function visibleLines(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).map(oneLine)
}

export type Office = { language: Language; t: i18n['t']; link: (page: string) => string }

/** The texts of a language, and the links to a site's office. */
export function officeOf(siteUrl: string, language: Language): Office {
  return { language, t: textsIn(language), link: (page) => `${siteUrl}/admin${page}` }
}
