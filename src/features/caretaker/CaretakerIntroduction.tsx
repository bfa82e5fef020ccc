import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#features/office/Card.tsx'
import { Button } from '#ui/Button.tsx'
import { isOffered, noteDeclined } from './offer.ts'

/** Describes the caretaker once to an owner without one, and how to set it up. */
export function CaretakerIntroduction() {
  const { t } = useTranslation()
  const [offered, setOffered] = useState(isOffered)

  function close() {
    noteDeclined()
    setOffered(false)
  }

  if (!offered) return null
  return (
    <Card title={t('office.watch.offer.title')}>
      <div className="max-w-text space-y-3">
        <p>{t('office.watch.offer.text')}</p>
        <p className="wrap-anywhere">{t('office.watch.offer.how')}</p>
        <Button size="small" onClick={close}>
          {t('office.watch.offer.close')}
        </Button>
      </div>
    </Card>
  )
}
