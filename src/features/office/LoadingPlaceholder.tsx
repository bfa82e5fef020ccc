import { useTranslation } from 'react-i18next'
import { useConnected } from './useConnected.ts'

/**
 * A placeholder for content that is loading; `quiet` while it should load soon. Offline, it names
 * what it needs the connection for.
 */
export function LoadingPlaceholder({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation()
  const connected = useConnected()
  if (connected && quiet) return null
  return (
    <p className="py-8 text-center">{t(connected ? 'app.loading' : 'admin.connection.notHere')}</p>
  )
}
