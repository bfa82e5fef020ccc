import { useState } from 'react'
import type { IsoDate } from '#domain/date.ts'
import { stayLetters } from '#domain/letters/due.ts'
import { type Bank, stayFacts } from '#domain/letters/facts.ts'
import { LETTER_KINDS, type LetterKind } from '#domain/letters/letter.ts'
import type { LetterText, OwnLetters, StoredLetter } from '#domain/letters/ownLetters.ts'
import { type Ledger, paymentsOf } from '#domain/payments/ledger.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import type { Reservation } from '#domain/reservation.ts'
import { ToolCard } from '#features/office/cards.tsx'
import { type Language, LANGUAGES, languages } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Choice } from '#ui/Choice.tsx'
import { unfinishedLetter } from './letterForm.ts'
import { LetterForm, type SavedText } from './LetterForm.tsx'

type LettersCardProps = {
  letters: OwnLetters
  /** The stays for the preview, by check-in, cancelled ones last. */
  stays: readonly Reservation[]
  ledger: Ledger
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

/** The letters' texts in every language, each with a preview from a real stay. */
export function LettersCard({ letters, stays, ledger, today, bank, onSave }: LettersCardProps) {
  const { t, language: here } = useTranslation()
  // Starts with the unsaved draft.
  const [begun] = useState(unfinishedLetter)
  const [kind, setKind] = useState<LetterKind>(begun?.kind ?? 'confirmation')
  const [language, setLanguage] = useState(begun?.language ?? here)
  const stay = stayFor(kind, stays, today)
  return (
    <ToolCard title={t('office.writing.own.title')} text={t('office.writing.own.text')}>
      <LetterChoices
        kind={kind}
        kinds={LETTER_KINDS}
        language={language}
        onKind={setKind}
        onLanguage={setLanguage}
      />
      <LetterForm
        key={`${kind}/${language}`}
        kind={kind}
        language={language}
        stored={letters.of(kind, language)}
        facts={stay && stayFacts(stay, { payments: paymentsOf(ledger, stay), today, bank })}
        onSave={(wanted, seen) => onSave({ kind, language, wanted, seen })}
      />
    </ToolCard>
  )
}

/** The latest stay whose guest may get such a letter, else the latest one. */
function stayFor(
  kind: LetterKind,
  stays: readonly Reservation[],
  today: IsoDate,
): Reservation | null {
  const guests = stays.filter(({ blocked, musteriAdi }) => !blocked && !isRemoved(musteriAdi))
  return guests.findLast((stay) => stayLetters(stay, today).includes(kind)) ?? guests.at(-1) ?? null
}

type LetterChoicesProps = {
  kind: LetterKind
  kinds: readonly LetterKind[]
  language: Language
  languageHint?: string | undefined
  onKind: (kind: LetterKind) => void
  onLanguage: (language: Language) => void
}

/** Selects the letter and its language. */
export function LetterChoices(props: LetterChoicesProps) {
  const { kind, kinds, language, languageHint, onKind, onLanguage } = props
  const { t } = useTranslation()
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-2">
      <Choice
        label={t('office.writing.kind')}
        value={kind}
        options={kinds.map((each) => [each, t(`office.writing.kinds.${each}`)])}
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
