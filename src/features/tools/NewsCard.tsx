import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { Button } from '#ui/Button.tsx'
import { ToolCard } from '#features/office/ToolCard.tsx'

/** Asks the browser for permission to show system notifications when an owner turns them on. */
export function NewsCard() {
  const { t } = useTranslation()
  const [permission, setPermission] = useState(permissionNow)
  if (permission === null) return null
  return (
    <ToolCard title={t('office.news.title')} text={t('office.news.text')}>
      {permission === 'default' ? (
        <Button
          onClick={() =>
            void Notification.requestPermission().then((answer) => setPermission(answer))
          }
        >
          {t('office.news.allow')}
        </Button>
      ) : (
        <StatusNote>{t(`office.news.${permission}`)}</StatusNote>
      )}
    </ToolCard>
  )
}

/** `null` without the Notification API. */
function permissionNow(): NotificationPermission | null {
  return 'Notification' in globalThis ? Notification.permission : null
}
