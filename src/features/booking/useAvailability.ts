import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type Availability, blockedDays } from '#domain/availability.ts'
import { followStays } from '#db/stays.ts'
import { type Remote, useRemote } from '#lib/remote.ts'

/** Whether the tab is visible; stays true until it was hidden for `limitMs`. */
function useTabVisible(limitMs: number): boolean {
  const [visible, setVisible] = useState(true)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onChange = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden')
        timer = setTimeout(() => setVisible(false), limitMs)
      else setVisible(true)
    }
    document.addEventListener('visibilitychange', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [limitMs])

  return visible
}

const HIDDEN_LIMIT_MS = 60_000

type News = { availability: Availability; connected: boolean }

/**
 * Subscribes to the public calendar, and unsubscribes after the tab was hidden for a minute, because the free plan allows 100 connections. Loaded days remain as
 * disconnected until an update.
 */
export function useAvailability(): {
  availability: Remote<Availability, string>
  connected: boolean
  retry: () => void
} {
  const { t } = useTranslation()
  const listening = useTabVisible(HIDDEN_LIMIT_MS)
  const known = useRef<Availability | null>(null)

  const follow = useCallback(
    (onNews: (news: News) => void, onFailure: (failure: null) => void) => {
      const tellKnown = () => {
        if (known.current) onNews({ availability: known.current, connected: false })
        return known.current !== null
      }
      tellKnown()
      if (!listening) return () => {}
      return followStays(
        ({ stays, connected }) => {
          known.current = blockedDays(stays)
          onNews({ availability: known.current, connected })
        },
        () => {
          if (!tellKnown()) onFailure(null)
        },
      )
    },
    [listening],
  )
  const [news, retry] = useRemote(follow)

  return {
    availability: availabilityOf(news, t('booking.calendar.unavailable')),
    connected: news.state !== 'ready' || news.value.connected,
    retry,
  }
}

function availabilityOf(news: Remote<News, null>, failure: string): Remote<Availability, string> {
  switch (news.state) {
    case 'loading':
      return news
    case 'ready':
      return { state: 'ready', value: news.value.availability }
    case 'failed':
      return { state: 'failed', error: failure }
  }
}
