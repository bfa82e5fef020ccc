import { useState } from 'react'
import { toDelete } from '#domain/commands/command.ts'
import type { Seen } from '#domain/reservation.ts'
import { ChangedMeanwhile } from '#domain/failure.ts'
import { type Reservation, sameReservation } from '#domain/reservation.ts'
import { changeFor } from '#db/changes.ts'
import type { PostChange } from '#db/outbox.ts'
import type { useStayCommands } from './useStayCommands.ts'

/**
 * The record whose deletion an owner has to confirm, its deletion, and the undo for ten seconds.
 */
export function useDeletion(
  reservations: readonly Reservation[],
  post: PostChange,
  say: ReturnType<typeof useStayCommands>['say'],
) {
  const [asked, ask] = useState<Seen | null>(null)
  // The dialog shows the current version of the stay, not the one it was opened with.
  const deleting = reservations.find(({ id }) => id === asked?.id) ?? asked
  const changed =
    asked !== null &&
    deleting !== null &&
    'stay' in asked &&
    'stay' in deleting &&
    !sameReservation(asked, deleting)

  /** Deletes the record and returns its id; rejects with a `Failure`. */
  async function remove(): Promise<string | null> {
    if (!deleting) return null
    const { id } = deleting
    const change = changeFor(toDelete(deleting))
    const { state } = await post(change).catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile) ask(error.current)
      throw error
    })
    if ('stay' in deleting) say(change, state)
    // A late result must not close the dialog of another record.
    ask((now) => (now?.id === id ? null : now))
    return id
  }

  return { deleting, changed, ask, remove }
}
