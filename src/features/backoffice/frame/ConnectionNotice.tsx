import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusNote } from '#features/backoffice/StatusNote.tsx'

type ConnectionNoticeProps = {
  connected: boolean
  /** A change has been made and not yet been answered by the database. */
  pending: boolean
  /** What is not saved outlives this tab. */
  kept: boolean
  /** How old what is shown is, in words; `null` when nothing of it is. */
  age?: string | null
  /** The list of what is not saved. */
  children?: ReactNode
}

/**
 * Says that the connection is lost, and what is still waiting to be saved, where the owner is looking: it stays
 * at the top of the window however far the page is scrolled.
 */
export function ConnectionNotice({
  connected,
  pending,
  kept,
  age = null,
  children,
}: ConnectionNoticeProps) {
  const { t } = useTranslation()
  const words = !pending ? 'lost' : kept ? 'unsaved' : 'unsavedHere'
  return (
    <div
      className={clsx(
        'sticky top-2 z-30 rounded-field bg-alert-100 text-pine-950',
        // Empty it takes no room, and yet must stay, for only a change of it is read out.
        'has-[[role=status]:not(:empty)]:px-4 has-[[role=status]:not(:empty)]:py-3 has-[[role=status]:not(:empty)]:shadow-lifted',
        'has-[details]:px-4 has-[details]:py-3 has-[details]:shadow-lifted',
      )}
    >
      <StatusNote>{!connected && t(`admin.connection.${words}`)}</StatusNote>
      {/* Apart, or it would be read out each minute. */}
      {!connected && age !== null && <p className="font-semibold">{age}</p>}
      {children}
    </div>
  )
}
