import { save } from '#db/save.ts'
import { changeRecord } from '#domain/change.ts'
import type { LetterFacts } from '#domain/letters/facts.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import { type LetterText, letterTextFields, type StoredLetter } from '#domain/letters/ownLetters.ts'
import { placeholdersOf, toStoredText } from '#domain/letters/placeholders.ts'
import { writeFields } from '#domain/record.ts'
import { toastFailure, undoAction } from '#features/office/messages.ts'
import { RecordFoot, recordKey, useRecordForm } from '#features/office/recordForm.tsx'
import { translate } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { fitsMailLink } from '#lib/links.ts'
import { Button } from '#ui/Button.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { toastDone } from '#ui/toasts.ts'
import { letterDraft, readLetterForm, typedLetter } from './letterForm.ts'
import { builtInLetter, fillLetter, wordsIn } from './letterText.ts'

type LetterFormProps = {
  kind: LetterKind
  language: Language
  stored: StoredLetter
  /** The stay that the preview is of, if there is any. */
  facts: LetterFacts | null
}

/** The owners' text of one letter in one language; without one, the built-in text. */
export function LetterForm(props: LetterFormProps) {
  const { kind, language, stored } = props
  const source = { fields: letterTextFields, draftKey: letterDraft(kind, language) }
  return <Form key={recordKey({ ...source, version: stored.version })} {...props} />
}

function Form({ kind, language, stored, facts }: LetterFormProps) {
  const { t } = useTranslation()
  const words = wordsIn(language)
  const changeTo = (wanted: LetterText | null, version: number) =>
    changeRecord({
      path: `letters/${kind}/${language}`,
      version,
      values: wanted && writeFields(letterTextFields, wanted),
    })
  const { form, conflict } = useRecordForm({
    fields: letterTextFields,
    draftKey: letterDraft(kind, language),
    values: typedLetter(stored.own ?? builtInLetter(kind, language), words),
    version: stored.version,
    read: (texts) => readLetterForm(texts, kind, words),
    label: (name) => t(`office.writing.own.${name}`),
    changeOf: changeTo,
    onSaved: () => toastDone(() => translate('office.writing.own.saved')),
  })

  /** Restores the built-in text, and offers to undo that for ten seconds. */
  function giveUp() {
    const { own, version } = stored
    const takeBack = () => save(changeTo(own, version + 1)).catch(toastFailure)
    form.restart()
    save(changeTo(null, version)).then(
      () =>
        toastDone(
          () => translate('office.writing.own.givenUp'),
          undoAction(() => void takeBack()),
        ),
      toastFailure,
    )
  }

  const names = placeholdersOf(kind).map((name) => `{${words[name]}}`)
  return (
    <form {...form.props} aria-label={t(`office.writing.kinds.${kind}`)}>
      <p className="mb-3 text-sm wrap-anywhere text-pine-700">
        {stored.own
          ? t('office.writing.own.mine', { by: stored.by ?? '' })
          : t('office.writing.own.builtIn')}
      </p>
      <div lang={language}>
        <TextField {...form.field('subject')} autoComplete="off" />
        <TextAreaField
          {...form.field('body')}
          rows={10}
          hint={t('office.writing.own.hint', { names: names.join(' ') })}
        />
      </div>
      <RecordFoot sending={form.sending} conflict={conflict} save={t('office.writing.own.save')}>
        {stored.own && <Button onClick={giveUp}>{t('office.writing.own.giveUp')}</Button>}
      </RecordFoot>
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
