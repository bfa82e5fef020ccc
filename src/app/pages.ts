import type { ComponentType } from 'react'
import { destinationOf } from '#i18n/addresses.ts'
import { loadMoreTexts, loadOfficeTexts } from '#i18n/index.ts'
import { PAGE_TEXTS, type PublicPage } from '#i18n/languages.ts'

/** The guests' pages, each a document with its own address. */
const PUBLIC_PAGES: Record<PublicPage, () => Promise<ComponentType>> = {
  home: async () => (await import('#guests/landing/LandingPage.tsx')).LandingPage,
  privacy: async () => (await import('./PrivacyPage.tsx')).PrivacyPage,
  stay: async () => (await import('#guests/stay/StayPage.tsx')).StayPage,
  cleaning: async () => (await import('#guests/cleaning/CleaningPage.tsx')).CleaningPage,
}

async function loadPublicPage(page: PublicPage): Promise<ComponentType> {
  const texts = loadMoreTexts(PAGE_TEXTS[page])
  const component = await PUBLIC_PAGES[page]()
  await texts
  return component
}

async function loadOffice(): Promise<ComponentType> {
  const texts = loadOfficeTexts()
  const page = (await import('#office/shell/BackOffice.tsx')).BackOffice
  await texts
  return page
}

/** Loads the page at a path; rejects when its files cannot be loaded. */
export async function loadPage(path: string): Promise<ComponentType> {
  const destination = destinationOf(path)
  switch (destination.to) {
    case 'guests':
      return loadPublicPage(destination.page)
    case 'owners':
      return loadOffice()
    case 'nowhere':
      return (await import('./NotFoundPage.tsx')).NotFoundPage
  }
}
