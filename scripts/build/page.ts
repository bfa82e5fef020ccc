import { createHash } from 'node:crypto'
import { WORKER_POLICY } from '#office/shell/trustWorker.ts'
import type { RenderedPage } from '#app/prerender.tsx'
import { BUILD_DATA_ID } from '#guests/landing/buildData.ts'
import type { LoaderInput } from '#app/loader.ts'
import type { Assets } from './assets.ts'
import { GROUND } from './officeManifest.ts'

/** A whole page. */
export function pageHtml(
  page: RenderedPage,
  assets: Assets,
  loaderWith: (input: LoaderInput) => string,
): string {
  const { language, readers, page: shown, head, body, buildData } = page
  const { entry, office, guests, styles, fontFiles } = assets
  const loader =
    readers === 'guests'
      ? loaderWith({ entry, modules: guests(shown, language), fonts: styles.fonts, fontFiles })
      : null
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<meta http-equiv="Content-Security-Policy" content="${policy(page, loader)}">
${head}
<meta name="theme-color" content="${GROUND}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="license" href="/licences.txt">
<link rel="stylesheet" href="${styles[readers]}">
<link rel="stylesheet" href="/print.css" media="print">
${loader === null ? scripts(entry, office) : guestsScripts(loader, styles.fonts)}
</head>
<body><div id="root">${body}</div>${dataOf(BUILD_DATA_ID, buildData)}</body>
</html>
`
}

function guestsScripts(loader: string, fonts: string): string {
  return `<noscript><link rel="stylesheet" href="${fonts}"></noscript>
<script>${loader}</script>`
}

function scripts(entry: string, others: readonly string[]): string {
  const preloads = others.map((href) => `<link rel="modulepreload" href="${href}">`)
  return `${preloads.join('\n')}\n<script type="module" src="${entry}"></script>`
}

/** As JSON, which the policy need not allow. */
function dataOf(id: string, value: unknown): string {
  if (value === null) return ''
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${id}">${json}</script>`
}

function policy({ readers, connectTo }: RenderedPage, loader: string | null): string {
  const hash = loader && `'sha256-${createHash('sha256').update(loader).digest('base64')}'`
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...(hash ? [hash] : [])].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // Only the office's worker is a trusted script.
    `trusted-types ${readers === 'owners' ? WORKER_POLICY : "'none'"}`,
  ].join('; ')
}
