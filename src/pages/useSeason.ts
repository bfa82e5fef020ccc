import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '#firebase/errors.ts'
import type { Failure } from '#firebase/errors.ts'
import { followReservations, moveOlderRecords, type Season } from '#firebase/reservations.ts'
import { type Remote, useRemote } from '#lib/remote.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import type { Reservation } from '#domain/reservation.ts'

/** The owners' records, live; those of the older layout are moved once they have been seen, and what was moved is said. */
export function useSeason(): [season: Remote<Season, Failure>, retry: () => void] {
  const { t } = useTranslation()
  const [season, retry] = useRemote(followReservations)
  const moving = useRef(false)

  useEffect(() => {
    if (season.state !== 'ready' || season.value.older.length === 0 || moving.current) return
    moving.current = true
    moveOlderRecords(season.value)
      .then(({ moved, overlapping }) => {
        toastDone(t('season.moved', { count: moved.length, names: namesOf(moved) }))
        if (overlapping.length > 0) {
          toastFailed(t('season.overlapping', { names: namesOf(overlapping) }))
        }
      })
      .catch((error: unknown) => {
        toastFailed(t('admin.form.failed', { message: failureOf(error).message }))
      })
      .finally(() => {
        moving.current = false
      })
  }, [season, t])

  return [season, retry]
}

function namesOf(reservations: readonly Reservation[]): string {
  return reservations.map(({ musteriAdi }) => musteriAdi).join(', ')
}
