/** The page's HTML without its scripts and the links that fetch them ahead, and with what it holds for those who have none. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<\/?noscript>/gi, '')
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="?(modulepreload|preload"? [^>]*\bas="?script)[^>]*>/gi, '')
}

/** Whether the page's HTML has its content in it, instead of leaving it all to the scripts. */
export function isPrerendered(html: string): boolean {
  return /<div id="root"[^>]*>(?!\s*<\/div>)/.test(html)
}
