import { NewTabLink } from '#shared/NewTabLink.tsx'
import { copyAndToast, toastFailure } from '#office/shared/messages.ts'
import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { cleaningDays, cleaningEntry } from '#domain/cleaning/cleaning.ts'
import { storeCleaningKey } from '#db/cleaningKey.ts'
import { useOfficeKeys } from '#db/stores.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { Question } from '#office/shared/forms.tsx'
import { ToolCard } from '#office/shared/cards.tsx'
import { translate } from '#i18n/index.ts'
import { languages } from '#i18n/languages.ts'
import { whatsappLink } from '#domain/contact/phone.ts'
import { randomKey } from '#db/randomKey.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { toastDone } from '#ui/Toasts.tsx'
import { CleaningList, cleaningText } from '#shared/cleaningText.tsx'

type CleaningCardProps = { stays: readonly Reservation[]; today: IsoDate }

/** The cleaner's list of the next two weeks: as a message, and under a link. */
export function CleaningCard({ stays, today }: CleaningCardProps) {
  const { t, language } = useTranslation()
  const days = cleaningDays(
    stays.flatMap((stay) => cleaningEntry(stay) ?? []),
    today,
  )
  const text = cleaningText(days, t, language)
  return (
    <ToolCard title={t('cleaning.title')} text={t('office.cleaning.text')}>
      <CleaningList days={days} />
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        <NewTabLink href={whatsappLink('', text)} className={buttonStyle({ size: 'small' })}>
          WhatsApp
        </NewTabLink>
        <Button size="small" onClick={() => void copyAndToast(text)}>
          {t('office.writing.copy')}
        </Button>
      </div>
      <CleaningLink today={today} />
    </ToolCard>
  )
}

/** The link with the list's key, which an owner makes, renews and withdraws. */
function CleaningLink({ today }: Pick<CleaningCardProps, 'today'>) {
  const { t, language } = useTranslation()
  const keys = useOfficeKeys()
  const [asked, setAsked] = useState<'renew' | 'withdraw' | null>(null)
  if (keys.state !== 'ready') return null
  const former = keys.value.cleaning
  const address =
    former === undefined
      ? null
      : `${location.origin}${languages[language].paths.cleaning}#${former}`

  function store(key: string | null, done: 'made' | 'renewed' | 'withdrawn') {
    storeCleaningKey(key, former, today).then(
      () => toastDone(() => translate(`office.cleaning.${done}`)),
      toastFailure,
    )
  }

  return (
    <div className="mt-5 border-t border-linen-300 pt-4 print:hidden">
      <p className="max-w-text">{t('office.cleaning.link')}</p>
      {address && <p className="mt-1 text-sm wrap-anywhere text-pine-600">{address}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {address === null ? (
          <Button size="small" variant="primary" onClick={() => store(randomKey(), 'made')}>
            {t('office.cleaning.make')}
          </Button>
        ) : (
          <>
            <Button size="small" onClick={() => void copyAndToast(address)}>
              {t('office.cleaning.copyLink')}
            </Button>
            <Button size="small" onClick={() => setAsked('renew')}>
              {t('office.cleaning.renew')}
            </Button>
            <Button size="small" variant="danger" onClick={() => setAsked('withdraw')}>
              {t('office.cleaning.withdraw')}
            </Button>
          </>
        )}
      </div>
      <Question
        open={asked !== null}
        title={t('office.cleaning.sure')}
        answer={t(asked === 'withdraw' ? 'office.cleaning.withdraw' : 'office.cleaning.renewNow')}
        onAnswer={() => {
          setAsked(null)
          if (asked === 'renew') store(randomKey(), 'renewed')
          else store(null, 'withdrawn')
        }}
        onClose={() => setAsked(null)}
      >
        <p>{t('office.cleaning.sureText')}</p>
      </Question>
    </div>
  )
}
