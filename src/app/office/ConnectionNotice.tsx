import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusNote } from '#features/office/StatusNote.tsx'

/** Where unsaved changes are: nowhere, on this device, in this tab only, or both. */
export type Waiting = 'nothing' | 'kept' | 'here' | 'both'

type ConnectionNoticeProps = {
  connected: boolean
  waiting: Waiting
  /** The age of cached data as text; `null` for live data. */
  age?: string | null
  /** The host that the page's policy blocks; `null` unless it does. */
  blocked?: string | null
  /** The list of unsaved changes. */
  children?: ReactNode
}

// The notice takes two lines on a phone; the details show once the list is unfolded.
const UNLESS_FOLDED = 'max-sm:group-has-[details:not([open])]:hidden'
const UNFOLDED = 'max-sm:hidden max-sm:group-has-[details[open]]:block'

/**
 * Shows a lost connection and the unsaved changes, at the top of the window at any scroll position.
 */
export function ConnectionNotice({
  connected,
  waiting,
  age = null,
  blocked = null,
  children,
}: ConnectionNoticeProps) {
  const { t } = useTranslation()
  return (
    <div
      className={clsx(
        'group sticky top-2 z-30 rounded-field bg-alert-100 text-pine-950 max-sm:text-sm',
        // The empty element has no padding but stays mounted, because only changes are read out.
        'has-[[role=status]:not(:empty)]:px-4 has-[[role=status]:not(:empty)]:py-2 has-[[role=status]:not(:empty)]:shadow-lifted sm:has-[[role=status]:not(:empty)]:py-3',
        'has-[details]:px-4 has-[details]:py-2 has-[details]:shadow-lifted sm:has-[details]:py-3',
      )}
    >
      <StatusNote>
        {!connected && (
          <>
            <p className="font-semibold">{t(`admin.connection.lost.${waiting}`)}</p>
            {waiting !== 'nothing' && (
              <p className={UNLESS_FOLDED}>{t(`admin.connection.waits.${waiting}`)}</p>
            )}
            {blocked !== null && <p>{t('admin.connection.blocked', { host: blocked })}</p>}
          </>
        )}
      </StatusNote>
      {/* Outside the live region, or the age would be read out every minute. */}
      {!connected && age !== null && (
        <p className={clsx(waiting !== 'nothing' && UNFOLDED)}>{age}</p>
      )}
      {children}
    </div>
  )
}
