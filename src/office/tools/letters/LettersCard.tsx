import { useState } from 'react'
import type { Season } from '#db/season.ts'
import { useOwnLetters, useSeason } from '#db/stores.ts'
import { stayFacts, type LetterFacts } from '#domain/letters/facts.ts'
import {
  LETTER_KINDS,
  type LetterKind,
  isLetterKind,
  type OwnLetters,
  type LetterText,
  letterTextFields,
  type StoredLetter,
} from '#domain/letters/letter.ts'
import { situationIn } from '#domain/payments/ledger.ts'
import { ToolCard } from '#office/shared/cards.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import {
  type Language,
  LANGUAGES,
  WHOLE_LANGUAGES,
  languages,
  isLanguage,
  wholeLanguage,
} from '#i18n/languages.ts'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { useAuthorName } from '#office/shared/useAuthorName.ts'
import { useSiteSettings } from '#office/shared/useSiteSettings.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Choice } from '#ui/Choice.tsx'
import { newKey, save } from '#db/save.ts'
import { changeRecord } from '#domain/save/change.ts'
import {
  placeholdersOf,
  renamePlaceholders,
  unknownPlaceholdersIn,
  type Words,
} from '#domain/letters/placeholders.ts'
import { builtInLetter, fillLetter, wordsIn } from '#office/shared/letterText.ts'
import { writeFields, readTexts, type TextsOf } from '#domain/field/record.ts'
import { toastFailure, undoAction } from '#office/shared/messages.ts'
import { RecordFoot, useRecordForm } from '#office/shared/recordForm.tsx'
import { translate } from '#i18n/index.ts'
import { fitsMailLink } from '#domain/contact/links.ts'
import { isVisible } from '#domain/field/unseen.ts'
import { Button } from '#ui/Button.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { toastDone } from '#ui/Toasts.tsx'
import { LetterPreview } from '#office/shared/LetterPreview.tsx'
import { useLetterContext } from '#office/shared/useLetterContext.ts'
import type { Problem } from '#domain/field/problem.ts'
import { ownersDraft } from '#db/cache.ts'
import { draftsUnder } from '#ui/form/drafts.ts'

/** The letters' texts in every language, each with a preview from a real stay. */
export function LettersCard() {
  const letters = useOwnLetters()
  const season = useSeason()
  if (letters.state !== 'ready' || season.state !== 'ready') return null
  return <Letters letters={letters.value} season={season.value} />
}

function Letters({ letters, season }: { letters: OwnLetters; season: Season }) {
  const { t, language: here } = useTranslation()
  const today = useOfficeToday()
  const known = useLetterContext()
  // Starts with the unsaved draft.
  const [unfinished] = useState(unfinishedLetter)
  const [kind, setKind] = useState<LetterKind>(unfinished?.kind ?? 'confirmation')
  const [language, setLanguage] = useState(unfinished?.language ?? here)
  const guests = [...season.cancelled, ...season.reservations]
    // A channel's stay that nobody named would have a letter without a greeting.
    .filter(({ status, musteriAdi, removed }) => {
      return status !== 'blocked' && !removed && isVisible(musteriAdi)
    })
    .map((stay) => ({ stay, situation: situationIn(season, stay, today) }))
  // The latest stay whose guest may get such a letter, else the latest one.
  const due = guests.filter(({ situation }) => situation.letters.includes(kind))
  const shown = due.at(-1) ?? guests.at(-1)
  return (
    <ToolCard title={t('office.writing.own.title')} text={t('office.writing.own.text')}>
      <LetterChoices kind={kind} language={language} onKind={setKind} onLanguage={setLanguage} />
      <PartialLanguages />
      <LetterForm
        key={`${kind}/${language}`}
        kind={kind}
        language={language}
        stored={letters.of(kind, language)}
        facts={shown ? stayFacts(shown.stay, shown.situation, known) : null}
      />
    </ToolCard>
  )
}

type LetterChoicesProps = {
  kind: LetterKind
  language: Language
  onKind: (kind: LetterKind) => void
  onLanguage: (language: Language) => void
}

/** Selects the letter and its language. */
function LetterChoices({ kind, language, onKind, onLanguage }: LetterChoicesProps) {
  const { t } = useTranslation()
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-2">
      <Choice
        label={t('office.writing.kind')}
        value={kind}
        options={LETTER_KINDS.map((each) => [each, t(`office.writing.kinds.${each}`)])}
        onChange={onKind}
      />
      <Choice
        label={t('office.writing.language')}
        value={language}
        options={WHOLE_LANGUAGES.map((each) => [each, languages[each].name])}
        onChange={onLanguage}
      />
    </div>
  )
}

