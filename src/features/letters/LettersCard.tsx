import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Bank } from '#domain/letters/facts.ts'
import { LETTER_KINDS, type LetterKind } from '#domain/letters/letter.ts'
import type { LetterText, OwnLetters, StoredLetter } from '#domain/letters/ownLetters.ts'
import { LetterChoices } from './LetterChoices.tsx'
import { ToolCard } from '#features/office/ToolCard.tsx'
import type { Language } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { unfinishedLetter } from './letterForm.ts'
import { LetterForm } from './LetterForm.tsx'
import type { SavedText } from './useLetterForm.ts'

type LettersCardProps = {
  letters: OwnLetters
  today: IsoDate
  /** The owners' account, for the example. */
  bank: Bank
  /** Stores an own text over the loaded version, or deletes it; rejects with a `Failure`. */
  onSave: (change: {
    kind: LetterKind
    language: Language
    wanted: LetterText | null
    seen: Pick<StoredLetter, 'version'>
  }) => Promise<SavedText>
}

/** The owners' own texts of the letters. */
export function LettersCard({ letters, today, bank, onSave }: LettersCardProps) {
  const { t } = useTranslation()
  const here = useLanguage()
  // Starts with the unsaved draft.
  const [begun] = useState(unfinishedLetter)
  const [kind, pick] = useState<LetterKind>(begun?.kind ?? 'confirmation')
  const [language, speak] = useState(begun?.language ?? here)
  return (
    <ToolCard title={t('office.writing.own.title')} text={t('office.writing.own.text')}>
      <div className="mb-4">
        <LetterChoices
          kind={kind}
          kinds={LETTER_KINDS}
          language={language}
          onKind={pick}
          onLanguage={speak}
        />
      </div>
      <LetterForm
        key={`${kind}/${language}`}
        kind={kind}
        language={language}
        stored={letters.of(kind, language)}
        today={today}
        bank={bank}
        onSave={(wanted, seen) => onSave({ kind, language, wanted, seen })}
      />
    </ToolCard>
  )
}
