import { useState } from 'react'
import type { Season } from '#db/season.ts'
import { useOwnLetters, usePrivateSettings, useSeason } from '#db/stores.ts'
import type { IsoDate } from '#domain/date.ts'
import { stayLetters } from '#domain/letters/due.ts'
import { stayFacts } from '#domain/letters/facts.ts'
import { LETTER_KINDS, type LetterKind } from '#domain/letters/letter.ts'
import type { OwnLetters } from '#domain/letters/ownLetters.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import type { Reservation } from '#domain/reservation.ts'
import { ToolCard } from '#features/office/cards.tsx'
import { useOfficeToday } from '#features/office/useOfficeToday.ts'
import { bankOf } from '#features/office/bank.ts'
import { type Language, LANGUAGES, languages } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Choice } from '#ui/Choice.tsx'
import { unfinishedLetter } from './letterForm.ts'
import { LetterForm } from './LetterForm.tsx'

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
  const bank = bankOf(usePrivateSettings())
  // Starts with the unsaved draft.
  const [begun] = useState(unfinishedLetter)
  const [kind, setKind] = useState<LetterKind>(begun?.kind ?? 'confirmation')
  const [language, setLanguage] = useState(begun?.language ?? here)
  const stay = stayFor(kind, [...season.cancelled, ...season.reservations], today)
  return (
    <ToolCard title={t('office.writing.own.title')} text={t('office.writing.own.text')}>
      <LetterChoices kind={kind} language={language} onKind={setKind} onLanguage={setLanguage} />
      <LetterForm
        key={`${kind}/${language}`}
        kind={kind}
        language={language}
        stored={letters.of(kind, language)}
        facts={
          stay && stayFacts(stay, { payments: paymentsOf(season.payments, stay), today, bank })
        }
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
        options={LANGUAGES.map((each) => [each, languages[each].name])}
        onChange={onLanguage}
      />
    </div>
  )
}
