import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { LetterText, StoredLetter } from '#domain/letters/ownLetters.ts'
import { builtInLetter, wordsIn } from './letterText.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import {
  EMPTY_LETTER,
  letterDraft,
  type TypedLetter,
  type LetterProblem,
  readLetterForm,
  typedLetter,
  versionUnder,
} from './letterForm.ts'

/** Whether a text is stored, or queued while offline. */
export type SavedText = 'saved' | 'kept'

export type LetterFormInput = {
  kind: LetterKind
  language: Language
  stored: StoredLetter
  /** The name of an added letter so far. */
  name: string
  /** Stores an own text over the loaded version, or deletes it; rejects with a `Failure`. */
  onSave: (wanted: LetterText | null, seen: Pick<StoredLetter, 'version'>) => Promise<SavedText>
}

/**
 * The form of one letter in one language; the draft survives a reload with the version that it
 * edits.
 */
export function useLetterForm({ kind, language, stored, name, onSave }: LetterFormInput) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const explain = useProblemWords()
  const words = wordsIn(language)
  const key = letterDraft(kind, language)
  const [version, setSurum] = useState(() => versionUnder(key, stored))
  const [saved, setSaved] = useState<SavedText | null>(null)
  const builtIn = { ...builtInLetter(kind, language), ...(name !== '' && { name }) }
  const inUse = stored.own ?? builtIn

  const form = useForm<TypedLetter, LetterProblem, LetterText>({
    empty: EMPTY_LETTER,
    initial: typedLetter(inUse, words),
    draft: { key, about: version },
    check: (texts) => readLetterForm(texts, kind, words),
    early: ({ code }) => code === 'strangers',
    onChange: () => setSaved(null),
    submit: async (wanted) => {
      const became = await onSave(wanted, { version })
      takeUp(wanted, version + 1)
      setSaved(became)
    },
    label: (name) => t(`office.writing.own.${name}`),
    explain: (problem, name) =>
      problem.code === 'strangers'
        ? t('office.writing.own.strangers', { names: problem.names.join(', ') })
        : explain(problem, name),
  })

  /** Fills the form with a text and its version. */
  function takeUp(text: LetterText, version: number) {
    form.restart(typedLetter(text, words))
    setSurum(version)
  }

  /** Stores a text or none over a version without the form, and shows an error when that fails. */
  function store(wanted: LetterText | null, version: number, onDone: () => void) {
    onSave(wanted, { version: version }).then(
      () => {
        takeUp(wanted ?? builtIn, version + 1)
        onDone()
      },
      (failure: unknown) =>
        toastFailed(() =>
          translate('office.writing.own.failed', { message: formatError(failure) }),
        ),
    )
  }

  /** Restores the built-in text, and offers to undo that for ten seconds. */
  function giveUp() {
    const { own } = stored
    store(null, stored.version, () =>
      toastDone(() => translate('office.writing.own.givenUp'), {
        label: () => translate('admin.doing.undo'),
        run: (dismiss) => {
          dismiss()
          store(own, stored.version + 1, () =>
            toastDone(() => translate('office.writing.own.saved')),
          )
        },
      }),
    )
  }

  const isElsewhere = form.sending.state !== 'sending' && stored.version > version
  return {
    ...form,
    saved,
    giveUp,
    /** Loads the other owner's version; `null` if there is none. */
    takeTheirs: isElsewhere ? () => takeUp(inUse, stored.version) : null,
  }
}
