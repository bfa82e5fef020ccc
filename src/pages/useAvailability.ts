import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Availability, blockedDays } from '#domain/availability.ts'
import { type Remote, useRemote } from '#lib/remote.ts'

const HIDDEN_LIMIT_MS = 60_000
const LOST_AFTER_MS = 4_000

/** The public calendar's data: nothing is fetched before `near`, and a tab hidden for a minute lets its connection go (DESIGN §7). */
export function useAvailability(near: boolean): {
  availability: Remote<Availability, string>
  connected: boolean
  retry: () => void
} {
  const { t } = useTranslation()
  const [connected, setConnected] = useState(true)

  const follow = useCallback(
    (onValue: (value: Availability) => void, onError: (error: string) => void) => {
      if (!near) return () => {}
      const fail = () => onError(t('failure.availability'))
      let stop = () => {}
      let stopped = false
      import('#firebase/stays.ts').then(({ followStays }) => {
        if (!stopped) stop = followStays((stays) => onValue(blockedDays(stays)), fail)
      }, fail)
      return () => {
        stopped = true
        stop()
      }
    },
    [near, t],
  )
  const [availability, retry] = useRemote(follow)

  useEffect(() => {
    if (!near) return
    let stop = () => {}
    let stopped = false
    void import('#firebase/connection.ts').then(({ followSteadyConnection, restWhileHidden }) => {
      if (stopped) return
      const stops = [
        followSteadyConnection(setConnected, LOST_AFTER_MS),
        restWhileHidden(HIDDEN_LIMIT_MS),
      ]
      stop = () => stops.forEach((each) => each())
    })
    return () => {
      stopped = true
      stop()
    }
  }, [near])

  return { availability, connected, retry }
}
