import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SendingAnswer } from '#features/office/SendingAnswer.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ToolCard } from '#features/office/ToolCard.tsx'

type SessionsCardProps = {
  /** Whether this device has pending changes. */
  unsent: boolean
  /** Revokes the owner's sessions on all devices, including this one; rejects with a `Failure`. */
  onEnd: () => Promise<void>
}

/** Signs out everywhere after a confirmation, for an owner who has lost a phone. */
export function SessionsCard({ unsent, onEnd }: SessionsCardProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <ToolCard title={t('office.sessions.title')} text={t('office.sessions.text')}>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t('office.sessions.button')}
      </Button>
      <Dialog open={asked} title={t('office.sessions.button')} onClose={close}>
        <p className="mt-3">{t('office.sessions.goes')}</p>
        {unsent && <p className="mt-3">{t('office.sessions.unsent')}</p>}
        <p className="mt-3">{t('office.sessions.password')}</p>
        <SendingAnswer
          label={t('office.sessions.button')}
          onAnswer={onEnd}
          onClose={close}
          failed={(message) => t('office.sessions.failed', { message })}
        />
      </Dialog>
    </ToolCard>
  )
}
