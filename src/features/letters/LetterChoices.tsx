import { useTranslation } from 'react-i18next'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { OwnLetters } from '#domain/letters/ownLetters.ts'
import { formatKind } from './letterText.ts'
import { type Language, LANGUAGES, languages } from '#i18n/languages.ts'
import { Choice } from '#ui/Choice.tsx'

type LetterChoicesProps = {
  kind: LetterKind
  /** The letters to choose from. */
  kinds: readonly LetterKind[]
  /** The owners' own texts, which name the added letters. */
  letters: OwnLetters
  language: Language
  /** The hint below the language. */
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
