import { CalendarDays, ClipboardList, Inbox, type LucideIcon, Sun, Tag, Wrench } from 'lucide-react'
import type { ComponentType } from 'react'
import type { IsoDate } from '#domain/date.ts'
import { OFFICE } from '#i18n/addresses.ts'
import { needTexts, needTextsOfAll } from '#i18n/index.ts'
import { persistently } from '#lib/arrival/persistently.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { late } from '#lib/late.tsx'
import { REQUESTS, STAYS } from './addresses.ts'
import { RoomOnItsWay } from './line/RoomOnItsWay.tsx'
import type { Answers } from './requests/useAnswers.ts'
import { WaitingRequests } from './requests/WaitingRequests.tsx'

/** Everything that the office knows of a room; its name is the text `office.rooms` has for its path. */
type Room<Path extends string = string> = {
  /** The last part of its address. */
  path: Path
  Icon: LucideIcon
  /** Fetched when somebody first enters it. */
  Page: ComponentType
  /** What stands at the edge of the link to it. */
  Badge?: ComponentType<{ today: IsoDate; answers: Answers }>
}

const described = [
  {
    path: 'today',
    Icon: Sun,
    Page: page('today', async () => (await fetchPart(() => import('./TodayPage.tsx'))).TodayPage),
  },
  {
    path: STAYS,
    Icon: ClipboardList,
    Page: page(
      STAYS,
      async () => (await fetchPart(() => import('./DashboardPage.tsx'))).DashboardPage,
    ),
  },
  {
    path: REQUESTS,
    Icon: Inbox,
    Page: page(REQUESTS, async () => {
      const fetching = fetchPart(() => import('./RequestsPage.tsx'))
      // Guests are written to in their own language.
      const [{ RequestsPage }] = await Promise.all([fetching, needTextsOfAll('letters')])
      return RequestsPage
    }),
    Badge: WaitingRequests,
  },
  {
    path: 'calendar',
    Icon: CalendarDays,
    Page: page(
      'calendar',
      async () => (await fetchPart(() => import('./CalendarPage.tsx'))).CalendarPage,
    ),
  },
  {
    path: 'prices',
    Icon: Tag,
    Page: page(
      'prices',
      async () => (await fetchPart(() => import('./PricesPage.tsx'))).PricesPage,
    ),
  },
  {
    path: 'tools',
    Icon: Wrench,
    Page: page('tools', async () => {
      const fetching = fetchPart(() => import('./ToolsPage.tsx'))
      const [{ ToolsPage }] = await Promise.all([
        fetching,
        needTextsOfAll('letters'),
        ...(['guestPage', 'gallery'] as const).map(needTexts),
      ])
      return ToolsPage
    }),
  },
] as const satisfies readonly Room[]

/** The office's rooms in the order of the links to them: addresses, links, titles and pages follow from this list. */
export const ROOMS: readonly Room<(typeof described)[number]['path']>[] = described

/** The room of the page's own address is fetched while it is asked who is at the door; that is all that is waited for then. */
function page(path: string, load: () => Promise<ComponentType>): ComponentType {
  const isAddressed = path === (location.pathname.slice(`${OFFICE}/`.length) || STAYS)
  let begun = isAddressed ? load() : null
  // Where that fails, it is tried again once the room is drawn.
  begun?.catch(() => {})
  const attempt = () => {
    const first = begun
    begun = null
    return first ?? load()
  }
  return late(() => persistently(attempt), RoomOnItsWay, isAddressed ? 'atOnce' : 'inPieces')
}
