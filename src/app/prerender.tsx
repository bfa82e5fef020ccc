import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { connectionsOf } from '#firebase/origins.ts'
import { showLanguage } from '#i18n/index.ts'
import { languageOf, PATHS } from '#i18n/paths.ts'
import { App } from './App.tsx'
import { headOf } from './head.ts'

/** The addresses that are written as pages when the site is built, and the files they become. */
export const PAGES = [
  { path: PATHS.home.tr, file: 'index.html' },
  { path: PATHS.home.en, file: 'en.html' },
  { path: PATHS.privacy.tr, file: 'gizlilik.html' },
  { path: PATHS.privacy.en, file: 'en/privacy.html' },
  { path: '/404', file: '404.html' },
  { path: PATHS.login, file: 'admin.html' },
]

/** The pages a search engine may list, by language. */
export const LISTED_PAGES = [PATHS.home, PATHS.privacy]

/** The site's address, without a slash at the end. */
export const siteUrl = __ENV__.VITE_SITE_URL

/** A page's own part of its HTML, and the origins its scripts may connect to. */
export type RenderedPage = {
  language: string
  head: string
  body: string
  connectTo: readonly string[]
}

/** Renders the page at `path` from the components that will hydrate it; the owners' pages stay empty until they do. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const language = languageOf(path) ?? 'tr'
  await showLanguage(language)
  const owners = path === PATHS.login
  return {
    language,
    head: headOf(path, siteUrl),
    body: owners ? '' : await renderBody(path),
    connectTo: connectionsOf(owners ? 'owners' : 'public'),
  }
}

async function renderBody(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
    // A large part would else be written apart and moved into its place by an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}
