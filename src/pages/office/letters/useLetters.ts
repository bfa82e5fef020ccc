import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { stayLetters } from '#domain/letters/allowed.ts'
import { canBeWrittenTo } from '#domain/letters/due.ts'
import type { IsoDate } from '#domain/date.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import {
  type LetterWish,
  type LetterWork,
  ownLettersWithUnsent,
  type UnsentLetter,
  writtenWithUnsent,
} from '#domain/letters/letterWork.ts'
import { NO_OWN_LETTERS, type OwnLetters } from '#domain/letters/ownLetters.ts'
import type { WrittenLetters } from '#domain/letters/written.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Addressee } from '#features/backoffice/letters/recipient.ts'
import { typeLetterAgain } from '#features/backoffice/tools/letters/letterForm.ts'
import { followOwnLetters, letterWorkFor } from '#firebase/letters.ts'
import type { UnsentChanges } from '#firebase/unsent.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { tell } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { useRemote } from '#lib/remote.ts'
import { LETTERS_ADDRESS } from '#pages/office/addresses.ts'
import { useStep } from '#pages/office/useStep.ts'
import { toastFailed } from '#ui/toasts.ts'

/** How the rooms write to guests; what waits for the line counts as written down. */
export type Letters = {
  /** The owners' own texts. */
  own: OwnLetters
  /** Whether these are known. */
  known: boolean
  /** Opens what can be written to somebody. */
  write: (to: Addressee) => void
  /** Writes down that a letter was written; says why when it could not be. */
  onWritten: (about: string, kind: LetterKind, language: Language) => void
  /** Takes that back. */
  onTakeBack: (about: string, kind: LetterKind) => void
  /** What was written to somebody, with what waits. */
  writtenTo: (about: string, written: WrittenLetters) => WrittenLetters
  /** Stores an own text, or keeps it until there is a line; rejects with the failure to be told. */
  save: (text: Omit<Extract<LetterWish, { letter: 'text' }>, 'letter'>) => Promise<'saved' | 'kept'>
  /** How many were refused, and wait for their owner. */
  refused: number
}

/** What of letters waits on this device, and how it is sent, in the name of an owner. */
type Outbox = { letters: readonly UnsentLetter[] } & Pick<UnsentChanges, 'postLetter' | 'giveUp'>

/** Whom an owner is writing to, and how what was written is kept. */
export function useLetters(
  today: IsoDate | null,
  { letters: unsent, postLetter, giveUp }: Outbox,
  email: string,
) {
  const inWords = useFailureWords()
  const navigate = useNavigate()
  const [to, setTo] = useState<Addressee | null>(null)
  // What was done has closed its form or its question: their steps back come first, or they would close the letter, too.
  const writeNext = useStep<Addressee>(setTo)
  const [texts] = useRemote(followOwnLetters)
  const stored = texts.state === 'ready' ? texts.value : NO_OWN_LETTERS
  const own = useMemo(() => ownLettersWithUnsent(stored, unsent, email), [stored, unsent, email])

  const mark = (wish: LetterWish) =>
    void postLetter(letterWorkFor(wish)).catch((failure: unknown) =>
      toastFailed(() => tell('office.writing.failed', { message: inWords(failure) })),
    )

  const letters: Letters = {
    own,
    known: texts.state === 'ready',
    write: setTo,
    onWritten: (about, kind, dil) => {
      if (today) mark({ letter: 'written', about, kind, date: today, dil })
    },
    onTakeBack: (about, kind) => mark({ letter: 'unwritten', about, kind }),
    writtenTo: (about, written) => writtenWithUnsent(written, unsent, about, email),
    save: async (text) => {
      const { state } = await postLetter(letterWorkFor({ letter: 'text', ...text }))
      return state === 'answered' ? 'saved' : 'kept'
    },
    refused: unsent.filter(({ refusal }) => refusal !== null).length,
  }

  return {
    to,
    letters,
    close: () => setTo(null),
    /** Puts an own text that was not stored back into its form. */
    reopen: (work: LetterWork) => {
      if (work.letter !== 'text' || !work.wanted) return
      typeLetterAgain(work, work.wanted)
      void giveUp(work)
      void navigate(LETTERS_ADDRESS)
    },
    /** Opens what a guest is to hear after something was done to their stay, if they can be reached and it is still to be said. */
    offer: (stay: Reservation, kind: LetterKind) => {
      if (canBeWrittenTo(stay) && stayLetters(stay, today).includes(kind)) writeNext({ stay, kind })
    },
  }
}
