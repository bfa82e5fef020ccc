import { createHash } from 'node:crypto'
import type { RenderedPage } from '#app/prerender.tsx'
import type { Assets } from './assets.ts'
import { GROUND } from './colours.ts'
import { WRITTEN_PRICES } from '#features/landing/writtenPrices.ts'
import { WRITTEN_WORDS } from '#i18n/ownWords.ts'
import { firstViewOf, stylesFor } from './firstView.ts'
import { WORKER_POLICY } from '#app/office/trustWorker.ts'
import { fontFilesFor } from './fonts.ts'
import type { Loaders } from './loader.ts'

type Beginning = { loader: string; styles: readonly string[]; html: string }

/**
 * A whole page with its icon (`mark`, SVG) inlined, because a separate file would compete with the
 * first photograph.
 */
export function pageHtml(
  page: RenderedPage,
  assets: Assets,
  mark: string,
  loaders: Loaders,
): string {
  const { language, readers, head, body, prices, words } = page
  const begin = { guests: beginForGuests, owners: beginForOwners }[readers]
  const { html, ...hashed } = begin(page, assets, loaders)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy({ ...page, ...hashed })}">
${head}
<meta name="theme-color" content="${GROUND}">
<link rel="icon" href="${svgAddress(mark)}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="license" href="/licences.txt">
${html}
</head>
<body><div id="root">${body}</div>${dataOf(prices)}${wordsOf(words)}</body>
</html>
`
}

/** Files for later are links for readers without scripts, such as search engines. */
function beginForGuests(
  { language, readers, body }: RenderedPage,
  assets: Assets,
  loaders: Loaders,
): Beginning {
  const sheet = assets.sheets[readers]
  const firstView = firstViewOf(body)
  const css = stylesFor(firstView, sheet.css)
  const loader = loaders.guests({
    goesOn: firstView.length < body.length,
    entry: assets.entry,
    modules: assets.modulesIn(language),
    styles: sheet.file,
    fonts: fontFilesFor(textOf(body), sheet.fonts),
  })
  const html = `<style>${css}</style>
<noscript>
<link rel="stylesheet" href="${sheet.file}"><link rel="stylesheet" href="/print.css" media="print">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">
</noscript>
<script>${loader}</script>`
  return { loader, styles: [css], html }
}

/** Without a prerendered first view, the scripts are preloaded with the page. */
function beginForOwners(
  { readers, trusts }: RenderedPage,
  assets: Assets,
  loaders: Loaders,
): Beginning {
  // With App Check the database waits for Google's attestation.
  const isProven = trusts.length > 0
  const loader = loaders.owners({ ...assets.officeInput, ...(isProven && { door: null }) })
  const html = `<script>${loader}</script>
<link rel="stylesheet" href="/print.css" media="print"><link rel="stylesheet" href="${assets.sheets[readers].file}">`
  return { loader, styles: [], html }
}

/** As JSON, which the policy need not allow. */
function dataOf(prices: RenderedPage['prices']): string {
  if (!prices) return ''
  const json = jsonFor(prices.stored)
  return `<script type="application/json" id="${WRITTEN_PRICES}" data-lowest="${prices.lowest}">${json}</script>`
}

function wordsOf(words: RenderedPage['words']): string {
  if (!words) return ''
  return `<script type="application/json" id="${WRITTEN_WORDS}">${jsonFor(words)}</script>`
}

function jsonFor(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

function svgAddress(svg: string): string {
  const escaped = svg.replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent)
  return `data:image/svg+xml,${escaped}`
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '')
}

function policy(page: RenderedPage & Omit<Beginning, 'html'>): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", hashesOf([page.loader]), ...page.trusts].join(' ')}`,
    `style-src 'self' ${hashesOf(page.styles)}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...page.connectTo].join(' ')}`,
    ...(page.trusts.length > 0 ? [`frame-src ${page.trusts.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    ...trustedTypes(page),
  ].join('; ')
}

/** Only the office's worker is a trusted script; App Check's scripts do not support the policy. */
function trustedTypes({ readers, trusts }: Pick<RenderedPage, 'readers' | 'trusts'>): string[] {
  if (trusts.length > 0) return []
  const allowed = readers === 'owners' ? WORKER_POLICY : "'none'"
  return ["require-trusted-types-for 'script'", `trusted-types ${allowed}`]
}

function hashesOf(texts: readonly string[]): string {
  return texts
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')
}
