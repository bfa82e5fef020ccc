/** The page's HTML without scripts and preloads, but with its noscript content. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<\/?noscript>/gi, '')
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="?(modulepreload|preload"? [^>]*\bas="?script)[^>]*>/gi, '')
}

/** Whether the page's HTML contains its content, rather than only scripts. */
export function isPrerendered(html: string): boolean {
  return /<div id="root"[^>]*>(?!\s*<\/div>)/.test(html)
}
