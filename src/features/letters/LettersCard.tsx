import { undoAction } from '#features/office/messages.ts'
import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Bank } from '#domain/letters/facts.ts'
import { type AddedLetter, isAdded, LETTER_KINDS, type LetterKind } from '#domain/letters/letter.ts'
import {
  type LetterText,
  nameOfAdded,
  type OwnLetters,
  type StoredLetter,
} from '#domain/letters/ownLetters.ts'
import { ToolCard } from '#features/office/cards.tsx'
import { type Language, LANGUAGES, languages } from '#i18n/languages.ts'
import { formatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { randomKey } from '#lib/randomKey.ts'
import { Button } from '#ui/Button.tsx'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { Choice } from '#ui/Choice.tsx'
import { unfinishedLetter } from './letterForm.ts'
import { LetterForm, type SavedText } from './LetterForm.tsx'
import { formatKind } from './letterText.ts'

type LettersCardProps = {
  letters: OwnLetters
  today: IsoDate
  bank: Bank
  /** Stores an own text over the loaded version, or deletes it; rejects with a `Failure`. */
  onSave: (change: {
    kind: LetterKind
    language: Language
    wanted: LetterText | null
    seen: Pick<StoredLetter, 'version'>
  }) => Promise<SavedText>
}

/** The owners' own texts of the letters, and the letters that they have added. */
export function LettersCard({ letters, today, bank, onSave }: LettersCardProps) {
  const { t, language: here } = useTranslation()
  // Starts with the unsaved draft.
  const [begun] = useState(unfinishedLetter)
  const [picked, pick] = useState<LetterKind>(begun?.kind ?? 'confirmation')
  const [fresh, setFresh] = useState<AddedLetter | null>(
    begun && isAdded(begun.kind) ? begun.kind : null,
  )
  const [language, speak] = useState(begun?.language ?? here)
  const kinds = [...new Set([...LETTER_KINDS, ...letters.added, ...(fresh ? [fresh] : [])])]
  // The other owner may have deleted it.
  const kind = kinds.includes(picked) ? picked : 'confirmation'

  function add() {
    const id = `-${randomKey().slice(0, 19)}` as const
    setFresh(id)
    pick(id)
  }

  /** Deletes an added letter in every language, and offers to undo that for ten seconds. */
  function remove() {
    const texts = LANGUAGES.map((each) => ({ language: each, ...letters.of(kind, each) }))
    const written = texts.filter(({ own }) => own !== null)
    const store = (isBack: boolean, tell: () => void) =>
      Promise.all(
        written.map(({ own, version, ...of }) =>
          onSave({
            kind,
            language: of.language,
            wanted: isBack ? own : null,
            seen: { version: isBack ? version + 1 : version },
          }),
        ),
      ).then(tell, (failure: unknown) =>
        toastFailed(() =>
          translate('office.writing.own.failed', { message: formatError(failure) }),
        ),
      )
    void store(false, () => {
      setFresh(null)
      const tellBack = () => toastDone(() => translate('office.writing.own.saved'))
      toastDone(
        () => translate('office.writing.own.deleted'),
        undoAction(() => void store(true, tellBack)),
      )
    })
  }

  return (
    <ToolCard title={t('office.writing.own.title')} text={t('office.writing.own.text')}>
      <div className="mb-4">
        <LetterChoices
          kind={kind}
          kinds={kinds}
          letters={letters}
          language={language}
          onKind={pick}
          onLanguage={speak}
        />
        <Button size="small" className="mt-3" onClick={add}>
          {t('office.writing.own.add')}
        </Button>
      </div>
      <LetterForm
        key={`${kind}/${language}`}
        kind={kind}
        language={language}
        stored={letters.of(kind, language)}
        name={isAdded(kind) ? nameOfAdded(kind, letters) : ''}
        onDelete={isAdded(kind) && letters.added.includes(kind) ? remove : null}
        today={today}
        bank={bank}
        onSave={(wanted, seen) => onSave({ kind, language, wanted, seen })}
      />
    </ToolCard>
  )
}

type LetterChoicesProps = {
  kind: LetterKind
  kinds: readonly LetterKind[]
  /** The owners' own texts, which name the added letters. */
  letters: OwnLetters
  language: Language
  languageHint?: string | undefined
  onKind: (kind: LetterKind) => void
  onLanguage: (language: Language) => void
}

/** Selects the letter and its language. */
export function LetterChoices(props: LetterChoicesProps) {
  const { kind, kinds, letters, language, languageHint, onKind, onLanguage } = props
  const { t } = useTranslation()
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Choice
        label={t('office.writing.kind')}
        value={kind}
        options={kinds.map((each) => [each, formatKind(each, letters, t)])}
        onChange={onKind}
      />
      <Choice
        label={t('office.writing.language')}
        value={language}
        options={LANGUAGES.map((each) => [each, languages[each].name])}
        onChange={onLanguage}
        hint={languageHint}
      />
    </div>
  )
}
