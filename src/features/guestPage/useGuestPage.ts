import { useCallback, useEffect, useState } from 'react'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'
import { isPageKey } from '#domain/guestPage/pageKey.ts'
import type { IsoDate } from '#domain/date.ts'
import { readSent } from '#features/booking/request/sentRequest.ts'
import { type PageState, pageStateOf } from './pageState.ts'
import { followGuestPage } from '#db/followGuestPage.ts'
import { guestPageAddress } from '#i18n/addresses.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useRemote } from '#lib/remote.ts'
import { useToday } from '#features/site/useToday.ts'
import { useVisit } from './useVisit.ts'

/** A guest's page and how it is identified. */
export type GuestPageNow = {
  shown: PageState
  connected: boolean
  today: IsoDate | null
  /** The page's full address. */
  address: string
}

/** The guest's page with the key in the address, updated while the tab is visible. */
export function useGuestPage(): GuestPageNow {
  const today = useToday()
  const key = useKey()
  const language = useLanguage()
  const [known, setKnown] = useState<{ key: string; page: GuestPage | null } | null>(null)
  const follow = useCallback(
    (onPage: (page: GuestPage | null) => void, onFailure: (failure: null) => void) => {
      if (key === null || !isPageKey(key)) return () => {}
      return followGuestPage(
        key,
        (page) => {
          setKnown({ key, page })
          onPage(page)
        },
        () => onFailure(null),
      )
    },
    [key],
  )
  const [news] = useRemote(follow)
  useVisit(known?.page && known.key === key ? key : null)

  if (key === null || today === null)
    return { shown: { state: 'loading' }, connected: true, today, address: '' }
  const address = guestPageAddress(location.origin, language, key)
  if (!isPageKey(key)) return { shown: { state: 'broken' }, connected: true, today, address }
  const remembered = rememberedUnder(key)
  if (known?.key === key) {
    const connected = news.state !== 'failed'
    return { shown: pageStateOf(known.page, remembered, today), connected, today, address }
  }
  const shown = beforeAnyNews(news.state === 'failed', remembered, today)
  return { shown, connected: true, today, address }
}

/** Shows the cached page first, until the connection brings the current one. */
function beforeAnyNews(
  failed: boolean,
  remembered: ReturnType<typeof rememberedUnder>,
  today: IsoDate,
): PageState {
  if (remembered) return pageStateOf(null, remembered, today)
  return { state: failed ? 'failed' : 'loading' }
}

/**
 * The key in the address's fragment, without characters that were copied with it; `null` before
 * hydration.
 */
function useKey(): string | null {
  const [key, setKey] = useState<string | null>(null)
  useEffect(() => {
    const look = () => setKey(withoutSpaces(location.hash.slice(1)))
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return key
}

function withoutSpaces(fragment: string): string {
  return fragment.replaceAll(/%20|\s/g, '')
}

function rememberedUnder(key: string) {
  const sent = readSent(Date.now())
  return sent?.guestKey === key ? sent : null
}
