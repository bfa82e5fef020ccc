import type { ReactNode } from 'react'
import { Navigate, NavLink, useParams } from 'react-router-dom'
import type { Season } from '#db/season.ts'
import { useSeason } from '#db/stores.ts'
import { sortByCheckIn } from '#domain/stay/reservation.ts'
import { DownloadCards } from './data/DownloadCards.tsx'
import { StayListCard } from './data/StayListCard.tsx'
import { CaretakerCard } from './channels/CaretakerCard.tsx'
import { ChannelsCard } from './channels/ChannelsCard.tsx'
import { CleaningCard } from './cleaning/CleaningCard.tsx'
import { GuideCard } from './guide/GuideCard.tsx'
import { LettersCard } from './letters/LettersCard.tsx'
import { TOOLS } from '#i18n/officeAddresses.ts'
import { LoadingPlaceholder } from '#office/shared/StatusNote.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { ReviewsCard } from './reviews/ReviewsCard.tsx'
import { SettingsCards } from './site/SettingsCards.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'

type TabProps = { season: Season }

const TABS: { [Tab in ToolsTab]: (props: TabProps) => ReactNode } = {
  messages: LettersCard,
  guide: GuideCard,
  channels: ChannelsTab,
  cleaning: CleaningTab,
  reviews: ReviewsCard,
  site: SettingsCards,
  data: DataTab,
}

/** The tools in tabs, each with its own address; the address of the page leads to the first one. */
export function ToolsPage() {
  const { t } = useTranslation()
  const season = useSeason()
  const { tab: named } = useParams()
  const tab = TOOLS_TABS.find((each) => each === named)
  if (!tab) return <Navigate to={`/${TOOLS}/${TOOLS_TABS[0]}`} replace />
  const Tab = TABS[tab]
  return (
    <>
      <nav aria-label={t('office.tools.tabs.label')} className="print:hidden">
        <ul className="flex flex-wrap gap-1">
          {TOOLS_TABS.map((each) => (
            <li key={each}>
              <NavLink to={`/${TOOLS}/${each}`} className="office-tab">
                {t(`office.tools.tabs.${each}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {season.state === 'loading' && <LoadingPlaceholder />}
      {season.state === 'ready' && (
        <div className="grid grid-cols-1 items-start gap-6 wrap-break-word xl:grid-cols-2">
          <Tab season={season.value} />
        </div>
      )}
    </>
  )
}

function ChannelsTab() {
  return (
    <>
      <ChannelsCard />
      <CaretakerCard />
    </>
  )
}

function CleaningTab({ season: { reservations } }: TabProps) {
  return <CleaningCard stays={reservations} today={useOfficeToday()} />
}

function DataTab({ season: { reservations, cancelled, unreadable, payments } }: TabProps) {
  const today = useOfficeToday()
  const stays = sortByCheckIn([...reservations, ...cancelled])
  return (
    <>
      <DownloadCards {...{ stays, payments, today }} unreadable={unreadable.length} />
      <StayListCard today={today} />
    </>
  )
}

/** The tabs of the tools, each with its own address below `TOOLS`. */
const TOOLS_TABS = ['messages', 'guide', 'channels', 'cleaning', 'reviews', 'site', 'data'] as const

type ToolsTab = (typeof TOOLS_TABS)[number]
