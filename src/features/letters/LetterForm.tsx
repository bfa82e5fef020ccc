import { useState } from 'react'
import type { LetterFacts } from '#domain/letters/facts.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { LetterText, StoredLetter } from '#domain/letters/ownLetters.ts'
import { placeholdersOf, toStoredText } from '#domain/letters/placeholders.ts'
import { undoAction } from '#features/office/messages.ts'
import { FailureNote, SendingFailure, StatusNote } from '#features/office/StatusNote.tsx'
import { formatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useForm } from '#lib/form/useForm.ts'
import { fitsMailLink } from '#lib/links.ts'
import { Button } from '#ui/Button.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import {
  EMPTY_LETTER,
  letterDraft,
  type LetterProblem,
  readLetterForm,
  type TypedLetter,
  typedLetter,
  versionUnder,
} from './letterForm.ts'
import { builtInLetter, fillLetter, wordsIn } from './letterText.ts'

/** Whether a text is stored, or queued while offline. */
export type SavedText = 'saved' | 'kept'

type LetterFormProps = {
  kind: LetterKind
  language: Language
  stored: StoredLetter
  /** The stay that the preview is of, if there is any. */
  facts: LetterFacts | null
  /** Stores an own text over the loaded version, or deletes it; rejects with a `Failure`. */
  onSave: (wanted: LetterText | null, seen: Pick<StoredLetter, 'version'>) => Promise<SavedText>
}

/** The owners' text of one letter in one language; mounted again for each. */
export function LetterForm({ kind, language, stored, facts, onSave }: LetterFormProps) {
  const { t } = useTranslation()
  const explain = useProblemWords()
  const words = wordsIn(language)
  const key = letterDraft(kind, language)
  const [version, setVersion] = useState(() => versionUnder(key, stored))
  const [saved, setSaved] = useState<SavedText | null>(null)
  const builtIn = builtInLetter(kind, language)
  const inUse = stored.own ?? builtIn

  const form = useForm<TypedLetter, LetterProblem, LetterText>({
    empty: EMPTY_LETTER,
    initial: typedLetter(inUse, words),
    draft: { key, about: version },
    check: (texts) => readLetterForm(texts, kind, words),
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

  function takeUp(text: LetterText, now: number) {
    form.restart(typedLetter(text, words))
    setVersion(now)
  }

  /** Stores a text or none over a version without the form, and shows an error when that fails. */
  function store(wanted: LetterText | null, seen: number, onDone: () => void) {
    onSave(wanted, { version: seen }).then(
      () => {
        takeUp(wanted ?? builtIn, seen + 1)
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
    const toastBack = () => toastDone(() => translate('office.writing.own.saved'))
    store(null, stored.version, () =>
      toastDone(
        () => translate('office.writing.own.givenUp'),
        undoAction(() => store(own, stored.version + 1, toastBack)),
      ),
    )
  }

  const isElsewhere = form.sending.state !== 'sending' && stored.version > version
  const names = placeholdersOf(kind).map((name) => `{${words[name]}}`)
  return (
    <form {...form.props} aria-label={t(`office.writing.kinds.${kind}`)}>
      <p className="mb-3 text-sm wrap-anywhere text-pine-700">
        {stored.own
          ? t('office.writing.own.mine', { by: stored.by ?? '' })
          : t('office.writing.own.builtIn')}
      </p>
      {isElsewhere && (
        <FailureNote>
          {t('office.writing.own.changed')}{' '}
          <Button size="small" onClick={() => takeUp(inUse, stored.version)}>
            {t('admin.form.takeTheirs')}
          </Button>
        </FailureNote>
      )}
      <div lang={language}>
        <TextField {...form.field('subject')} autoComplete="off" />
        <TextAreaField
          {...form.field('body')}
          rows={10}
          hint={t('office.writing.own.hint', { names: names.join(' ') })}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" aria-disabled={form.sending.state === 'sending'}>
          {t('office.writing.own.save')}
        </Button>
        {stored.own && <Button onClick={giveUp}>{t('office.writing.own.giveUp')}</Button>}
      </div>
      <SendingFailure
        sending={form.sending}
        text={(message) => t('office.writing.own.failed', { message })}
      />
      <StatusNote className="text-accent-800 not-empty:mt-3">
        {saved && t(`office.writing.own.${saved}`)}
      </StatusNote>
      {facts && <Preview text={form.values} language={language} facts={facts} />}
    </form>
  )
}

type PreviewProps = { text: LetterText; language: Language; facts: LetterFacts }

/** The letter as the guest of a stay would get it. */
function Preview({ text, language, facts }: PreviewProps) {
  const { t } = useTranslation()
  const words = wordsIn(language)
  const typed = { subject: toStoredText(text.subject, words), body: toStoredText(text.body, words) }
  const letter = fillLetter(typed, language, facts)
  return (
    <details className="mt-4">
      <summary className="cursor-pointer font-semibold text-accent-700">
        {t('office.writing.own.preview', { guest: facts.guest })}
      </summary>
      <div lang={language} className="mt-2 rounded-field bg-linen-50 px-4 py-3 wrap-anywhere">
        <p className="font-semibold">{letter.subject}</p>
        <p className="mt-2 whitespace-pre-line">{letter.body}</p>
      </div>
      {!fitsMailLink(letter) && (
        <p className="mt-2 text-sm text-pine-700">{t('office.writing.tooLong')}</p>
      )}
    </details>
  )
}
