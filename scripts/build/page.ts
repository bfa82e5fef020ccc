import { createHash } from 'node:crypto'
import type { RenderedPage } from '#app/prerender.tsx'

/** The built files a page needs, as addresses from the root, and the style sheet's text. */
export type Assets = { entry: string; modules: readonly string[]; css: string }

/**
 * A whole page. Its styles stand in it, and its scripts are fetched when everything in view has loaded, or at the first
 * touch, and again at the next when that fails: a module script in the head costs a phone 700 ms of its first picture. The policy names both by their hashes.
 */
export function pageHtml(
  { language, head, body, connectTo }: RenderedPage,
  assets: Assets,
): string {
  const loader = loaderOf(assets)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy({ loader, css: assets.css, connectTo })}">
${head}
<meta name="theme-color" content="#fdfbf7">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<style>${assets.css}</style>
<script>${loader}</script>
</head>
<body><div id="root">${body}</div></body>
</html>
`
}

function loaderOf({ entry, modules }: Assets): string {
  return `(()=>{let begun;const begin=()=>{if(begun)return;begun=1;for(const href of ${JSON.stringify(modules)}){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}import('${entry}').catch(()=>{begun=0})};addEventListener('load',begin);for(const touch of['pointerdown','keydown'])addEventListener(touch,begin)})()`
}

function policy(page: { loader: string; css: string; connectTo: readonly string[] }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(page.loader)}`,
    `style-src 'self' ${hashOf(page.css)}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...page.connectTo].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
