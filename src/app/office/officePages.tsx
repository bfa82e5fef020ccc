import { CalendarDays, ClipboardList, Inbox, type LucideIcon, Sun, Tag, Wrench } from 'lucide-react'
import type { ComponentType } from 'react'
import type { IsoDate } from '#domain/date.ts'
import { isWaiting } from '#domain/inbox.ts'
import { OFFICE } from '#i18n/addresses.ts'
import { loadTexts, loadTextsOfAll } from '#i18n/index.ts'
import { retryForever } from '#lib/pageLoad/retryForever.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { lazyComponent } from '#lib/lazyComponent.tsx'
import { REQUESTS, STAYS, TOOLS } from '#features/office/addresses.ts'
import { LoadingPlaceholder } from '#features/office/StatusNote.tsx'
import { type Answers, useInboxNow } from '#features/requests/useAnswers.ts'

/** An office page; its title is the text `office.rooms` for its path. */
type OfficePage<Path extends string = string> = {
  path: Path
  /** The pattern of its addresses, unless it has one alone. */
  route?: string
  Icon: LucideIcon
  Page: ComponentType
  Badge?: ComponentType<{ today: IsoDate; answers: Answers }>
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
    Page: page(
      STAYS,
      async () =>
        (await fetchPart(() => import('#features/stays/DashboardPage.tsx'))).DashboardPage,
    ),
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
    Badge: WaitingRequests,
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

/** The number of unanswered requests among the newest, shown at the link to the inbox. */
function WaitingRequests({ today, answers }: { today: IsoDate; answers: Answers }) {
  const [inbox] = useInboxNow(today, answers)
  if (inbox.state !== 'ready') return null
  return (
    <WaitingCount
      count={inbox.value.requests.filter((request) => isWaiting(request, today)).length}
    />
  )
}

function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="absolute top-1 left-1/2 ml-2 min-w-5 rounded-full bg-alert-600 px-1.5 text-center text-xs leading-5 font-semibold text-white tabular-nums md:static md:ml-0">
      {count > 99 ? '99+' : count}
    </span>
  )
}
