import { useCallback, useEffect, useState } from 'react'
import { isPageKey } from '#domain/guestPage/pageKey.ts'
import type { IsoDate } from '#domain/date.ts'
import { readSent } from '#features/booking/request/sentRequest.ts'
import { type Shown, shownOf } from '#features/guestPage/shown.ts'
import { followGuestPage, type PageNews } from '#firebase/guestPageStream.ts'
import { guestPageAddress } from '#i18n/addresses.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useRemote } from '#lib/remote.ts'
import { useTabVisible } from '#pages/landing/useTabVisible.ts'
import { useToday } from '#pages/useToday.ts'
import { useVisit } from './useVisit.ts'

const HIDDEN_LIMIT_MS = 60_000

/** What is known of a guest's page, and what it is known by. */
export type GuestPageNow = {
  shown: Shown
  connected: boolean
  today: IsoDate | null
  /** The page's own full address. */
  address: string
}

/** The guest's page that the address names, kept up to date while somebody may be looking. */
export function useGuestPage(): GuestPageNow {
  const today = useToday()
  const key = useKey()
  const language = useLanguage()
  const listening = useTabVisible(HIDDEN_LIMIT_MS)
  const [known, setKnown] = useState<(PageNews & { key: string }) | null>(null)
  const follow = useCallback(
    (onNews: (news: PageNews) => void, onFailure: (failure: null) => void) => {
      if (key === null || !isPageKey(key) || !listening) return () => {}
      return followGuestPage(
        key,
        (news) => {
          setKnown({ key, ...news })
          onNews(news)
        },
        () => onFailure(null),
      )
    },
    [key, listening],
  )
  const [news] = useRemote(follow)
  useVisit(known?.page && known.key === key ? key : null)

  if (key === null || today === null)
    return { shown: { state: 'loading' }, connected: true, today, address: '' }
  const address = guestPageAddress(location.origin, language, key)
  if (!isPageKey(key)) return { shown: { state: 'broken' }, connected: true, today, address }
  const remembered = rememberedUnder(key)
  if (known?.key === key) {
    // The first news is drawn a moment after it is known; until then nothing has been lost.
    const connected = news.state !== 'failed' && known.connected
    return { shown: shownOf(known.page, remembered, today), connected, today, address }
  }
  const shown = beforeAnyNews(news.state === 'failed', remembered, today)
  return { shown, connected: true, today, address }
}

/** What this device remembers is shown at once; the rest waits for the line. */
function beforeAnyNews(
  failed: boolean,
  remembered: ReturnType<typeof rememberedUnder>,
  today: IsoDate,
): Shown {
  if (remembered) return shownOf(null, remembered, today)
  return { state: failed ? 'failed' : 'loading' }
}

/** The key in the address's fragment, without what was copied around it; `null` until the page has come alive. */
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
