import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { newKey, save } from '#db/save.ts'
import { useOwnLetters, useRequests, useSeason, useSentLetters } from '#db/stores.ts'
import { type LetterKind, NO_OWN_LETTERS } from '#domain/letters/letter.ts'
import {
  type LetterContent,
  type LetterMark,
  type LetterMarks,
  removeLetterMark,
} from '#domain/letters/letterMarks.ts'
import { keepSentLetter, type SendingWay } from '#domain/letters/sentLetters.ts'
import { situationIn } from '#domain/payments/ledger.ts'
import { contentOf, isOutdated } from '#domain/stay/nextLetter.ts'
import type { StaySituation } from '#domain/stay/situation.ts'
import { type LetterFacts, stayFacts } from '#domain/letters/facts.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { ContactWays } from '#office/shared/ContactWays.tsx'
import { LetterPreview } from '#office/shared/LetterPreview.tsx'
import { useLetterContext } from '#office/shared/useLetterContext.ts'
import { guestLanguage, sentText, writeLetter } from '#office/shared/letterText.ts'
import { copyAndToast, toastFailure } from '#office/shared/messages.ts'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { formatVillaMoment } from '#i18n/stayText.ts'
import { TOOLS_GUIDE } from '#i18n/officeAddresses.ts'
import { type Language, languages, WHOLE_LANGUAGES } from '#i18n/languages.ts'
import { useAuthorName } from '#office/shared/useAuthorName.ts'
import { useSiteSettings } from '#office/shared/useSiteSettings.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { KeptText } from './KeptText.tsx'
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
        <Letter {...{ stay, facts, situation }} marks={season.value.letters.get(stay.id)} />
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
  marks: LetterMarks | undefined
}

/** A letter in its text and language, and the ways to send it. */
function Letter({ stay, facts, situation, marks }: LetterProps) {
  const { t } = useTranslation()
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

  const content = contentOf(stay, situation)

  function keep(how: SendingWay) {
    if (!kind) return
    // The next letter is another one then.
    setChosenKind(kind)
    const sent = { kind, language, how, text: sentText(letter, how), content }
    void save(keepSentLetter(id, newKey(), sent)).catch(toastFailure)
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
          options={WHOLE_LANGUAGES.map((each) => [each, languages[each].name])}
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
      <ContactWays phone={phone} email={email} letter={letter} onSend={keep}>
        <Button
          variant="quiet"
          size="small"
          onClick={() =>
            void copyAndToast(letter.body).then((isCopied) => isCopied && keep('copied'))
          }
        >
          {t('office.writing.copy')}
        </Button>
      </ContactWays>
      <Sent about={id} kind={kind} mark={marks?.get(kind)} content={content} />
    </div>
  )
}

type SentProps = {
  about: string
  kind: LetterKind
  mark: LetterMark | undefined
  /** The dates and amounts in a letter of today. */
  content: LetterContent
}

/** Whether a letter was sent, when and by whom, and the text that the guest has. */
function Sent({ about, kind, mark, content }: SentProps) {
  const { t, language } = useTranslation()
  const authorName = useAuthorName()
  const sent = useSentLetters(about)
  const latest = sent.state === 'ready' ? sent.value.find((each) => each.kind === kind) : undefined
  if (!mark) return <p className="text-sm text-pine-700">{t('office.writing.unwritten')}</p>
  return (
    <div className="space-y-2 text-sm wrap-anywhere text-pine-700">
      <p>
        {t('office.writing.written', {
          moment: formatVillaMoment(mark.at, language),
          by: authorName(mark.by),
        })}{' '}
        <button
          type="button"
          className="text-accent-700 underline"
          onClick={() => void save(removeLetterMark(about, kind)).catch(toastFailure)}
        >
          {t('office.writing.takeBack')}
        </button>
      </p>
      {isOutdated(mark, content) && (
        <p className="text-alert-700">{t('office.writing.outdated')}</p>
      )}
      {latest && (
        <details>
          <summary className="w-fit cursor-pointer text-accent-700">
            {t('office.writing.guestHas', { way: t(`office.writing.ways.${latest.how}`) })}
          </summary>
          <KeptText language={latest.language}>{latest.text}</KeptText>
        </details>
      )}
    </div>
  )
}
