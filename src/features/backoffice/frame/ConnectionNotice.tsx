import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusNote } from '#features/backoffice/StatusNote.tsx'

/** What is not saved, and what keeps it: nothing, what outlives this tab, what this tab alone keeps, or some of each. */
export type Waiting = 'nothing' | 'kept' | 'here' | 'both'

type ConnectionNoticeProps = {
  connected: boolean
  waiting: Waiting
  /** How old what is shown is, in words; `null` when nothing of it is. */
  age?: string | null
  /** The host to which the page's policy refuses a connection; `null` unless it does. */
  blocked?: string | null
  /** The list of what is not saved. */
  children?: ReactNode
}

// On a phone it takes two lines of the page that its owner works on: more of it shows once the list is unfolded.
const UNLESS_FOLDED = 'max-sm:group-has-[details:not([open])]:hidden'
const UNFOLDED = 'max-sm:hidden max-sm:group-has-[details[open]]:block'

/**
 * Says that the connection is lost, and what is still waiting to be saved, where the owner is looking: it stays
 * at the top of the window however far the page is scrolled.
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
        // Empty it takes no room, and yet must stay, for only a change of it is read out.
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
      {/* Apart, or it would be read out each minute. */}
      {!connected && age !== null && (
        <p className={clsx(waiting !== 'nothing' && UNFOLDED)}>{age}</p>
      )}
      {children}
    </div>
  )
}
