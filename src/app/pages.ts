import type { ComponentType } from 'react'
import { startAppCheck } from '#db/appCheckToken.ts'
import { destinationOf } from '#i18n/addresses.ts'
import { withTexts } from '#i18n/index.ts'
import type { PublicPage } from '#i18n/languages.ts'
import { fetchPart } from '#ui/fetchPart.ts'

/** The sections whose texts the office shows on every page. */
const OFFICE_TEXTS = ['admin', 'office', 'problem'] as const

type LoadPage = () => Promise<ComponentType>

/** The guests' pages, each a document with its own address, and the texts that they show. */
const PUBLIC_PAGES: Record<PublicPage, LoadPage> = {
  home: withTexts(
    ['landing', 'gallery', 'house', 'booking', 'problem'],
    async () => (await fetchPart(() => import('#guests/landing/LandingPage.tsx'))).LandingPage,
  ),
  privacy: withTexts(
    ['privacy'],
    async () => (await fetchPart(() => import('./PrivacyPage.tsx'))).PrivacyPage,
  ),
  stay: withTexts(
    ['guestPage', 'house', 'gallery', 'review', 'problem'],
    async () => (await fetchPart(() => import('#guests/stay/StayPage.tsx'))).StayPage,
  ),
  cleaning: withTexts(
    ['cleaning'],
    async () => (await fetchPart(() => import('#guests/cleaning/CleaningPage.tsx'))).CleaningPage,
  ),
}

const loadOffice: LoadPage = withTexts(OFFICE_TEXTS, async () => {
  await startAppCheck()
  return (await fetchPart(() => import('#office/shell/BackOffice.tsx'))).BackOffice
})

/** Loads the page at a path with its texts; rejects when the files cannot be fetched. */
export async function loadPage(path: string): Promise<ComponentType> {
  const destination = destinationOf(path)
  switch (destination.to) {
    case 'guests':
      return PUBLIC_PAGES[destination.page]()
    case 'owners':
      return loadOffice()
    case 'nowhere':
      return (await fetchPart(() => import('./NotFoundPage.tsx'))).NotFoundPage
  }
}
