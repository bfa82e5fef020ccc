import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { villa } from '#content/villa.ts'
import { serverNow } from '#db/clock.ts'
import { lastConnectedAt, useConnection } from '#db/connection.ts'
import { keepStoresFresh, useSeason } from '#db/stores.ts'
import { formatClock } from '#i18n/format.ts'
import { STAYS } from '#i18n/officeAddresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { AccessDenied, StatusNote } from '#office/shared/StatusNote.tsx'
import { useSiteSettings } from '#office/shared/useSiteSettings.ts'
import { ErrorBoundary } from '#shared/ErrorBoundary.tsx'
import { showInTexts } from '#shared/siteSettings.ts'
import { useTitle } from '#shared/useTitle.ts'
import { OfficeHeader } from './OfficeHeader.tsx'
import { OFFICE_PAGES } from './officePages.tsx'
import { useOfficeWorker } from './useOfficeWorker.ts'

type OfficeLayoutProps = { email: string; onSignOut: () => void }

/** The owners' office: its header, navigation and connection, and the page of the address. */
export function OfficeLayout({ email, onSignOut }: OfficeLayoutProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const page = OFFICE_PAGES.find(({ path }) => pathname.startsWith(`/${path}`))?.path
  const title = t(page ? `office.pages.${page}` : 'office.noPage.title')
  useTitle(`${title} · ${villa.name}`)
  // Each page's data is on the device before the page is opened, perhaps offline.
  useEffect(keepStoresFresh, [])
  const settings = useSiteSettings()
  useEffect(() => void showInTexts(settings), [settings])
  const season = useSeason()
  useOfficeWorker(season.state === 'ready')

  return (
    <div className="mx-auto max-w-[96rem] space-y-4 px-gutter pt-3 pb-28 md:space-y-6 md:pt-5 md:pb-8 xl:px-8 print:p-0">
      <OfficeHeader {...{ title, email, onSignOut }} hasForm={page === STAYS} />
      <ConnectionLine />
      <main tabIndex={-1} className="space-y-6 outline-none">
        <ErrorBoundary key={page} scope="part">
          {season.state === 'failed' ? <AccessDenied /> : <Outlet />}
        </ErrorBoundary>
      </main>
    </div>
  )
}

/** Shows that the office is not connected, and how old its data is. */
function ConnectionLine() {
  const { t, language } = useTranslation()
  const connection = useConnection()
  const since = lastConnectedAt()
  const time = since !== null && formatClock(since, serverNow(), language)
  return (
    <StatusNote className="z-30 empty:mb-0 not-empty:sticky not-empty:top-0 rounded-field bg-linen-200 text-center text-sm text-pine-800 not-empty:px-4 not-empty:py-1 print:hidden">
      {connection === 'connecting' && time && t('admin.connection.connecting', { time })}
      {connection === 'offline' &&
        (time ? t('admin.connection.offlineSince', { time }) : t('admin.connection.offline'))}
    </StatusNote>
  )
}
