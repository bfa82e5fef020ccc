import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { villa } from '#content/villa.ts'
import { keepStoresFresh, useSeason, useSiteSettings, useRequests } from '#db/stores.ts'
import { STAYS, requestAddress } from '#i18n/officeAddresses.ts'
import { AccessDenied, StatusNote } from '#office/shared/StatusNote.tsx'
import { ErrorBoundary } from '#shared/ErrorBoundary.tsx'
import { showFacts, currentLanguage, translate } from '#i18n/index.ts'
import { siteFactsOf } from '#i18n/facts.ts'
import { useTitle } from '#shared/useTitle.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { OfficeHeader } from './OfficeHeader.tsx'
import { OFFICE_PAGES } from './officePages.tsx'
import { useConvertedRecords } from './useConvertedRecords.ts'
import { serverNow } from '#db/clock.ts'
import { lastConnectedAt, useIsConnected } from '#db/connection.ts'
import { formatClock } from '#i18n/format.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { formatDates } from '#i18n/stayText.ts'
import { createStore } from '#ui/store.ts'
import { toastDone } from '#ui/Toasts.tsx'
import { OFFICE, OFFICE_WORKER } from '#i18n/addresses.ts'
import { trustWorker } from './trustWorker.ts'

type OfficeLayoutProps = { email: string; onSignOut: () => void }

/** The owners' office: its header, navigation and connection, and the page of the address. */
export function OfficeLayout({ email, onSignOut }: OfficeLayoutProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const page = OFFICE_PAGES.find(({ path }) => pathname.startsWith(`/${path}`))?.path
  const title = t(page ? `office.pages.${page}` : 'office.noPage.title')
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
      <OfficeHeader {...{ title, email, onSignOut }} hasForm={page === STAYS} />
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

/** Shows that the office is offline, and how old its data is. */
function ConnectionLine() {
  const { t, language } = useTranslation()
  const isConnected = useIsConnected()
  const since = lastConnectedAt()
  return (
    <StatusNote className="z-30 empty:mb-0 not-empty:sticky not-empty:top-0 rounded-field bg-linen-200 text-center text-sm text-pine-800 not-empty:px-4 not-empty:py-1 print:hidden">
      {!isConnected &&
        (since === null
          ? t('admin.connection.offline')
          : t('admin.connection.offlineSince', {
              time: formatClock(since, serverNow(), language),
            }))}
    </StatusNote>
  )
}

const unseen = createStore(0)

/** The number of requests that came while the page was hidden. */
function useUnseenRequests(): number {
  return useSyncExternalStore(unseen.subscribe, unseen.get)
}

/** Shows each new request in a toast, and on a hidden page in the title and the app's badge. */
function NewRequests() {
  const requests = useRequests()
  const navigate = useNavigate()
  // Ids sort by their time; an older one appears in the list when a newer one is deleted.
  const newestId = useRef<string | null>(null)

  function announce({ id, guest, dates }: StoredRequest) {
    if (document.visibilityState === 'hidden') setUnseen(unseen.get() + 1)
    const text = () =>
      translate('office.news.request', { guest, dates: formatDates(dates, currentLanguage()) })
    toastDone(text, {
      label: () => translate('office.news.open'),
      run: (dismiss) => {
        dismiss()
        void navigate(requestAddress(id))
      },
    })
  }

  const onRequests = useEffectEvent((all: readonly StoredRequest[]) => {
    const before = newestId.current
    newestId.current = all[0]?.id ?? ''
    if (before === null) return
    for (const request of all)
      if (request.id > before && request.status === 'new') announce(request)
  })

  useEffect(() => {
    if (requests.state === 'ready') onRequests(requests.value.requests)
  }, [requests])
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') setUnseen(0)
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
  return null
}

function setUnseen(count: number): void {
  unseen.set(count)
  // Some browsers lack the badge, and others may refuse it.
  if (!('setAppBadge' in navigator)) return
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {})
}

/** Caching the other pages waits until the open one has loaded. */
const SETTLED_MS = 3_000

/** Caches the office's pages with a service worker, once an owner has loaded the season. */
function useOfficeWorker(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const timer = setTimeout(() => void register(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustWorker(OFFICE_WORKER), {
      scope: OFFICE,
      updateViaCache: 'none',
    })
  } catch {
    // Without service workers, as in some private windows, the office works online only.
  }
}
