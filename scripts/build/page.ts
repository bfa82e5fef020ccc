import { createHash } from 'node:crypto'
import type { RenderedPage } from '#app/prerender.tsx'
import type { Assets } from './assets.ts'
import { GROUND } from './colours.ts'
import type { LoaderInput } from '#lib/arrival/loader.ts'
import { WRITTEN_PRICES } from '#pages/landing/writtenPrices.ts'
import { firstViewOf, stylesFor } from './firstView.ts'
import { WORKER_POLICY } from '#pages/office/line/trustWorker.ts'
import { fontFilesFor } from './fonts.ts'

/**
 * A whole page. The styles of its first view and its loader stand in it; the policy names them by their hashes. Its `mark`
 * (SVG) stands in it, too: as a file of its own it would share the line with the first photograph. What the loader asks for
 * later is linked at once for readers without scripts, search engines among them.
 */
export function pageHtml(
  { language, readers, head, body, connectTo, prices, trusts }: RenderedPage,
  assets: Assets,
  mark: string,
  loaderOf: (input: LoaderInput) => string,
): string {
  const sheet = assets.sheets[readers]
  const firstView = firstViewOf(body)
  const css = stylesFor(firstView, sheet.css)
  const modules = assets.modulesIn(language)
  const loader = loaderOf({
    goesOn: firstView.length < body.length,
    entry: assets.entry,
    modules,
    styles: sheet.file,
    fonts: fontFilesFor(textOf(body), sheet.fonts),
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy({ readers, scripts: [loader], styles: [css], connectTo, trusts })}">
${head}
<meta name="theme-color" content="${GROUND}">
<link rel="icon" href="${svgAddress(mark)}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="license" href="/licences.txt">
<style>${css}</style>
${readers === 'owners' ? preloads([...modules, ...assets.officeModules]) : ''}
<noscript>
<link rel="stylesheet" href="${sheet.file}"><link rel="stylesheet" href="/print.css" media="print">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">
</noscript>
<script>${loader}</script>
</head>
<body><div id="root">${body}</div>${dataOf(prices)}</body>
</html>
`
}

/** What the page's scripts are to know of what it was written with: data, which no policy has to allow. */
function dataOf(prices: RenderedPage['prices']): string {
  if (!prices) return ''
  const json = JSON.stringify(prices.stored).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${WRITTEN_PRICES}" data-lowest="${prices.lowest}">${json}</script>`
}

/** An owners' page has no first view that its scripts could keep from a slow line: they are asked for with the page. */
function preloads(modules: readonly string[]): string {
  return modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('')
}

function svgAddress(svg: string): string {
  const escaped = svg.replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent)
  return `data:image/svg+xml,${escaped}`
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '')
}

function policy(page: {
  readers: RenderedPage['readers']
  scripts: readonly string[]
  styles: readonly string[]
  connectTo: readonly string[]
  trusts: readonly string[]
}): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", hashesOf(page.scripts), ...page.trusts].join(' ')}`,
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
