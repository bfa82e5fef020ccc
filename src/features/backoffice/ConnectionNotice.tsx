import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { StatusNote } from './StatusNote.tsx'

type ConnectionNoticeProps = {
  connected: boolean
  /** A change has been made and not yet been answered by the database. */
  pending: boolean
}

/** Says that the connection is lost, and whether a change is still waiting to be saved (DESIGN §3). */
export function ConnectionNotice({ connected, pending }: ConnectionNoticeProps) {
  const { t } = useTranslation()
  return (
    <StatusNote
      className={clsx(
        !connected && 'rounded-field bg-terracotta-100 px-4 py-3 text-pine-950 shadow-soft',
      )}
    >
      {!connected && t('admin.connection.lost')}
      {!connected && pending && <strong> {t('admin.connection.unsaved')}</strong>}
    </StatusNote>
  )
}
