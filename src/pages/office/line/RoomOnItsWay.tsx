import { useTranslation } from 'react-i18next'
import { useConnected } from './useConnected.ts'

/** In the place of what is on its way; `quiet` as long as it can be expected at once. Without a line it says what to wait for. */
export function RoomOnItsWay({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation()
  const connected = useConnected()
  if (connected && quiet) return null
  return (
    <p className="py-8 text-center">{t(connected ? 'app.loading' : 'admin.connection.notHere')}</p>
  )
}
