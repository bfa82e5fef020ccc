import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { LetterText, StoredLetter } from '#domain/letters/ownLetters.ts'
import { builtInLetter, wordsIn } from '#features/backoffice/letters/letterText.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { tell } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import {
  EMPTY_LETTER,
  letterDraft,
  type LetterProblem,
  readLetterForm,
  typedLetter,
  versionUnder,
} from './letterForm.ts'

/** Whether a text is stored, or kept on this device until there is a line. */
export type SavedText = 'saved' | 'kept'

export type LetterFormInput = {
  kind: LetterKind
  language: Language
  stored: StoredLetter
  /** Stores an own text in place of the version that was seen, or gives it up; rejects with the failure to be told. */
  onSave: (wanted: LetterText | null, seen: Pick<StoredLetter, 'version'>) => Promise<SavedText>
}

/** The form of one letter in one language: what is typed of it outlives the page, with the version that it is typed over. */
export function useLetterForm({ kind, language, stored, onSave }: LetterFormInput) {
  const { t } = useTranslation()
  const inWords = useFailureWords()
  const explain = useProblemWords()
  const words = wordsIn(language)
  const key = letterDraft(kind, language)
  const [version, setSurum] = useState(() => versionUnder(key, stored))
  const [saved, setSaved] = useState<SavedText | null>(null)
  const builtIn = builtInLetter(kind, language)
  const inUse = stored.own ?? builtIn

  const form = useForm<LetterText, LetterProblem, LetterText>({
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

  /** Has the form show a text as that of a version. */
  function takeUp(text: LetterText, version: number) {
    form.restart(typedLetter(text, words))
    setSurum(version)
  }

  /** Stores a text or none over a version, outside the form, and says why when it could not be stored. */
  function store(wanted: LetterText | null, version: number, onDone: () => void) {
    onSave(wanted, { version: version }).then(
      () => {
        takeUp(wanted ?? builtIn, version + 1)
        onDone()
      },
      (failure: unknown) =>
        toastFailed(() => tell('office.writing.own.failed', { message: inWords(failure) })),
    )
  }

  /** Goes back to the built-in text, and for ten seconds offers the own one again. */
  function giveUp() {
    const { own } = stored
    store(null, stored.version, () =>
      toastDone(() => tell('office.writing.own.givenUp'), {
        label: () => tell('admin.doing.undo'),
        run: (dismiss) => {
          dismiss()
          store(own, stored.version + 1, () => toastDone(() => tell('office.writing.own.saved')))
        },
      }),
    )
  }

  const isElsewhere = form.sending.state !== 'sending' && stored.version > version
  return {
    ...form,
    saved,
    giveUp,
    /** Takes what another owner has stored meanwhile; `null` while nobody has. */
    takeTheirs: isElsewhere ? () => takeUp(inUse, stored.version) : null,
  }
}
