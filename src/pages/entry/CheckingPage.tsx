import { useTranslation } from 'react-i18next'
import { StatusNote } from '#features/backoffice/StatusNote.tsx'
import { useConnected } from '#pages/office/line/useConnected.ts'
import { UnsentCount } from './UnsentCount.tsx'

/** Stands while the database is asked whether the visitor is an owner, and says when it cannot be reached, and what waits for it. */
export function CheckingPage({ uid }: { uid: string }) {
  const { t } = useTranslation()
  const connected = useConnected()
  return (
    <main className="p-8 text-center">
      <p>{t('app.loading')}</p>
      <StatusNote className="not-empty:mt-4">
        {!connected && t('admin.session.noAnswer')}
      </StatusNote>
      <UnsentCount uid={uid} />
    </main>
  )
}
