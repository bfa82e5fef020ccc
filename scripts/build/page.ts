import { createHash } from 'node:crypto'
import type { RenderedPage } from '#app/prerender.tsx'
import type { Assets } from './assets.ts'
import { GROUND } from './colours.ts'
import { WRITTEN_PRICES } from '#pages/landing/writtenPrices.ts'
import { firstViewOf, stylesFor } from './firstView.ts'
import { WORKER_POLICY } from '#pages/office/line/trustWorker.ts'
import { fontFilesFor } from './fonts.ts'
import type { Loaders } from './loader.ts'

/** How a page begins: its loader, the styles that stand in it, and what it says around them. */
type Beginning = { loader: string; styles: readonly string[]; html: string }

/** A whole page. Its `mark` (SVG) stands in it: as a file of its own it would share the line with the first photograph. */
export function pageHtml(
  page: RenderedPage,
  assets: Assets,
  mark: string,
  loaders: Loaders,
): string {
  const { language, readers, head, body, prices } = page
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
<body><div id="root">${body}</div>${dataOf(prices)}</body>
</html>
`
}

/**
 * The styles of its first view and its loader stand in it; the policy names them by their hashes. What the loader asks for later
 * is linked at once for readers without scripts, search engines among them.
 */
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

/** It has no first view that its scripts could keep from a slow line: they are asked for with the page, before anything else. */
function beginForOwners(
  { readers, trusts }: RenderedPage,
  assets: Assets,
  loaders: Loaders,
): Beginning {
  // Where Google looks at each visitor, the database waits for that.
  const isProven = trusts.length > 0
  const loader = loaders.owners({ ...assets.officeInput, ...(isProven && { door: null }) })
  const html = `<script>${loader}</script>
<link rel="stylesheet" href="/print.css" media="print"><link rel="stylesheet" href="${assets.sheets[readers].file}">`
  return { loader, styles: [], html }
}

/** What the page's scripts are to know of what it was written with: data, which no policy has to allow. */
function dataOf(prices: RenderedPage['prices']): string {
  if (!prices) return ''
  const json = JSON.stringify(prices.stored).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${WRITTEN_PRICES}" data-lowest="${prices.lowest}">${json}</script>`
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

/**
 * No text becomes a script, whoever wrote it: a page makes none, but that the office's has its worker. Others' scripts, which App
 * Check brings, have not been written for that.
 */
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
