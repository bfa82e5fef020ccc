import { useState } from 'react'
import type { LetterKind } from '#domain/letters/letter.ts'
import { NO_OWN_LETTERS, type OwnLetters } from '#domain/letters/ownLetters.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Addressee } from '#features/backoffice/letters/recipient.ts'
import { followOwnLetters, letterNotWritten, letterWritten } from '#firebase/letters.ts'
import type { IsoDate } from '#domain/date.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { tell } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { useRemote } from '#lib/remote.ts'
import { useLeaveWarning } from '#pages/office/line/useLeaveWarning.ts'
import { usePending } from '#pages/office/usePending.ts'
import { toastFailed } from '#ui/toasts.ts'

/** How the rooms write to guests. */
export type Letters = {
  /** The owners' own texts. */
  own: OwnLetters
  /** Opens what can be written to somebody. */
  write: (to: Addressee) => void
  /** Writes down that a letter was written; says why when it could not be. */
  onWritten: (about: string, kind: LetterKind, language: Language) => void
  /** Takes that back. */
  onTakeBack: (about: string, kind: LetterKind) => void
}

/** Whom an owner is writing to, and how what was written is kept; while the line is cut it waits in this page alone. */
export function useLetters(today: IsoDate | null) {
  const inWords = useFailureWords()
  const [to, setTo] = useState<Addressee | null>(null)
  const [texts] = useRemote(followOwnLetters)
  const [pending, track] = usePending()
  useLeaveWarning(() => pending)

  const keep = (work: Promise<void>) =>
    track(work).catch((failure: unknown) =>
      toastFailed(() => tell('office.writing.failed', { message: inWords(failure) })),
    )
  const letters: Letters = {
    own: texts.state === 'ready' ? texts.value : NO_OWN_LETTERS,
    write: setTo,
    onWritten: (about, kind, dil) => {
      if (today) void keep(letterWritten({ about, kind }, { gun: today, dil }))
    },
    onTakeBack: (about, kind) => void keep(letterNotWritten({ about, kind })),
  }
  return {
    to,
    letters,
    close: () => setTo(null),
    /** Opens the confirmation of a stay that was just accepted. */
    writeAccepted: (stay: Reservation) => setTo({ stay, kind: 'confirmation' }),
  }
}
