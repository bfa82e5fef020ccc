import { ChevronLeft } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useSeason } from '#db/stores.ts'
import { ADD_ADDRESS, stayAddress } from '#features/office/addresses.ts'
import { LoadingPlaceholder } from '#features/office/StatusNote.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { useMedia, WIDE_SCREEN } from '#ui/useMedia.ts'
import { Overlaps, UnreadableRecords } from './ProblemRecords.tsx'
import { namesStay } from './NewStay.tsx'
import { StayPanel } from './StayPanel.tsx'
import { editButtonId } from './StayRow.tsx'
import { StaysTable } from './StaysTable.tsx'

/** The list of stays, and beside it the panel of one; on a phone each is a page of its own. */
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
      <div hidden={isPanelPage} className="space-y-6">
        {!isWide && (
          <Link to={ADD_ADDRESS} className={buttonStyle({ variant: 'primary' })}>
            {t('admin.form.addTitle')}
          </Link>
        )}
        <StaysTable season={season.value} openId={search.get('stay')} />
        <Overlaps reservations={season.value.reservations} />
        <UnreadableRecords records={season.value.unreadable} />
      </div>
      {(isWide || isPanelPage) && (
        <section
          ref={panel}
          tabIndex={-1}
          aria-label={t('admin.panel')}
          className="rounded-card outline-none bg-white p-5 shadow-soft xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto print:hidden"
        >
          {isPanelPage && (
            <Link to={stayAddress(null)} className="mb-3 inline-flex items-center text-accent-700">
              <ChevronLeft aria-hidden className="size-5" />
              {t('office.rooms.dashboard')}
            </Link>
          )}
          <StayPanel season={season.value} />
        </section>
      )}
    </div>
  )
}

/** A panel that covers the list begins at its top, and the list returns to where it was. */
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

/** Moves the focus to a panel that opens, and back to its row once it is closed. */
function usePanelFocus(isLoaded: boolean) {
  const panel = useRef<HTMLElement>(null)
  const [search] = useSearchParams()
  const address = search.toString()
  const last = useRef('')
  useEffect(() => {
    if (!isLoaded || last.current === address) return
    const left = new URLSearchParams(last.current).get('stay')
    last.current = address
    if (address !== '') {
      panel.current?.focus({ preventScroll: true })
      panel.current?.scrollTo(0, 0)
    } else if (left !== null) {
      document.getElementById(editButtonId(left))?.focus({ preventScroll: true })
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
