import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import { comingSeasons, lowestPrice } from '#domain/prices/prices.ts'
import { readPrices } from '#domain/prices/storedPrices.ts'
import { connectionsOf, guestsOfPage } from '#firebase/origins.ts'
import { readPricesOnce } from '#firebase/pricesOnce.ts'
import { destinationOf, OFFICE } from '#i18n/addresses.ts'
import { needTexts, showLanguage } from '#i18n/index.ts'
import { isListed, languages, LANGUAGES, PUBLIC_PAGES, type PublicPage } from '#i18n/languages.ts'
import { type WrittenPrices, writeWithPrices } from '#pages/landing/writtenPrices.ts'
import { App } from './App.tsx'
import { headOf } from './head.ts'

/** The guests' pages, each with its address in every language: what a search engine may list. */
export const LISTED_PAGES = PUBLIC_PAGES.filter(isListed).map(inEveryLanguage)

/** The addresses that are written as pages when the site is built. */
export const PAGES = [
  ...PUBLIC_PAGES.flatMap(inEveryLanguage).map(({ path }) => path),
  '/404',
  OFFICE,
]

/** The site's address, without a slash at the end. */
export const siteUrl = __ENV__.VITE_SITE_URL

/** A page's own part of its HTML, and the origins its scripts may connect to. */
export type RenderedPage = {
  language: string
  /** Owners' pages have more styles. */
  readers: 'guests' | 'owners'
  head: string
  body: string
  connectTo: readonly string[]
  /** The prices that stand in it, for its scripts. */
  prices: WrittenPrices | null
  /** Whose scripts and frames it may show besides its own. */
  trusts: readonly string[]
}

/** Renders the page at `path` from the components that will hydrate it; the owners' pages stay empty until they do. */
export async function renderPage(
  path: string,
  stored: WrittenPrices | null,
): Promise<RenderedPage> {
  const destination = destinationOf(path)
  const { to, language } = destination
  const prices = destination.to === 'guests' && destination.page === 'home' ? stored : null
  writeWithPrices(prices)
  await Promise.all([
    needTexts('privacy'),
    needTexts('house'),
    needTexts('guestPage'),
    showLanguage(language),
  ])
  const owners = to === 'owners'
  return {
    language,
    readers: owners ? 'owners' : 'guests',
    head: headOf(path, siteUrl),
    body: owners ? '' : await renderBody(path),
    connectTo: connectionsOf(owners ? 'owners' : 'public'),
    prices,
    trusts: guestsOfPage(),
  }
}

/** The prices as they are now, for the pages to be written with: those of nights to come; `null` where there are none, and for a demo, whose database may be up or not. */
export async function currentPrices(): Promise<WrittenPrices | null> {
  if (__LOCAL_BACKEND__) return null
  const stored = await readPricesOnce()
  const { seasons, terms } = readPrices(stored)
  const today = dayIn(villa.timeZone, Date.now())
  const lowest = lowestPrice(seasons, today)
  if (lowest === null) return null
  const coming = comingSeasons(seasons, today).map(({ id, ...season }) => [id, season] as const)
  return { lowest, stored: { seasons: Object.fromEntries(coming), terms } }
}

function inEveryLanguage(page: PublicPage) {
  return LANGUAGES.map((language) => ({ language, path: languages[language].paths[page] }))
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
