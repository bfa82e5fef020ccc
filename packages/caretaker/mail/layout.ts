import type { i18n } from 'i18next'
import { villa } from '#content/villa.ts'
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

/** The mail as HTML: one column, no picture, no stylesheet, all values escaped. */
export function htmlOf({ subject, title, parts, foot }: MailBody, language: Language): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(oneLine(subject))}</title>
</head>
<body style="margin:0;padding:0;background:#f6f1e7">
<div style="max-width:560px;margin:0 auto;padding:24px 16px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#16302a;overflow-wrap:anywhere">
<p style="margin:0 0 4px;font-size:14px;color:#4a635b">${escaped(villa.name)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;font-weight:600">${escaped(oneLine(title))}</h1>
${parts.map(partOf).join('\n')}
<p style="margin:24px 0 0;font-size:13px;color:#4a635b">${escaped(foot)}</p>
</div>
</body>
</html>
`
}

function partOf({ title, facts = [], lines = [], quote, link }: MailPart): string {
  // A link without any content needs no frame.
  if (link && title === undefined && facts.length + lines.length === 0) return buttonOf(link)
  return [
    '<div style="margin:0 0 16px;padding:16px;background:#ffffff;border-radius:10px">',
    title === undefined
      ? ''
      : `<h2 style="margin:0 0 8px;font-size:17px;font-weight:600">${escaped(title)}</h2>`,
    ...facts.map(
      ([name, value]) =>
        `<p style="margin:0 0 6px"><span style="color:#4a635b">${escaped(name)}:</span> ${escaped(oneLine(value))}</p>`,
    ),
    lines.length === 0
      ? ''
      : `<ul style="margin:0;padding:0 0 0 20px">${lines
          .map((line) => `<li style="margin:0 0 6px">${escaped(oneLine(line))}</li>`)
          .join('')}</ul>`,
    quote
      ? `<blockquote style="margin:12px 0 0;padding:0 0 0 12px;border-left:3px solid #c9bfa9">${visibleLines(
          quote,
        )
          .map(escaped)
          .join('<br>')}</blockquote>`
      : '',
    link ? buttonOf(link) : '',
    '</div>',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function buttonOf({ text, href }: NonNullable<MailPart['link']>): string {
  return `<p style="margin:16px 0 0"><a href="${escaped(href)}" style="display:inline-block;padding:12px 18px;background:#a8472a;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600">${escaped(text)}</a></p>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** A text on one line, without invisible or directional characters, for a subject or a name. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function visibleLines(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).map(oneLine)
}

export type Office = { language: Language; t: i18n['t']; link: (page: string) => string }

/** The texts of a language, and the links to a site's office. */
export function officeOf(siteUrl: string, language: Language): Office {
  return { language, t: textsIn(language), link: (page) => `${siteUrl}/admin${page}` }
}
