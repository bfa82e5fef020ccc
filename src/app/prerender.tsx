import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import { readPrices } from '#domain/prices/prices.ts'
import { connectionsOf } from '#db/origins.ts'
import { databaseRestUrl } from '#db/rest.ts'
import { destinationOf, OFFICE } from '#i18n/addresses.ts'
import { allTexts, placeholdersWithoutValue, refuseMissingValues } from '#i18n/checkTexts.ts'
import { loadOfficeTexts, showLanguage, textsIn } from '#i18n/index.ts'
import {
  isListed,
  type Language,
  languages,
  LANGUAGES,
  languagesOf,
  PUBLIC_PAGES,
  type PublicPage,
} from '#i18n/languages.ts'
import { readSiteSettings } from '#domain/settings/siteSettings.ts'
import { showSiteSettings } from '#guests/shared/siteSettings.ts'
import { BUILT_IN_SETTINGS } from '#shared/siteSettings.ts'
import { type BuildData, setBuildData } from '#guests/landing/buildData.ts'
import { App } from './App.tsx'
import { loadPage } from './pages.ts'
import { headOf } from './head.ts'

const TIME_LIMIT_MS = 10_000

/** Reads a public path once for the build; rejects without a response. */
async function readOnce(path: string): Promise<unknown> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const response = await fetch(databaseRestUrl(path), { signal })
  if (!response.ok) throw new Error(`The database answered ${response.status}`)
  return response.json()
}

/** The guests' pages in every language that search engines may list. */
export const LISTED_PAGES = PUBLIC_PAGES.filter(isListed).map((page) =>
  languagesOf(page).map((language) => ({ language, path: languages[language].paths[page] })),
)

export const PAGES = [
  ...LANGUAGES.flatMap((language) => PUBLIC_PAGES.map((page) => languages[language].paths[page])),
  '/404',
  OFFICE,
]

export const siteUrl = __ENV__.VITE_SITE_URL

/** The office's texts, for its manifest and its service worker. */
export async function readOfficeTexts(language: Language) {
  await loadOfficeTexts()
  const t = textsIn(language)
  return {
    app: t('office.app'),
    incompleteCopy: t('office.incompleteCopy', { returnObjects: true }),
  }
}

/** Rejects when a text of any page has a placeholder without a value; one then fails `renderPage`, too. */
export async function checkTexts(): Promise<void> {
  refuseMissingValues()
  const problems = placeholdersWithoutValue(await allTexts())
  if (problems.length > 0)
    throw new Error(`Correct src/i18n or src/content:\n  ${problems.join('\n  ')}`)
}

/** A page's HTML, and the origins to which its scripts may connect. */
export type RenderedPage = {
  language: string
  /** The owners' pages have more styles. */
  readers: 'guests' | 'owners'
  /** Which of the guests' pages it is; `null` for another. */
  page: PublicPage | null
  head: string
  body: string
  connectTo: readonly string[]
  buildData: BuildData | null
}

/**
 * Renders the page at `path` with the components that will hydrate it; the owners' pages are empty.
 */
export async function renderPage(path: string, read: BuildData | null): Promise<RenderedPage> {
  const destination = destinationOf(path)
  const { to, language } = destination
  const isHome = destination.to === 'guests' && destination.page === 'home'
  const buildData = to === 'guests' && read ? (isHome ? read : { settings: read.settings }) : null
  setBuildData(buildData)
  const owners = to === 'owners'
  await showLanguage(language)
  const component = owners ? null : await loadPage(path)
  await showSiteSettings(read?.settings)
  return {
    language,
    readers: owners ? 'owners' : 'guests',
    page: destination.to === 'guests' ? destination.page : null,
    head: headOf(path, siteUrl, readSiteSettings(read?.settings) ?? BUILT_IN_SETTINGS),
    body: component ? await renderBody(component) : '',
    connectTo: connectionsOf(owners ? 'owners' : 'public'),
    buildData,
  }
}

/** What guests may read now, for prerendering; `null` for a demo, whose backend may not run. */
export async function readPublic(): Promise<BuildData | null> {
  if (__LOCAL_BACKEND__) return null
  const [prices, reviews, settings] = await Promise.all(
    ['prices', 'publishedReviews', 'settings/site'].map(readOnce),
  )
  const { seasons, terms } = readPrices(prices)
  const today = dayIn(villa.timeZone, Date.now())
  const coming = seasons
    .filter(({ to }) => to >= today)
    .map(({ id, ...season }) => [id, season] as const)
  return {
    prices: { seasons: Object.fromEntries(coming), terms },
    reviews,
    settings,
  }
}

async function renderBody(page: ComponentType): Promise<string> {
  const { prelude } = await prerender(
    <App page={page} />,
    // React would stream a large part separately, and move it by an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}
