import { CalendarDays, ClipboardList, Inbox, type LucideIcon, Sun, Tag, Wrench } from 'lucide-react'
import type { ComponentType } from 'react'
import { OFFICE } from '#i18n/addresses.ts'
import { loadTextsOfAll, withTexts } from '#i18n/index.ts'
import type { Translation } from '#i18n/translation.ts'
import { retryForever } from '#db/retryForever.ts'
import { fetchPart } from '#ui/fetchPart.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { REQUESTS, STAYS, TOOLS } from '#i18n/officeAddresses.ts'
import { LoadingPlaceholder } from '#office/shared/StatusNote.tsx'

/** A page's last part of the address, which names its title in the texts `office.pages`. */
type OfficePath = Exclude<keyof Translation['office']['pages'], 'label'>

type OfficePage = {
  path: OfficePath
  /** The pattern of its addresses, unless it has one alone. */
  route?: string
  Icon: LucideIcon
  /** Fetches its component with the texts that other pages do not need. */
  load: () => Promise<ComponentType>
}

const PAGES: readonly OfficePage[] = [
  {
    path: 'today',
    Icon: Sun,
    load: async () => (await fetchPart(() => import('#office/today/TodayPage.tsx'))).TodayPage,
  },
  {
    path: STAYS,
    Icon: ClipboardList,
    load: withLetters(
      async () => (await fetchPart(() => import('#office/stays/StaysPage.tsx'))).StaysPage,
    ),
  },
  {
    path: REQUESTS,
    Icon: Inbox,
    load: withLetters(
      async () => (await fetchPart(() => import('#office/requests/RequestsPage.tsx'))).RequestsPage,
    ),
  },
  {
    path: 'calendar',
    Icon: CalendarDays,
    load: async () =>
      (await fetchPart(() => import('#office/calendar/CalendarPage.tsx'))).CalendarPage,
  },
  {
    path: 'prices',
    Icon: Tag,
    load: async () => (await fetchPart(() => import('#office/prices/PricesPage.tsx'))).PricesPage,
  },
  {
    path: TOOLS,
    route: `${TOOLS}/:tab?`,
    Icon: Wrench,
    load: withLetters(
      withTexts(
        ['guestPage', 'gallery', 'cleaning'],
        async () => (await fetchPart(() => import('#office/tools/ToolsPage.tsx'))).ToolsPage,
      ),
    ),
  },
]

/** In the order of their links; addresses, links and titles derive from this list. */
export const OFFICE_PAGES = PAGES.map(({ load, ...page }) => ({
  ...page,
  Page: loadedPage(page.path, load),
}))

/** Letters to guests need the texts of every language. */
function withLetters(load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return async () => {
    const [Page] = await Promise.all([load(), loadTextsOfAll('letters')])
    return Page
  }
}

/** Starts loading the page of the current address while the sign-in is checked. */
function loadedPage(path: OfficePath, load: () => Promise<ComponentType>): ComponentType {
  const [named = ''] = location.pathname.slice(`${OFFICE}/`.length).split('/')
  const isAddressed = path === (named || STAYS)
  let begun = isAddressed ? load() : null
  // A failed load is retried when the page renders.
  begun?.catch(() => {})
  const attempt = () => {
    const first = begun
    begun = null
    return first ?? load()
  }
  return lazyComponent(
    () => retryForever(attempt),
    LoadingPlaceholder,
    isAddressed ? 'atOnce' : 'inPieces',
  )
}
