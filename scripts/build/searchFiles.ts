import { writeFile } from 'node:fs/promises'

type Alternates = readonly { language: string; path: string }[]

/** Writes sitemap.xml and robots.txt; `pages` are the addresses of each page by language. */
export async function writeSearchFiles(
  siteUrl: string,
  pages: readonly Alternates[],
): Promise<void> {
  await writeFile('dist/sitemap.xml', sitemap(siteUrl, pages))
  await writeFile('dist/robots.txt', robots(siteUrl))
}

/** No page is disallowed, because only a crawler that may load /admin sees its noindex header. */
function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

function sitemap(siteUrl: string, pages: readonly Alternates[]): string {
  const urls = pages.flatMap((alternates) =>
    alternates.map(({ path }) => entry(siteUrl + path, siteUrl, alternates)),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function entry(url: string, siteUrl: string, alternates: Alternates): string {
  const links = alternates.map(
    ({ language, path }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${path}"/>`,
  )
  return `<url><loc>${url}</loc>${links.join('')}</url>`
}
