import { serverNow } from '#db/clock.ts'
import { lastConnectedAt, useIsConnected } from '#db/connection.ts'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { formatClock } from '#i18n/format.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

/** Shows that the office is offline, and how old its data is. */
export function ConnectionLine() {
  const { t, language } = useTranslation()
  const isConnected = useIsConnected()
  const since = lastConnectedAt()
  return (
    <StatusNote className="z-30 empty:mb-0 not-empty:sticky not-empty:top-0 rounded-field bg-linen-200 text-center text-sm text-pine-800 not-empty:px-4 not-empty:py-1 print:hidden">
      {!isConnected &&
        (since === null
          ? t('admin.connection.offline')
          : t('admin.connection.offlineSince', {
              time: formatClock(since, serverNow(), language),
            }))}
    </StatusNote>
  )
}
