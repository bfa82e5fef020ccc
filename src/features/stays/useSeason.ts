import { followReservations, type Season } from '#db/season.ts'
import type { Failure } from '#domain/failure.ts'
import type { CancelledStay, DeletedStay, Reservation } from '#domain/reservation.ts'
import { pendingOf, type QueuedChange } from '#domain/queuedChange.ts'
import { staysToTellOf } from '#domain/letters/due.ts'
import { ledgerWithPending, NOTHING_PAID } from '#domain/payments/ledger.ts'
import { type Pending, withPending } from '#domain/pending.ts'
import { type Remote, useRemote } from '#lib/remote.ts'
import { useEffect, useMemo } from 'react'
import { keepNightsRepaired } from '#db/keepNightsRepaired.ts'
import { toastDone } from '#ui/toasts.ts'
import { translate } from '#i18n/index.ts'

const NONE: readonly Reservation[] = []
const NONE_CANCELLED: readonly CancelledStay[] = []
const NONE_DELETED: readonly DeletedStay[] = []

/** The stays of each status and the payments, with the pending changes of `email` applied. */
export function useStaysWithPending(
  season: Remote<Season, Failure>,
  works: readonly Pending<QueuedChange>[],
  email: string,
) {
  const unsent = useMemo(() => pendingOf(works, 'stay'), [works])
  const known = season.state === 'ready' ? season.value : null
  const stored = known?.reservations ?? NONE
  const storedCancelled = known?.cancelled ?? NONE_CANCELLED
  const deleted = known?.deleted ?? NONE_DELETED
  const paid = known?.payments ?? NOTHING_PAID
  const { reservations, waiting } = useMemo(() => withPending(stored, unsent), [stored, unsent])
  const cancelled = useMemo(
    () => without(storedCancelled, reservations),
    [storedCancelled, reservations],
  )
  const ledger = useMemo(() => ledgerWithPending(paid, unsent, email), [paid, unsent, email])
  const all = useMemo(() => [...reservations, ...cancelled], [reservations, cancelled])
  const notifiable = useMemo(() => staysToTellOf(all, unsent, email), [all, unsent, email])
  return { reservations, waiting, cancelled, deleted, all, notifiable, ledger }
}

/** Those of the stays that are not among the others, where a pending change has put them. */
function without<S extends Reservation>(
  stays: readonly S[],
  others: readonly Reservation[],
): readonly S[] {
  if (stays.length === 0) return stays
  const ids = new Set(others.map(({ id }) => id))
  return stays.filter(({ id }) => !ids.has(id))
}

/** The owners' records, live; moves records of the older layout and repairs the booked nights. */
export function useSeason(): [season: Remote<Season, Failure>, retry: () => void] {
  const [season, retry] = useRemote(followReservations)
  // The nights are subscribed to after the season, because the first rows do not need them.
  useNightRepair(season.state === 'ready')
  return [season, retry]
}

function useNightRepair(isLoaded: boolean): void {
  useEffect(() => {
    if (!isLoaded) return
    return keepNightsRepaired(({ moved, claimed, freed }) => {
      if (moved.length > 0) {
        const names = moved.map(({ musteriAdi }) => musteriAdi).join(', ')
        toastDone(() => translate('season.moved', { count: moved.length, names }))
      }
      if (claimed + freed > 0) {
        toastDone(() => translate('season.healed', { claimed, freed }))
      }
    })
  }, [isLoaded])
}
