import { CalendarDays, ClipboardList, Inbox, type LucideIcon, Sun, Tag, Wrench } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { OFFICE } from '#i18n/addresses.ts'
import type { Translation } from '#i18n/translation.ts'
import { retryForever } from '#db/retryForever.ts'
import { REQUESTS, STAYS, TOOLS } from '#i18n/officeAddresses.ts'

/** A page's last part of the address, which names its title in the texts `office.pages`. */
type OfficePath = Exclude<keyof Translation['office']['pages'], 'label'>

type OfficePage = {
  path: OfficePath
  /** The pattern of its addresses, unless it has one alone. */
  route?: string
  Icon: LucideIcon
  load: () => Promise<ComponentType>
}

const PAGES: readonly OfficePage[] = [
  {
    path: 'today',
    Icon: Sun,
    load: async () => (await import('#office/today/TodayPage.tsx')).TodayPage,
  },
  {
    path: STAYS,
    Icon: ClipboardList,
    load: async () => (await import('#office/stays/StaysPage.tsx')).StaysPage,
  },
  {
    path: REQUESTS,
    Icon: Inbox,
    load: async () => (await import('#office/requests/RequestsPage.tsx')).RequestsPage,
  },
  {
    path: 'calendar',
    route: 'calendar/:view?',
    Icon: CalendarDays,
    load: async () => (await import('#office/calendar/CalendarPage.tsx')).CalendarPage,
  },
  {
    path: 'prices',
    Icon: Tag,
    load: async () => (await import('#office/prices/PricesPage.tsx')).PricesPage,
  },
  {
    path: TOOLS,
    route: `${TOOLS}/:tab?`,
    Icon: Wrench,
    load: async () => (await import('#office/tools/ToolsPage.tsx')).ToolsPage,
  },
]

/** In the order of their links; addresses, links and titles derive from this list. */
export const OFFICE_PAGES = PAGES.map(({ load, ...page }) => ({
  ...page,
  Page: lazy(async () => ({ default: await retryForever(load) })),
}))

// While the sign-in is checked; a failure is retried when the page renders.
const [addressed = ''] = location.pathname.slice(`${OFFICE}/`.length).split('/')
PAGES.find(({ path }) => path === (addressed || STAYS))
  ?.load()
  .catch(() => {})
