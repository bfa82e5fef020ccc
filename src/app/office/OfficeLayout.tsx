import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { villa } from '#content/villa.ts'
import { keepStoresFresh, useSeason, useSiteSettings } from '#db/stores.ts'
import { STAYS } from '#features/office/addresses.ts'
import { AccessDenied } from '#features/office/StatusNote.tsx'
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx'
import { LanguageButtons } from '#features/site/LanguageSwitch.tsx'
import { showFacts } from '#i18n/index.ts'
import { siteFactsOf } from '#i18n/siteFacts.ts'
import { useTitle } from '#features/site/useTitle.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { ConnectionLine } from './ConnectionLine.tsx'
import { NewRequests, useUnseenRequests } from './NewRequests.tsx'
import { OfficeHeader, OfficeNav, SkipLinks } from './OfficeHeader.tsx'
import { OFFICE_PAGES } from './officePages.tsx'
import { useConvertedRecords } from './useConvertedRecords.ts'
import { useOfficeWorker } from './useOfficeWorker.ts'

type OfficeLayoutProps = { email: string; onSignOut: () => void }

/** The owners' office: its header, navigation and connection, and the page of the address. */
export function OfficeLayout({ email, onSignOut }: OfficeLayoutProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const page = OFFICE_PAGES.find(({ path }) => pathname.startsWith(`/${path}`))?.path
  const title = t(page ? `office.rooms.${page}` : 'office.noRoom.title')
  const unseen = useUnseenRequests()
  useTitle(`${unseen > 0 ? `(${unseen}) ` : ''}${title} · ${villa.name}`)
  // Each page's data is on the device before the page is opened, perhaps offline.
  useEffect(keepStoresFresh, [])
  useShownFacts()
  const season = useSeason()
  useConvertedRecords(season)
  useOfficeWorker(season.state === 'ready')

  return (
    <div className="mx-auto max-w-[96rem] space-y-4 px-gutter pt-3 pb-28 md:space-y-6 md:pt-5 md:pb-8 xl:px-8 print:p-0">
      <SkipLinks toForm={page === STAYS} />
      <OfficeHeader title={title} email={email} onSignOut={onSignOut}>
        <LanguageButtons />
      </OfficeHeader>
      <OfficeNav />
      <ConnectionLine />
      <NewRequests />
      <main tabIndex={-1} className="space-y-6 outline-none">
        <ErrorBoundary key={page} scope="part">
          {season.state === 'failed' ? <AccessDenied /> : <Outlet />}
        </ErrorBoundary>
      </main>
    </div>
  )
}

/** The owners' facts, such as the hosts' names, in texts of the office. */
function useShownFacts(): void {
  const settings = useSiteSettings()
  useEffect(() => {
    if (settings.state === 'ready') void showFacts(siteFactsOf(settings.value))
  }, [settings])
}
