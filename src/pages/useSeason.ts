import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#domain/failure.ts'
import { moveOlderRecords } from '#firebase/olderRecords.ts'
import { followReservations, type Guest, type Season } from '#firebase/season.ts'
import { type Remote, useRemote } from '#lib/remote.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'

/**
 * The owners' records, live; those of the older layout are moved once they have been seen, and what came of it is said.
 * One that could not be moved is not tried again before the page is opened anew.
 */
export function useSeason(): [season: Remote<Season, Failure>, retry: () => void] {
  const { t } = useTranslation()
  const [season, retry] = useRemote(followReservations)
  const moving = useRef(false)
  const failedBefore = useRef(new Set<string>())

  useEffect(() => {
    if (season.state !== 'ready' || moving.current) return
    const older = season.value.older.filter(({ id }) => !failedBefore.current.has(id))
    if (older.length === 0) return
    moving.current = true
    void moveOlderRecords(older).then(({ moved, overlapping, failed }) => {
      moving.current = false
      for (const { id } of failed) failedBefore.current.add(id)
      if (moved.length > 0) {
        toastDone(() => t('season.moved', { count: moved.length, names: namesOf(moved) }))
      }
      if (overlapping.length > 0) {
        toastFailed(() => t('season.overlapping', { names: namesOf(overlapping) }))
      }
      if (failed.length > 0) toastFailed(() => t('season.notMoved', { names: namesOf(failed) }))
    })
  }, [season, t])

  return [season, retry]
}

// An empty name is one of the reasons why a record cannot be moved.
function namesOf(guests: readonly Guest[]): string {
  return guests.map(({ id, musteriAdi }) => musteriAdi || id).join(', ')
}
