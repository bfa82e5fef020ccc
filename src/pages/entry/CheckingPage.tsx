import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusNote } from '#features/backoffice/StatusNote.tsx'
import { countUnsent } from '#firebase/unsent.ts'
import { useConnected } from '#pages/office/line/useConnected.ts'

/** Stands while the database is asked whether the visitor is an owner, and says when it cannot be reached, and what waits for it. */
export function CheckingPage({ uid }: { uid: string }) {
  const { t } = useTranslation()
  const connected = useConnected()
  const [unsent, setUnsent] = useState(0)
  useEffect(() => void countUnsent(uid).then(setUnsent), [uid])
  return (
    <main className="p-8 text-center">
      <p>{t('app.loading')}</p>
      <StatusNote className="not-empty:mt-4">{!connected && t('admin.failure.network')}</StatusNote>
      {unsent > 0 && <p className="mt-4">{t('admin.unsent.title', { count: unsent })}</p>}
    </main>
  )
}
