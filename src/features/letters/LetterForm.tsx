import { undoAction } from '#features/office/messages.ts'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#i18n/useTranslation.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import type { Bank } from '#domain/letters/facts.ts'
import { isAdded, type LetterKind } from '#domain/letters/letter.ts'
import type { LetterText, StoredLetter } from '#domain/letters/ownLetters.ts'
import { placeholdersOf, toStoredText } from '#domain/letters/placeholders.ts'
import { builtInLetter, fillLetter, wordsIn } from './letterText.ts'
import { FailureNote, SendingFailure, StatusNote } from '#features/office/StatusNote.tsx'
import { formatError } from '#i18n/failureWords.ts'
import type { Language } from '#i18n/languages.ts'
import { translate } from '#i18n/index.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { Button } from '#ui/Button.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { useForm } from '#lib/form/useForm.ts'
import {
  EMPTY_LETTER,
  letterDraft,
  type LetterProblem,
  putInto,
  readLetterForm,
  type TypedLetter,
  typedLetter,
  versionUnder,
} from './letterForm.ts'

/** Whether a text is stored, or queued while offline. */
export type SavedText = 'saved' | 'kept'

type LetterFormInput = {
  kind: LetterKind
  language: Language
  stored: StoredLetter
  /** The name of an added letter so far. */
  name: string
  /** Stores an own text over the loaded version, or deletes it; rejects with a `Failure`. */
  onSave: (wanted: LetterText | null, seen: Pick<StoredLetter, 'version'>) => Promise<SavedText>
}

/** The draft keeps the version that it edits. */
function useLetterForm({ kind, language, stored, name, onSave }: LetterFormInput) {
  const { t } = useTranslation()
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
    const tellBack = () => toastDone(() => translate('office.writing.own.saved'))
    store(null, stored.version, () =>
      toastDone(
        () => translate('office.writing.own.givenUp'),
        undoAction(() => store(own, stored.version + 1, tellBack)),
      ),
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

/** The owners' text of one letter in one language; mounted again for each. */
export function LetterForm({
  today,
  bank,
  onDelete,
  ...input
}: LetterFormInput & { today: IsoDate; bank: Bank; onDelete: (() => void) | null }) {
  const { kind, language, stored } = input
  const { t } = useTranslation()
  const form = useLetterForm(input)
  const { field, values, sending, change, takeTheirs } = form
  const last = useRef<'subject' | 'body'>('body')
  const words = wordsIn(language)

  /** Inserts text at the last cursor position. */
  function put(added: string) {
    const name = last.current
    const control = form.props.ref.current?.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
    const end = control.selectionEnd ?? values[name].length
    const marked = { start: control.selectionStart ?? end, end }
    const { text, cursor } = putInto(values[name], added, marked)
    flushSync(() => change({ [name]: text }))
    control.focus()
    control.setSelectionRange(cursor, cursor)
  }

  return (
    <form
      {...form.props}
      aria-label={
        isAdded(kind) ? t('office.writing.kinds.added') : t(`office.writing.kinds.${kind}`)
      }
    >
      <p className="mb-4 text-sm wrap-anywhere text-pine-700">
        {stored.own
          ? t('office.writing.own.mine', { by: stored.by ?? '' })
          : !isAdded(kind)
            ? t('office.writing.own.builtIn')
            : input.name !== '' && t('office.writing.own.empty')}
      </p>
      {takeTheirs && (
        <FailureNote>
          {t('office.writing.own.changed')}{' '}
          <Button size="small" onClick={takeTheirs}>
            {t('admin.form.takeTheirs')}
          </Button>
        </FailureNote>
      )}
      {isAdded(kind) && <TextField {...field('name')} autoComplete="off" />}
      <div lang={language}>
        <TextField
          {...field('subject')}
          autoComplete="off"
          onFocus={() => (last.current = 'subject')}
        />
        <TextAreaField {...field('body')} rows={12} onFocus={() => (last.current = 'body')} />
      </div>
      <Names names={placeholdersOf(kind).map((name) => `{${words[name]}}`)} onPut={put} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" aria-disabled={sending.state === 'sending'}>
          {t('office.writing.own.save')}
        </Button>
        {stored.own && !isAdded(kind) && (
          <Button onClick={form.giveUp}>{t('office.writing.own.giveUp')}</Button>
        )}
        {onDelete && <Button onClick={onDelete}>{t('office.writing.own.delete')}</Button>}
      </div>
      <SendingFailure
        sending={sending}
        text={(message) => t('office.writing.own.failed', { message })}
      />
      <StatusNote className="text-accent-800 not-empty:mt-3">
        {form.saved && t(`office.writing.own.${form.saved}`)}
      </StatusNote>
      <Example text={values} language={language} today={today} bank={bank} />
    </form>
  )
}

function Names({ names, onPut }: { names: readonly string[]; onPut: (name: string) => void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset aria-describedby={id} className="min-w-0">
      <legend className="text-sm font-semibold text-pine-800">
        {t('office.writing.own.names')}
      </legend>
      <p id={id} className="mt-1 max-w-text text-sm text-pine-700">
        {t('office.writing.own.hint')}
      </p>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {names.map((name) => (
          <Button key={name} size="small" onClick={() => onPut(name)}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

type ExampleProps = { text: LetterText; language: Language; today: IsoDate; bank: Bank }

function Example({ text, language, today, bank }: ExampleProps) {
  const { t } = useTranslation()
  const words = wordsIn(language)
  const typed = { subject: toStoredText(text.subject, words), body: toStoredText(text.body, words) }
  const stay = { checkIn: addDays(today, 30), checkOut: addDays(today, 35) }
  const { subject, body } = fillLetter(typed, language, {
    guest: 'Deniz Aksoy',
    stay,
    people: 4,
    total: 40_000,
    deposit: 10_000,
    depositBy: addDays(today, 3),
    paid: 10_000,
    remainder: 20_000,
    kept: 4_000,
    returned: 6_000,
    bank,
  })
  return (
    <details className="mt-4">
      <summary className="cursor-pointer font-semibold text-accent-700">
        {t('office.writing.own.example')}
      </summary>
      <div lang={language} className="mt-2 rounded-field bg-linen-50 px-4 py-3 wrap-anywhere">
        <p className="font-semibold">{subject}</p>
        <p className="mt-2 whitespace-pre-line">{body}</p>
      </div>
    </details>
  )
}
