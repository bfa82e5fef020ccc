import { CalendarDays, ClipboardList, Inbox, type LucideIcon, Sun, Tag, Wrench } from 'lucide-react'
import type { ComponentType } from 'react'
import { OFFICE } from '#i18n/addresses.ts'
import { loadTexts, loadTextsOfAll } from '#i18n/index.ts'
import type { Translation } from '#i18n/translation.ts'
import { retryForever } from '#db/retryForever.ts'
import { fetchPart } from '#ui/fetchPart.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { REQUESTS, STAYS, TOOLS } from '#features/office/addresses.ts'
import { LoadingPlaceholder } from '#features/office/StatusNote.tsx'

/** A page's last part of the address, which names its title in the texts `office.rooms`. */
type OfficePath = Exclude<keyof Translation['office']['rooms'], 'label'>

type OfficePage<Path extends OfficePath = OfficePath> = {
  path: Path
  /** The pattern of its addresses, unless it has one alone. */
  route?: string
  Icon: LucideIcon
  Page: ComponentType
}

const described = [
  {
    path: 'today',
    Icon: Sun,
    Page: page(
      'today',
      async () => (await fetchPart(() => import('#features/today/TodayPage.tsx'))).TodayPage,
    ),
  },
  {
    path: STAYS,
    Icon: ClipboardList,
    Page: page(STAYS, async () => {
      const fetching = fetchPart(() => import('#features/stays/StaysPage.tsx'))
      const [{ StaysPage }] = await Promise.all([fetching, loadTextsOfAll('letters')])
      return StaysPage
    }),
  },
  {
    path: REQUESTS,
    Icon: Inbox,
    Page: page(REQUESTS, async () => {
      const fetching = fetchPart(() => import('#features/requests/RequestsPage.tsx'))
      // Letters to guests need the texts of every language.
      const [{ RequestsPage }] = await Promise.all([fetching, loadTextsOfAll('letters')])
      return RequestsPage
    }),
  },
  {
    path: 'calendar',
    Icon: CalendarDays,
    Page: page(
      'calendar',
      async () =>
        (await fetchPart(() => import('#features/calendar/CalendarPage.tsx'))).CalendarPage,
    ),
  },
  {
    path: 'prices',
    Icon: Tag,
    Page: page(
      'prices',
      async () => (await fetchPart(() => import('#features/prices/PricesPage.tsx'))).PricesPage,
    ),
  },
  {
    path: TOOLS,
    route: `${TOOLS}/:tab?`,
    Icon: Wrench,
    Page: page(TOOLS, async () => {
      const fetching = fetchPart(() => import('#features/tools/ToolsPage.tsx'))
      const [{ ToolsPage }] = await Promise.all([
        fetching,
        loadTextsOfAll('letters'),
        ...(['guestPage', 'gallery', 'cleaning'] as const).map(loadTexts),
      ])
      return ToolsPage
    }),
  },
] as const satisfies readonly OfficePage[]

/** In the order of their links; addresses, links and titles derive from this list. */
export const OFFICE_PAGES: readonly OfficePage<(typeof described)[number]['path']>[] = described

/** Starts loading the page of the current address while the sign-in is checked. */
function page(path: string, load: () => Promise<ComponentType>): ComponentType {
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
