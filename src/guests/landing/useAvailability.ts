import { useCallback, useEffect, useRef, useState } from 'react'
import { type Loadable, useRemote } from '#db/remote.ts'
import { followStays } from '#db/stays.ts'
import { type Availability, blockedDays } from '#domain/stay/availability.ts'
import type { PublicCalendar } from '#guests/booking/Reservation.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'

const HIDDEN_LIMIT_MS = 60_000

type Update = { availability: Availability; connected: boolean }

/**
 * Subscribes to the public calendar, and unsubscribes after the tab was hidden for a minute, because
 * the free plan allows 100 connections. Loaded days remain as disconnected until an update.
 */
export function useAvailability(): PublicCalendar {
  const { t } = useTranslation()
  const isTabVisible = useTabVisible(HIDDEN_LIMIT_MS)
  const cached = useRef<Availability | null>(null)

  const follow = useCallback(
    (onUpdate: (update: Update) => void, onFailure: (failure: null) => void) => {
      const showCached = () => {
        if (cached.current) onUpdate({ availability: cached.current, connected: false })
        return cached.current !== null
      }
      showCached()
      if (!isTabVisible) return () => {}
      return followStays(
        ({ stays, connected }) => {
          cached.current = blockedDays(stays)
          onUpdate({ availability: cached.current, connected })
        },
        () => {
          if (!showCached()) onFailure(null)
        },
      )
    },
    [isTabVisible],
  )
  const [remote, retry] = useRemote(follow)

  return {
    availability: availabilityOf(remote, t('booking.calendar.unavailable')),
    connected: remote.state !== 'ready' || remote.value.connected,
    retry,
  }
}

function availabilityOf(
  remote: Loadable<Update, null>,
  failure: string,
): Loadable<Availability, string> {
  switch (remote.state) {
    case 'loading':
      return remote
    case 'ready':
      return { state: 'ready', value: remote.value.availability }
    case 'failed':
      return { state: 'failed', error: failure }
  }
}

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
