import { useState } from 'react'
import { saveStay } from '#db/save.ts'
import { useSeason } from '#db/stores.ts'
import { showsSums } from '#domain/guestPage/guestPage.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { toEdit } from '#domain/stay/stayChange.ts'
import { Question } from '#office/shared/forms.tsx'
import { copyAndToast } from '#office/shared/messages.ts'
import { SendingFailure } from '#office/shared/StatusNote.tsx'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { guestPageAddress } from '#i18n/addresses.ts'
import { type Language, languages, WHOLE_LANGUAGES } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useSending } from '#ui/form/useSending.ts'
import { randomKey } from '#db/randomKey.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { StaySection } from './StaySection.tsx'

/** The link to the guest's page of a stay. */
export function StayGuestPage({ stay }: { stay: Reservation }) {
  const { t } = useTranslation()
  const { guestKey, status } = stay
  if (guestKey === undefined && status === 'cancelled') return null
  return (
    <StaySection id="page" title={t('office.guestPage.open')}>
      {guestKey !== undefined && <PageLink guestKey={guestKey} hasSums={showsSums(stay)} />}
      {status === 'booked' && <NewKey stay={stay} />}
    </StaySection>
  )
}

function PageLink({ guestKey, hasSums }: { guestKey: string; hasSums: boolean }) {
  const { t, language: own } = useTranslation()
  const [language, setLanguage] = useState<Language>(own)
  const address = guestPageAddress(location.origin, language, guestKey)
  return (
    <>
      <p className="text-sm text-pine-700">
        {t(hasSums ? 'office.guestPage.text' : 'office.guestPage.textWithoutSums')}
      </p>
      <p className="my-2 rounded-field bg-linen-50 px-3 py-2 text-sm wrap-anywhere">{address}</p>
      <div className="flex flex-wrap gap-2">
        {WHOLE_LANGUAGES.filter((each) => each !== language).map((each) => (
          <Button key={each} lang={each} size="small" onClick={() => setLanguage(each)}>
            {languages[each].name}
          </Button>
        ))}
        <Button size="small" onClick={() => void copyAndToast(address)}>
          {t('office.writing.copy')}
        </Button>
        <NewTabLink
          href={address}
          rel="noopener noreferrer"
          className={buttonStyle({ size: 'small' })}
        >
          {t('office.guestPage.see')}
        </NewTabLink>
      </div>
    </>
  )
}

/** Makes a page for a stay without one, such as a channel's, or replaces a link in wrong hands. */
function NewKey({ stay }: { stay: Reservation }) {
  const { t } = useTranslation()
  const season = useSeason()
  const [isAsked, setIsAsked] = useState(false)
  const { sending, send } = useSending()
  const isFirst = stay.guestKey === undefined

  async function store(): Promise<void> {
    const earlier = season.state === 'ready' ? paymentsOf(season.value.payments, stay) : []
    await saveStay(toEdit(stay, { ...stay, guestKey: randomKey() }, { earlier }))
    setIsAsked(false)
  }

  return (
    <>
      {isFirst && <p className="mb-2 text-sm text-pine-700">{t('office.guestPage.none')}</p>}
      <Button
        variant={isFirst ? 'secondary' : 'quiet'}
        size="small"
        className={isFirst ? '' : 'mt-1 -ml-3'}
        onClick={() => (isFirst ? void send(store) : setIsAsked(true))}
      >
        {t(isFirst ? 'office.guestPage.make' : 'office.guestPage.renew')}
      </Button>
      <SendingFailure sending={sending} />
      <Question
        open={isAsked}
        title={t('office.guestPage.renewTitle')}
        answer={t('office.guestPage.renewSure')}
        failed={(message) => t('admin.form.failed', { message })}
        onAnswer={store}
        onClose={() => setIsAsked(false)}
      >
        {t('office.guestPage.renewText')}
      </Question>
    </>
  )
}
