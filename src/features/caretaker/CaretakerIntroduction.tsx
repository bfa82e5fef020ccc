import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#features/office/Card.tsx'
import { Button } from '#ui/Button.tsx'

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

const STORAGE_KEY = 'villa.caretakerDeclined'

/** Whether the description of the caretaker was not dismissed on this device. */
function isOffered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === null
  } catch {
    return true
  }
}

/** Stores the dismissal. */
function noteDeclined(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'yes')
  } catch {
    // Some private windows have no storage; the description then shows again.
  }
}
