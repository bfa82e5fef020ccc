import { useState } from 'react'
import { villa } from '#content/villa.ts'
import { toCancel } from '#domain/commands/command.ts'
import type { Cancellation } from '#domain/cancelled/cancellation.ts'
import { dayIn } from '#domain/date.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import { ChangedMeanwhile } from '#domain/failure.ts'
import { type Reservation, sameReservation } from '#domain/reservation.ts'
import { changeFor } from '#db/changes.ts'
import { serverNow } from '#db/clock.ts'
import type { StayCommands, useStayCommands } from './useStayCommands.ts'

/** Opens the letter that a guest should get, if there is one. */
export type OfferLetter = (stay: Reservation, kind: LetterKind) => void

type Sending = Pick<StayCommands, 'post' | 'track'> &
  Pick<ReturnType<typeof useStayCommands>, 'say'> & { offerLetter: OfferLetter }

/**
 * The stay whose cancellation an owner has to confirm, its cancellation, and the undo for ten
 * seconds; `onDone` gets the cancelled stay.
 */
export function useCancelling(
  reservations: readonly Reservation[],
  { post, track, say, offerLetter }: Sending,
  onDone: (id: string) => void,
) {
  const [asked, ask] = useState<Reservation | null>(null)
  // The dialog shows the current version of the stay, not the one it was opened with.
  const cancelling = reservations.find(({ id }) => id === asked?.id) ?? asked
  const changed = asked !== null && cancelling !== null && !sameReservation(asked, cancelling)

  /** Cancels the stay; rejects with a `Failure`. */
  async function onConfirm(cancellation: Cancellation): Promise<void> {
    if (!cancelling) return
    const { id } = cancelling
    const change = changeFor(toCancel(cancelling, cancellation, dayIn(villa.timeZone, serverNow())))
    const { state } = await track(post(change)).catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile && 'stay' in error.current) ask(error.current)
      throw error
    })
    say(change, state)
    // A late result must not close the dialog of another stay.
    ask((now) => (now?.id === id ? null : now))
    onDone(id)
    const cancelled = {
      ...cancelling,
      usesPayments: true as const,
      version: cancelling.version + 1,
    }
    if (state === 'answered') {
      offerLetter(
        { ...cancelled, cancellation: { ...cancellation, by: '', at: 0 } },
        'cancellation',
      )
    }
  }

  return {
    ask,
    question: { reservation: cancelling, changed, onConfirm, onClose: () => ask(null) },
  }
}
