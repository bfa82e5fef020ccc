import { ChevronLeft } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useSeason } from '#db/stores.ts'
import type { UnreadableRecord } from '#domain/stay/reservation.ts'
import { ADD_ADDRESS, editAddress, namesStay, stayAddress } from '#i18n/officeAddresses.ts'
import { ToolCard } from '#office/shared/cards.tsx'
import { formatUnreadable } from '#i18n/stayText.ts'
import { LoadingPlaceholder } from '#office/shared/StatusNote.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { useMedia } from '#ui/media.ts'
import { StayPanel } from './StayPanel.tsx'
import { StoredRecord } from './StayActions.tsx'
import { StaysTable } from './StaysTable.tsx'

/** From this width the panel is beside the list. */
const WIDE_SCREEN = '(min-width: 80rem)'

/** The list of stays, and beside it the panel of one; on a phone each fills the page. */
export function StaysPage() {
  const { t } = useTranslation()
  const season = useSeason()
  const [search] = useSearchParams()
  const isWide = useMedia(WIDE_SCREEN)
  const isPanelPage = !isWide && namesStay(search)
  const panel = usePanelFocus(season.state === 'ready')
  useOwnScroll(isPanelPage)
  useAddressedPart(season.state === 'ready')
  if (season.state !== 'ready') return <LoadingPlaceholder />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start print:block">
      {/* Hidden rather than unmounted: Back finds the list as it was. */}
      <div hidden={isPanelPage} className="stay-list space-y-6">
        {!isWide && (
          <Link to={ADD_ADDRESS} className={buttonStyle({ variant: 'primary' })}>
            {t('admin.form.addTitle')}
          </Link>
        )}
        <StaysTable season={season.value} openId={search.get('stay')} />
        <UnreadableRecords records={season.value.unreadable} />
      </div>
      {(isWide || isPanelPage) && (
        <section
          ref={panel}
          tabIndex={-1}
          aria-label={t('admin.panel')}
          className="stay-panel rounded-card bg-white p-5 shadow-soft outline-none xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
        >
          {isPanelPage && (
            <Link to={stayAddress(null)} className="mb-3 inline-flex items-center text-accent-700">
              <ChevronLeft aria-hidden className="size-5" />
              {t('office.pages.dashboard')}
            </Link>
          )}
          <StayPanel season={season.value} />
        </section>
      )}
    </div>
  )
}

/** The records that cannot be read: listed, because each may be somebody's stay. */
function UnreadableRecords({ records }: { records: readonly UnreadableRecord[] }) {
  const { t } = useTranslation()
  if (records.length === 0) return null
  return (
    <ToolCard
      title={`${t('admin.unreadable.title')} (${records.length})`}
      text={t('admin.unreadable.intro')}
    >
      <ul className="divide-y divide-linen-200">
        {records.map((record) => (
          <li key={record.id} className="py-4 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="font-semibold text-alert-700">{formatUnreadable(t, record)}</p>
              <Link
                to={editAddress(record.id)}
                aria-label={`${t('admin.table.edit')}: ${record.texts.musteriAdi || record.id}`}
                className={buttonStyle({ size: 'small' })}
              >
                {t('admin.table.edit')}
              </Link>
            </div>
            <StoredRecord record={record} />
          </li>
        ))}
      </ul>
    </ToolCard>
  )
}

/** A panel that covers the list begins at its top, and the list returns to its position. */
function useOwnScroll(isPanelPage: boolean): void {
  const listTop = useRef(0)
  useLayoutEffect(() => {
    window.scrollTo(0, isPanelPage ? 0 : listTop.current)
    if (isPanelPage) return
    const onScroll = () => {
      listTop.current = window.scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [isPanelPage])
}

/** Moves the focus to a panel that opens, and back once the panel is closed. */
function usePanelFocus(isLoaded: boolean) {
  const panel = useRef<HTMLElement>(null)
  const [search] = useSearchParams()
  const address = search.toString()
  const last = useRef('')
  const opener = useRef<Element>(null)
  // Before the browser takes the focus off a list that is hidden.
  useLayoutEffect(() => {
    if (!isLoaded || last.current === address) return
    last.current = address
    if (address !== '') {
      const focused = document.activeElement
      if (!panel.current?.contains(focused)) opener.current = focused
      panel.current?.focus({ preventScroll: true })
      panel.current?.scrollTo(0, 0)
    } else if (opener.current instanceof HTMLElement) {
      opener.current.focus({ preventScroll: true })
    }
  }, [isLoaded, address])
  return panel
}

/** Scrolls to the part of the panel in the address's fragment, such as the messages. */
function useAddressedPart(isLoaded: boolean): void {
  const [search] = useSearchParams()
  const stay = search.get('stay')
  useEffect(() => {
    if (isLoaded && location.hash !== '') document.querySelector(location.hash)?.scrollIntoView()
  }, [isLoaded, stay])
}
