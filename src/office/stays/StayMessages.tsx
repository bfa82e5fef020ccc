import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { save } from '#db/save.ts'
import { useOwnLetters, useRequests, useSeason } from '#db/stores.ts'
import { type LetterKind, NO_OWN_LETTERS } from '#domain/letters/letter.ts'
import { changeSentLetter, type SentLetter, type SentLetters } from '#domain/letters/sentLetters.ts'
import { situationIn } from '#domain/payments/ledger.ts'
import { contentOf } from '#domain/stay/nextLetter.ts'
import type { StaySituation } from '#domain/stay/situation.ts'
import { type LetterFacts, stayFacts } from '#domain/letters/facts.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { ContactWays } from '#office/shared/ContactWays.tsx'
import { LetterPreview } from '#office/shared/LetterPreview.tsx'
import { useLetterContext } from '#office/shared/useLetterContext.ts'
import { guestLanguage, writeLetter } from '#office/shared/letterText.ts'
import { copyText, toastFailure } from '#office/shared/messages.ts'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { formatDate } from '#i18n/format.ts'
import { TOOLS_GUIDE } from '#i18n/officeAddresses.ts'
import { type Language, languages, LANGUAGES } from '#i18n/languages.ts'
import { useAuthorName } from '#office/shared/useAuthorName.ts'
import { useSiteSettings } from '#office/shared/useSiteSettings.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { StaySection } from './StaySection.tsx'

/** The prepared letters to the guest of a stay, by WhatsApp or mail. */
export function StayMessages({ stay }: { stay: Reservation }) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const season = useSeason()
  const known = useLetterContext()
  if (season.state !== 'ready') return null
  const situation = situationIn(season.value, stay, today)
  const facts = stayFacts(stay, situation, known)
  return (
    <StaySection id="messages" title={t('office.writing.heading')}>
      {situation.letters.length > 0 ? (
        <Letter {...{ stay, facts, situation }} sent={season.value.letters.get(stay.id)} />
      ) : (
        <p>{t('office.writing.nothing')}</p>
      )}
    </StaySection>
  )
}

type LetterProps = {
  stay: Reservation
  facts: LetterFacts
  situation: StaySituation
  sent: SentLetters | undefined
}

/** A letter in its text and language, and the ways to send it. */
function Letter({ stay, facts, situation, sent }: LetterProps) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const { id, phone, email, request } = stay
  const own = useOwnLetters()
  const site = useSiteSettings()
  const requests = useRequests()
  const [chosenKind, setChosenKind] = useState<LetterKind | null>(null)
  const [chosenLanguage, setChosenLanguage] = useState<Language | null>(null)
  const letters = own.state === 'ready' ? own.value : NO_OWN_LETTERS
  const all = requests.state === 'ready' ? requests.value.requests : []
  const asked = all.find((each) => each.id === request)?.language
  const language = chosenLanguage ?? guestLanguage(stay.language ?? asked, phone)
  const [search] = useSearchParams()
  const { letter: next, letters: kinds } = situation
  const wanted = chosenKind ?? search.get('letter')
  // The stay's phase may not allow the chosen letter any more.
  const kind = kinds.find((each) => each === wanted) ?? next?.kind ?? kinds[0]
  if (!kind) return null
  const letter = writeLetter(kind, language, facts, letters, site)

  function markSent() {
    // The next letter is another one then.
    setChosenKind(kind ?? null)
    const sent = { date: today, language, ...contentOf(stay, situation) }
    if (kind) void save(changeSentLetter(id, kind, sent)).catch(toastFailure)
  }

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
      {kind === 'reminder' && !facts.hasGuide && (
        <p className="text-sm text-alert-700">
          {t('office.writing.noGuide')}{' '}
          <Link className="underline" to={TOOLS_GUIDE}>
            {t('office.writing.writeGuide')}
          </Link>
        </p>
      )}
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
      <Sent about={id} kind={kind} sent={sent?.get(kind)} />
    </div>
  )
}

type SentProps = { about: string; kind: LetterKind; sent: SentLetter | undefined }

/** Whether a letter was sent, when and by whom. */
function Sent({ about, kind, sent }: SentProps) {
  const { t, language } = useTranslation()
  const authorName = useAuthorName()
  return (
    <p className="text-sm wrap-anywhere text-pine-700">
      {sent
        ? t('office.writing.written', {
            day: formatDate(sent.date, language),
            by: authorName(sent.by),
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
