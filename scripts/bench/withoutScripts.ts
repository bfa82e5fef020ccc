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

/** A page that shows the first picture of another and nothing else; not quite as large as the screen, for a browser takes that for a background. */
export function barePage(html: string): string {
  const [picture = ''] = /<picture[\s\S]*?<\/picture>/.exec(html) ?? []
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>.</title><style>body{margin:0}img{width:100%;height:90vh;object-fit:cover}</style></head><body>${picture}</body></html>`
}
