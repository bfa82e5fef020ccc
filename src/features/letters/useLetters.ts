import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { canBeWrittenTo, stayLetters, type WrittenLetters } from '#domain/letters/due.ts'
import type { IsoDate } from '#domain/date.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import {
  type LetterOperation,
  ownLettersWithUnsent,
  writtenWithUnsent,
} from '#domain/pendingTexts.ts'
import { pendingOf, type QueuedChange } from '#domain/queuedChange.ts'
import { NO_OWN_LETTERS, type OwnLetters } from '#domain/letters/ownLetters.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Failure } from '#domain/failure.ts'
import type { Addressee } from './letterText.ts'
import { typeLetterAgain } from './letterForm.ts'
import { toQueuedChange } from '#db/changes.ts'
import { followOwnLetters } from '#db/officeValues.ts'
import type { Outbox, StoredChanges } from '#db/outbox.ts'
import type { Unsubscribe } from '#db/database.ts'
import { formatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { requiredContext } from '#lib/requiredContext.ts'
import { useRemote } from '#lib/remote.ts'
import { TOOLS_MESSAGES } from '#features/office/addresses.ts'
import { useQueuedNavigation } from '#features/office/useQueue.ts'
import { toastFailed } from '#ui/toasts.ts'

/** The stored value for `id`, live; `undefined` while loading, `null` without one. */
export function useFollowed<Value>(
  follow: (
    id: string,
    onValue: (value: Value) => void,
    onFailure: (failure: Failure) => void,
  ) => Unsubscribe,
  id: string | null,
): Value | null | undefined {
  const followIt = useCallback(
    (onValue: (value: Value | null) => void, onFailure: (failure: Failure) => void) => {
      if (id !== null) return follow(id, onValue, onFailure)
      onValue(null)
      return () => {}
    },
    [follow, id],
  )
  const [remote] = useRemote(followIt)
  if (remote.state === 'loading') return undefined
  return remote.state === 'ready' ? remote.value : null
}

/** How pages write to guests; pending letters count as sent. */
export type Letters = {
  own: OwnLetters
  /** Whether `own` is loaded. */
  known: boolean
  write: (to: Addressee) => void
  /** Records that a letter was sent; shows an error when that fails. */
  onWritten: (about: string, kind: LetterKind, language: Language) => void
  onTakeBack: (about: string, kind: LetterKind) => void
  /** The sent letters to a recipient, including pending ones. */
  writtenTo: (about: string, written: WrittenLetters) => WrittenLetters
  /** Stores an own text or queues it while offline; rejects with a `Failure`. */
  save: (
    text: Omit<Extract<LetterOperation, { letter: 'text' }>, 'letter'>,
  ) => Promise<'saved' | 'kept'>
  /** Counts the refused texts that were put back into the form. */
  refused: number
}

export const [LettersProvider, useOfficeLetters] = requiredContext<Letters>('LettersProvider')

/** The pending letters of an owner on this device, and how to submit and discard them. */
type LetterOutbox = Pick<StoredChanges, 'works'> & Pick<Outbox, 'post' | 'discard'>

/** The recipient that an owner is writing to, and the letters' operations. */
export function useLetters(
  today: IsoDate | null,
  { works, post, discard }: LetterOutbox,
  email: string,
) {
  const navigate = useNavigate()
  const [to, setTo] = useState<Addressee | null>(null)
  // The form or dialog of the previous operation goes back in the history when it closes, which
  // would close the letter if it opened first.
  const writeNext = useQueuedNavigation<Addressee>(setTo)
  const [texts] = useRemote(followOwnLetters)
  const stored = texts.state === 'ready' ? texts.value : NO_OWN_LETTERS
  const unsent = useMemo(() => pendingOf(works, 'letter'), [works])
  const own = useMemo(() => ownLettersWithUnsent(stored, unsent, email), [stored, unsent, email])

  const mark = (operation: LetterOperation) =>
    void post(toQueuedChange({ of: 'letter', ...operation })).catch((failure: unknown) =>
      toastFailed(() => translate('office.writing.failed', { message: formatError(failure) })),
    )

  const letters: Letters = {
    own,
    known: texts.state === 'ready',
    write: setTo,
    onWritten: (about, kind, language) => {
      if (today) mark({ letter: 'written', about, kind, date: today, language })
    },
    onTakeBack: (about, kind) => mark({ letter: 'unwritten', about, kind }),
    writtenTo: (about, written) => writtenWithUnsent(written, unsent, about, email),
    save: async (text) => {
      const { state } = await post(toQueuedChange({ of: 'letter', letter: 'text', ...text }))
      return state === 'answered' ? 'saved' : 'kept'
    },
    refused: works.filter(({ work, refusal }) => work.of === 'letter' && refusal !== null).length,
  }

  return {
    to,
    letters,
    close: () => setTo(null),
    /** Puts a refused own text back into its form. */
    reopen: (work: QueuedChange<'letter'>) => {
      if (work.letter !== 'text' || !work.wanted) return
      typeLetterAgain(work, work.wanted)
      void discard(work)
      void navigate(TOOLS_MESSAGES)
    },
    offer: (stay: Reservation, kind: LetterKind) => {
      if (canBeWrittenTo(stay) && stayLetters(stay, today).includes(kind)) writeNext({ stay, kind })
    },
  }
}
