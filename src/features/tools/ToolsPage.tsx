import { type ReactNode, useMemo, useState } from 'react'
import { Navigate, NavLink, useParams } from 'react-router-dom'
import { PROJECT, readForBackup } from '#db/backup.ts'
import { followChannels } from '#db/officeValues.ts'
import { readHeld } from '#db/requests.ts'
import type { Season } from '#db/season.ts'
import type { Channel } from '#domain/channels/channel.ts'
import type { IsoDate } from '#domain/date.ts'
import { sortByCheckIn } from '#domain/reservation.ts'
import { BackupCard, CsvCard } from '#features/backup/CsvCard.tsx'
import { StayListCard } from '#features/backup/StayListCard.tsx'
import {
  CalendarCard,
  OfficeCaretaker,
  OfficeChannels,
} from '#features/channels/OfficeChannels.tsx'
import { CleaningCard } from '#features/cleaning/CleaningCard.tsx'
import { OfficeGuide } from '#features/guide/GuideCard.tsx'
import { LettersCard } from '#features/letters/LettersCard.tsx'
import { useOfficeLetters } from '#features/letters/useLetters.ts'
import { CALENDAR_ADDRESS, TOOLS, TOOLS_TABS, type ToolsTab } from '#features/office/addresses.ts'
import { ToolCard } from '#features/office/cards.tsx'
import { LoadingPlaceholder, StatusNote } from '#features/office/StatusNote.tsx'
import { useOffice } from '#features/office/useOffice.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { OfficeReviews } from '#features/reviews/ReviewsCard.tsx'
import { BankCard, HostsCard } from '#features/settings/SettingsCards.tsx'
import { useOfficeSettings } from '#features/settings/useSettings.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useRemote } from '#lib/remote.ts'
import { Button } from '#ui/Button.tsx'

type TabProps = { season: Season; today: IsoDate }

const TABS: { [Tab in ToolsTab]: (props: TabProps) => ReactNode } = {
  messages: MessagesTab,
  channels: ChannelsTab,
  site: SiteTab,
  data: DataTab,
}

/** The tools in tabs, each with its own address; the address of the page leads to the first one. */
export function ToolsPage() {
  const { t } = useTranslation()
  const { season, today } = useOffice()
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
              <NavLink
                to={`/${TOOLS}/${each}`}
                className="flex min-h-11 items-center rounded-field px-3 text-pine-700 hover:bg-linen-200 aria-[current=page]:bg-white aria-[current=page]:font-semibold aria-[current=page]:text-accent-700 aria-[current=page]:shadow-soft"
              >
                {t(`office.tools.tabs.${each}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {season.state === 'loading' && <LoadingPlaceholder quiet />}
      {season.state === 'ready' && today !== null && (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <Tab season={season.value} today={today} />
        </div>
      )}
    </>
  )
}

function MessagesTab({ season, today }: TabProps) {
  const { cancelled } = useOffice()
  const letters = useOfficeLetters()
  const ledger = useLedger()
  const { bank } = useOfficeSettings()
  return (
    <>
      {letters.known && (
        <LettersCard
          // A refused text was put back into the form, which has to mount again to show it.
          key={letters.refused}
          letters={letters.own}
          stays={[...cancelled, ...season.reservations]}
          ledger={ledger}
          today={today}
          bank={bank}
          onSave={({ seen, ...text }) => letters.save({ ...text, version: seen.version })}
        />
      )}
      <OfficeGuide today={today} />
    </>
  )
}

const NO_CHANNELS: readonly Channel[] = []

function ChannelsTab({ season, today }: TabProps) {
  const [followed] = useRemote(followChannels)
  const channels = followed.state === 'ready' ? followed.value : NO_CHANNELS
  const { reservations, unreadable } = season
  return (
    <>
      <OfficeChannels channels={channels} />
      <OfficeCaretaker channels={channels} />
      <CalendarCard
        reservations={reservations}
        unreadable={unreadable.length}
        today={today}
        project={PROJECT}
        onReadHeld={readHeld}
      />
    </>
  )
}

function SiteTab({ season, today }: TabProps) {
  const { known } = useOfficeSettings()
  if (!known) return <LoadingPlaceholder quiet />
  return (
    <>
      <BankCard />
      <HostsCard />
      <OfficeReviews />
      <CleaningCard stays={season.reservations} today={today} />
      <NotificationsCard />
    </>
  )
}

function DataTab({ season, today }: TabProps) {
  const { cancelled, unsent } = useOffice()
  const { reservations, unreadable } = season
  const listed = useMemo(
    () => sortByCheckIn([...reservations, ...cancelled]),
    [reservations, cancelled],
  )
  return (
    <>
      <CsvCard
        stays={listed}
        unreadable={unreadable.length}
        today={today}
        statement={CALENDAR_ADDRESS}
      />
      <BackupCard today={today} unsent={unsent} onRead={readForBackup} />
      <StayListCard today={today} />
    </>
  )
}

/** Asks the browser for permission to show system notifications when an owner turns them on. */
function NotificationsCard() {
  const { t } = useTranslation()
  const [permission, setPermission] = useState(permissionNow)
  if (permission === null) return null
  return (
    <ToolCard title={t('office.news.title')} text={t('office.news.text')}>
      {permission === 'default' ? (
        <Button
          onClick={() =>
            void Notification.requestPermission().then((answer) => setPermission(answer))
          }
        >
          {t('office.news.allow')}
        </Button>
      ) : (
        <StatusNote>{t(`office.news.${permission}`)}</StatusNote>
      )}
    </ToolCard>
  )
}

/** `null` without the Notification API. */
function permissionNow(): NotificationPermission | null {
  return 'Notification' in globalThis ? Notification.permission : null
}
