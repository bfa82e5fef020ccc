import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { save } from '#db/save.ts'
import { useOwnLetters, useRequests, useSeason, useSentLetters } from '#db/stores.ts'
import { changeSentLetter, stayLetters } from '#domain/letters/due.ts'
import { type LetterKind, NO_OWN_LETTERS } from '#domain/letters/letter.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import { type LetterFacts, stayFacts } from '#domain/letters/facts.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { ContactWays } from '#office/shared/ContactWays.tsx'
import { LetterPreview } from '#office/shared/LetterPreview.tsx'
import { useLetterTerms } from '#office/shared/useLetterTerms.ts'
import { guestLanguage, writeLetter } from '#office/shared/letterText.ts'
import { copyText, toastFailure } from '#office/shared/messages.ts'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { formatDate } from '#i18n/format.ts'
import { type Language, languages, LANGUAGES } from '#i18n/languages.ts'
import { ownerName } from '#i18n/ownerNames.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { StaySection } from './StaySection.tsx'

/** The prepared letters to the guest of a stay, by WhatsApp or mail. */
export function StayMessages({ stay }: { stay: Reservation }) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const season = useSeason()
  const known = useLetterTerms()
  if (season.state !== 'ready') return null
  const payments = paymentsOf(season.value.payments, stay)
  const facts = stayFacts(stay, { payments, today, ...known })
  const hasDeposit = facts.money && facts.money.received > 0 && facts.phase !== 'awaiting'
  const kinds = stayLetters(stay, today).filter((kind) => kind !== 'deposit' || hasDeposit)
  return (
    <StaySection id="messages" title={t('office.writing.heading')}>
      {kinds.length > 0 ? (
        <Letter stay={stay} facts={facts} kinds={kinds} />
      ) : (
        <p>{t('office.writing.nothing')}</p>
      )}
    </StaySection>
  )
}

type LetterProps = { stay: Reservation; facts: LetterFacts; kinds: readonly LetterKind[] }

/** A letter in its text and language, and the ways to send it. */
function Letter({ stay: { id, phone, email, request }, facts, kinds }: LetterProps) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const own = useOwnLetters()
  const requests = useRequests()
  const [chosenKind, setChosenKind] = useState<LetterKind | null>(null)
  const [chosenLanguage, setChosenLanguage] = useState<Language | null>(null)
  const letters = own.state === 'ready' ? own.value : NO_OWN_LETTERS
  const all = requests.state === 'ready' ? requests.value.requests : []
  const asked = all.find((each) => each.id === request)?.language
  const language = chosenLanguage ?? guestLanguage(asked, phone)
  // The stay's status may not allow the chosen letter any more.
  const [search] = useSearchParams()
  const wanted = chosenKind ?? search.get('letter')
  const kind = kinds.find((each) => each === wanted) ?? kinds[0]
  if (!kind) return null
  const letter = writeLetter(kind, language, facts, letters)
  const markSent = () =>
    void save(changeSentLetter(id, kind, { date: today, language })).catch(toastFailure)

  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-3">
        <Choice
          label={t('office.writing.kind')}
          value={kind}
          options={kinds.map((each) => [each, t(`office.writing.kinds.${each}`)])}
          onChange={setChosenKind}
        />
        <Choice
          label={t('office.writing.language')}
          value={language}
          options={LANGUAGES.map((each) => [each, languages[each].name])}
          onChange={setChosenLanguage}
        />
      </div>
      {phone === undefined && email === undefined && <p>{t('office.writing.noAddress')}</p>}
      <LetterPreview
        title={t('office.writing.preview')}
        letter={letter}
        language={language}
        facts={facts}
      />
      <ContactWays phone={phone} email={email} letter={letter} onSend={markSent}>
        <Button
          variant="quiet"
          size="small"
          onClick={() => void copyText(letter.body).then((isCopied) => isCopied && markSent())}
        >
          {t('office.writing.copy')}
        </Button>
      </ContactWays>
      <Sent about={id} kind={kind} />
    </div>
  )
}

/** Whether a letter was sent, when and by whom. */
function Sent({ about, kind }: { about: string; kind: LetterKind }) {
  const { t, language } = useTranslation()
  const written = useSentLetters()
  if (written.state !== 'ready') return null
  const sent = written.value.get(about)?.get(kind)
  return (
    <p className="text-sm wrap-anywhere text-pine-700">
      {sent
        ? t('office.writing.written', {
            day: formatDate(sent.date, language),
            by: ownerName(sent.by),
          })
        : t('office.writing.unwritten')}{' '}
      {sent && (
        <button
          type="button"
          className="text-accent-700 underline"
          onClick={() => void save(changeSentLetter(about, kind, null)).catch(toastFailure)}
        >
          {t('office.writing.takeBack')}
        </button>
      )}
    </p>
  )
}
