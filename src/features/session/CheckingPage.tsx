import { useTranslation } from 'react-i18next'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { useBlockedHost } from '#features/office/useBlockedHost.ts'
import { useConnected } from '#features/office/useConnected.ts'
import { UnsentCount } from './UnsentCount.tsx'

/**
 * Shown while the database checks whether the visitor is an owner; shows offline and how many
 * changes are pending.
 */
export function CheckingPage({ uid }: { uid: string }) {
  const { t } = useTranslation()
  const connected = useConnected()
  const host = useBlockedHost()
  return (
    <main className="p-8 text-center">
      <p>{t('app.loading')}</p>
      <StatusNote className="not-empty:mt-4">
        {!connected &&
          (host === null ? t('admin.session.noAnswer') : t('admin.connection.blocked', { host }))}
      </StatusNote>
      <UnsentCount uid={uid} />
    </main>
  )
}
