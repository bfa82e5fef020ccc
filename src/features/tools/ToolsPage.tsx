import { clsx } from 'clsx'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Link, useLocation } from 'react-router-dom'
import { endAllSessions } from '#db/auth.ts'
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
import { SETTINGS_ADDRESS, STATEMENT_ADDRESS } from '#features/office/addresses.ts'
import { ToolCard } from '#features/office/cards.tsx'
import { useOffice } from '#features/office/useOffice.ts'
import { OfficeReviews } from '#features/reviews/ReviewsCard.tsx'
import { useOfficeSettings } from '#features/settings/useSettings.ts'
import { LanguageButtons } from '#features/site/LanguageSwitch.tsx'
import { useRemote } from '#lib/remote.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { LoadingPlaceholder, StatusNote } from '#features/office/StatusNote.tsx'
import { Question } from '#features/office/forms.tsx'

const NO_CHANNELS: readonly Channel[] = []

/** The tools by group, most frequently used first; a tool's name is its fragment in the address. */
const GROUPS = {
  guests: ['cleaning', 'reviews', 'guide', 'letters'],
  channels: ['channels', 'caretaker', 'calendarFile'],
  records: ['list', 'stayList', 'backup'],
  settings: ['settings', 'language', 'news', 'sessions'],
} as const

type Group = keyof typeof GROUPS
type Tool = (typeof GROUPS)[Group][number]

const GROUP_NAMES = ['guests', 'channels', 'records', 'settings'] as const

const TITLES = {
  cleaning: 'cleaning.title',
  reviews: 'office.reviews.title',
  letters: 'office.writing.own.title',
  guide: 'guestPage.guide.title',
  channels: 'office.channels.list.title',
  calendarFile: 'office.tools.calendar.title',
  caretaker: 'office.caretaker.title',
  list: 'office.tools.csv.title',
  stayList: 'office.stayList.title',
  backup: 'office.tools.backup.title',
  settings: 'office.rooms.tools/settings',
  language: 'office.tools.language.title',
  news: 'office.news.title',
  sessions: 'office.sessions.title',
} as const satisfies { [Each in Tool]: string }

const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The tools that need the width of the page. */
const WIDE: ReadonlySet<Tool> = new Set(['letters', 'calendarFile', 'stayList'])

/** Exports, imports, backups and settings, in groups below a list of contents. */
export function ToolsPage() {
  const { season, today } = useOffice()
  const { hash } = useLocation()
  const isReady = season.state === 'ready' && today !== null

  useEffect(() => {
    if (!isReady || !hash) return
    // Cards above the tool grow as their data arrives, until the owner scrolls.
    const layout = new ResizeObserver(() =>
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' }),
    )
    const stop = () => layout.disconnect()
    for (const move of BY_HAND) addEventListener(move, stop, { once: true, passive: true })
    layout.observe(document.body)
    return () => {
      stop()
      for (const move of BY_HAND) removeEventListener(move, stop)
    }
  }, [isReady, hash])

  if (season.state === 'loading') return <LoadingPlaceholder quiet />
  if (season.state !== 'ready' || today === null) return null
  return <Tools season={season.value} today={today} />
}

function Tools({ season, today }: { season: Season; today: IsoDate }) {
  const { t } = useTranslation()
  const { cancelled, unsent } = useOffice()
  const letters = useOfficeLetters()
  const { bank } = useOfficeSettings()
  const [followed] = useRemote(followChannels)
  const channels = followed.state === 'ready' ? followed.value : NO_CHANNELS
  const { reservations, unreadable } = season
  const listed = useMemo(
    () => sortByCheckIn([...reservations, ...cancelled]),
    [reservations, cancelled],
  )
  const file = { unreadable: unreadable.length, today }

  const cards: { [Each in Tool]: ReactNode } = {
    cleaning: <CleaningCard stays={reservations} today={today} />,
    reviews: <OfficeReviews />,
    letters: letters.known && (
      <LettersCard
        // A refused text was put back into the form, which has to mount again to show it.
        key={letters.refused}
        letters={letters.own}
        today={today}
        bank={bank}
        onSave={({ seen, ...text }) => letters.save({ ...text, version: seen.version })}
      />
    ),
    guide: <OfficeGuide today={today} />,
    channels: <OfficeChannels channels={channels} />,
    calendarFile: (
      <CalendarCard {...{ ...file, reservations }} project={PROJECT} onReadHeld={readHeld} />
    ),
    caretaker: <OfficeCaretaker channels={channels} />,
    list: <CsvCard {...file} stays={listed} statement={STATEMENT_ADDRESS} />,
    stayList: <StayListCard today={today} />,
    backup: <BackupCard today={today} unsent={unsent} onRead={readForBackup} />,
    settings: (
      <ToolCard title={t(TITLES.settings)} text={t('office.settings.text')}>
        <Link to={SETTINGS_ADDRESS} className={buttonStyle()}>
          {t('office.settings.open')}
        </Link>
      </ToolCard>
    ),
    language: (
      <ToolCard title={t(TITLES.language)} text={t('office.tools.language.text')}>
        <LanguageButtons />
      </ToolCard>
    ),
    news: <NewsCard />,
    sessions: <SessionsCard unsent={unsent} onEnd={endAllSessions} />,
  }

  return (
    <>
      <Contents />
      {GROUP_NAMES.map((group) => (
        <div key={group}>
          <h2 className="mt-8 mb-3 font-sans text-lg font-semibold">
            {t(`office.tools.groups.${group}`)}
          </h2>
          <div className="grid items-start gap-6 xl:grid-cols-2">
            {GROUPS[group].map((tool) => (
              <div
                key={tool}
                id={tool}
                className={clsx(
                  'grid scroll-mt-16 empty:hidden',
                  WIDE.has(tool) && 'xl:col-span-2',
                )}
              >
                {cards[tool]}
              </div>
            ))}
          </div>
        </div>
      ))}
    </>
  )
}

function Contents() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('office.tools.contents')} className="print:hidden">
      <ul className="grid gap-x-6 gap-y-4 rounded-card bg-white p-5 shadow-soft sm:grid-cols-2 lg:grid-cols-4">
        {GROUP_NAMES.map((group) => (
          <li key={group}>
            <p className="font-semibold">{t(`office.tools.groups.${group}`)}</p>
            <ul className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4">
              {GROUPS[group].map((tool) => (
                <li key={tool}>
                  <Link
                    to={`#${tool}`}
                    className="inline-block py-1.5 text-accent-700 hover:underline"
                  >
                    {t(TITLES[tool])}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Asks the browser for permission to show system notifications when an owner turns them on. */
function NewsCard() {
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

type SessionsCardProps = {
  unsent: boolean
  /** Revokes the owner's sessions on all devices, including this one; rejects with a `Failure`. */
  onEnd: () => Promise<void>
}

/** Signs out everywhere after a confirmation, for an owner who has lost a phone. */
function SessionsCard({ unsent, onEnd }: SessionsCardProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  return (
    <ToolCard title={t('office.sessions.title')} text={t('office.sessions.text')}>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t('office.sessions.button')}
      </Button>
      <Question
        open={asked}
        title={t('office.sessions.button')}
        answer={t('office.sessions.button')}
        onAnswer={onEnd}
        onClose={() => setAsked(false)}
        failed={(message) => t('office.sessions.failed', { message })}
      >
        <p className="mt-3">{t('office.sessions.goes')}</p>
        {unsent && <p className="mt-3">{t('office.sessions.unsent')}</p>}
        <p className="mt-3">{t('office.sessions.password')}</p>
      </Question>
    </ToolCard>
  )
}