/** Names the languages that are translated in part, in which no letter is written. */
function PartialLanguages() {
  const { t } = useTranslation()
  return LANGUAGES.filter((each) => wholeLanguage(each) !== each).map((each) => (
    <p key={each} className="mb-4 text-sm text-pine-700">
      {t('office.writing.own.partial', {
        language: languages[each].name,
        letters: LETTER_KINDS.length,
        shown: languages[wholeLanguage(each)].name,
      })}
    </p>
  ))
}

type LetterFormProps = {
  kind: LetterKind
  language: Language
  stored: StoredLetter
  /** The stay that the preview is of, if there is any. */
  facts: LetterFacts | null
}

/** The owners' text of one letter in one language; without one, the built-in text. */
function LetterForm({ kind, language, stored, facts }: LetterFormProps) {
  const { t } = useTranslation()
  const authorName = useAuthorName()
  const words = wordsIn(language)
  const changeTo = (next: LetterText | null, version: number, change = newKey()) =>
    changeRecord({
      path: `letters/${kind}/${language}`,
      version,
      change,
      values: next && writeFields(letterTextFields, next),
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
  function restoreBuiltIn() {
    const { own, version } = stored
    const undo = () => save(changeTo(own, version + 1)).catch(toastFailure)
    form.restart()
    save(changeTo(null, version)).then(
      () =>
        toastDone(
          () => translate('office.writing.own.givenUp'),
          undoAction(() => void undo()),
        ),
      toastFailure,
    )
  }

  const names = placeholdersOf(kind).map((name) => `{${words[name]}}`)
  return (
    <form {...form.props} aria-label={t(`office.writing.kinds.${kind}`)}>
      <DraftNotice form={form} />
      <p className="mb-3 text-sm wrap-anywhere text-pine-700">
        {stored.own
          ? t('office.writing.own.mine', { by: authorName(stored.by ?? '') })
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
        {stored.own && <Button onClick={restoreBuiltIn}>{t('office.writing.own.giveUp')}</Button>}
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
  const typed = {
    subject: renamePlaceholders(text.subject, words, 'stored'),
    body: renamePlaceholders(text.body, words, 'stored'),
  }
  const letter = fillLetter(typed, language, facts, useSiteSettings())
  return (
    <div className="mt-4">
      <LetterPreview
        title={t('office.writing.own.preview', { guest: facts.guest })}
        letter={letter}
        language={language}
        facts={facts}
      />
      {!fitsMailLink(letter) && (
        <p className="mt-2 text-sm text-pine-700">{t('office.writing.tooLong')}</p>
      )}
    </div>
  )
}

type TypedLetter = TextsOf<typeof letterTextFields>

/** The form of a letter, with translated placeholders. */
function typedLetter({ subject, body }: LetterText, words: Words): TypedLetter {
  return {
    subject: renamePlaceholders(subject, words, 'typed'),
    body: renamePlaceholders(body, words, 'typed'),
  }
}

/** Reads the form of a letter; returns it with the stored placeholders, or the errors. */
function readLetterForm(
  typed: TypedLetter,
  kind: LetterKind,
  words: Words,
): { value: LetterText } | { problems: { [name in keyof TypedLetter]?: Problem } } {
  const read = readTexts(letterTextFields, {
    subject: renamePlaceholders(typed.subject, words, 'stored'),
    body: renamePlaceholders(typed.body, words, 'stored'),
  })
  const unknown = { ...unknownIn('subject'), ...unknownIn('body') }
  if ('problems' in read) return { problems: { ...unknown, ...read.problems } }
  return Object.keys(unknown).length > 0 ? { problems: unknown } : read

  function unknownIn(name: 'subject' | 'body'): { [name in keyof TypedLetter]?: Problem } {
    const names = unknownPlaceholdersIn(typed[name], kind, words)
    return names.length > 0 ? { [name]: { code: 'strangers', names } } : {}
  }
}

/** The key of a letter's draft. */
function letterDraft(kind: LetterKind, language: string): string {
  return ownersDraft(`letter/${kind}/${language}`)
}

/** The letter with the latest unsaved draft; `null` without one. */
function unfinishedLetter(): { kind: LetterKind; language: Language } | null {
  const prefix = ownersDraft('letter/')
  const [latest] = draftsUnder(prefix)
  const [kind = '', language = ''] = (latest?.key ?? '').slice(prefix.length).split('/')
  return isLetterKind(kind) && isLanguage(language) ? { kind, language } : null
}
