import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { pollValue } from '#db/rest.ts'
import { addressLine } from '#content/address.ts'
import {
  cleaningDays,
  type CleaningEntry,
  cleaningPath,
  readCleaning,
} from '#domain/cleaning/cleaning.ts'
import { keyIn } from '#domain/guestPage/pageKey.ts'
import { PlainPage } from '#shared/PlainPage.tsx'
import { useToday } from '#shared/useToday.ts'
import { Button } from '#ui/Button.tsx'
import { CleaningList } from '#shared/cleaningText.tsx'

/** The cleaner's list under the key in the address, as the owners' changes arrive. */
export function CleaningPage() {
  const { t } = useTranslation()
  const [found, setFound] = useState<CleaningEntry[] | 'none' | 'failed' | null>(null)
  const today = useToday()

  useEffect(() => {
    let stop = () => {}
    const followAddress = () => {
      stop()
      stop = () => {}
      const key = keyIn(location.hash)
      if (key === '') return setFound('none')
      stop = pollValue(
        cleaningPath(key),
        (stored) => setFound(stored === null ? 'none' : readCleaning(stored)),
        // A list that was shown stays.
        () => setFound((now) => now ?? 'failed'),
      )
    }
    followAddress()
    addEventListener('hashchange', followAddress)
    return () => {
      stop()
      removeEventListener('hashchange', followAddress)
    }
  }, [])

  return (
    <PlainPage
      page="cleaning"
      title={t('cleaning.title')}
      footer={<address className="not-italic">{addressLine}</address>}
    >
      <h1 className="text-title">{t('cleaning.title')}</h1>
      <p className="mt-2 mb-6 text-pine-700">{t('cleaning.text')}</p>
      {found === null && <p>{t('cleaning.loading')}</p>}
      {typeof found === 'string' && <p>{t(`cleaning.${found}Found`)}</p>}
      {Array.isArray(found) && today && (
        <>
          <CleaningList days={cleaningDays(found, today)} />
          <Button className="mt-6 print:hidden" onClick={() => print()}>
            {t('cleaning.print')}
          </Button>
        </>
      )}
    </PlainPage>
  )
}
