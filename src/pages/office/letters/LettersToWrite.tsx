import { useCallback, useMemo } from 'react'
import { villa } from '#content/villa.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Failure } from '#domain/failure.ts'
import { lettersDue } from '#domain/letters/due.ts'
import type { WrittenLetters } from '#domain/letters/written.ts'
import type { Reservation } from '#domain/reservation.ts'
import { WriteCard } from '#features/backoffice/today/WriteCard.tsx'
import { followWrittenToAll } from '#firebase/letters.ts'
import { useRemote } from '#lib/remote.ts'
import type { Letters } from './useLetters.ts'

type LettersToWriteProps = {
  /** The stays, the cancelled ones too. */
  all: readonly Reservation[]
  today: IsoDate
  letters: Letters
}

const NOTHING_WRITTEN: WrittenLetters = new Map()

/** The letters to guests that nobody has written yet, live. */
export function LettersToWrite({ all, today, letters }: LettersToWriteProps) {
  const due = useMemo(() => lettersDue(all, today, villa.timeZone), [all, today])
  const follow = useCallback(
    (
      onWritten: (written: ReadonlyMap<string, WrittenLetters>) => void,
      onFailure: (failure: Failure) => void,
    ) => {
      const ids = due.map(({ reservation }) => reservation.id)
      return followWrittenToAll(ids, onWritten, onFailure)
    },
    [due],
  )
  const [written] = useRemote(follow)
  if (written.state !== 'ready') return null
  return (
    <WriteCard
      due={due.filter(({ reservation: { id }, kind }) => {
        const known = letters.writtenTo(id, written.value.get(id) ?? NOTHING_WRITTEN)
        return !known.has(kind)
      })}
      onWrite={({ reservation, kind }) => letters.write({ stay: reservation, kind })}
    />
  )
}
