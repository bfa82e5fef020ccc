import type { ComponentProps, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '#i18n/useTranslation.ts'
import { clsx } from 'clsx'
import type { QueuedChange } from '#domain/queuedChange.ts'
import { typePricesAgain } from '#features/prices/priceDrafts.ts'
import { PRICES_ADDRESS, requestAddress } from '#features/office/addresses.ts'
import type { useLetters } from '#features/letters/useLetters.ts'
import type { useSettings } from '#features/settings/useSettings.ts'
import type { ReservationWork } from '#features/stays/useReservationWork.ts'
import { PendingList } from './PendingList.tsx'
import type { usePendingChanges } from '#features/office/useQueue.ts'
import { useBlockedHost, useCachedAt, useNow } from '#features/office/connectionState.ts'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { formatAge } from '#i18n/format.ts'

/** The addresses of the forms that show a refused change. */
const FORMS = {
  guide: '/tools#guide',
  channel: '/tools#channels',
  choices: '/tools#caretaker',
  script: '/tools#caretaker',
}

type UnsentWorkProps = {
  connected: boolean
  changes: ReturnType<typeof usePendingChanges>
  /** Whether a save is pending in this page's memory only, which no list shows. */
  waitsHere: boolean
  work: ReservationWork
  writing: ReturnType<typeof useLetters>
  settingsForm: Pick<ReturnType<typeof useSettings>, 'reopen'>
} & Pick<ComponentProps<typeof PendingList>, 'unreadable' | 'onDelete'>

/** Shows the connection's state and the number of unsaved changes. */
export function PendingStatus({
  connected,
  changes,
  waitsHere,
  work,
  writing,
  settingsForm,
  ...kept
}: UnsentWorkProps) {
  const { works, unconfirmed, isPersistent, discard, confirm } = changes
  const navigate = useNavigate()

  function reopen(unsent: QueuedChange) {
    if (unsent.of === 'letter') writing.reopen(unsent)
    else if (unsent.of === 'prices') {
      typePricesAgain(unsent)
      void discard(unsent)
      void navigate(PRICES_ADDRESS)
    } else if (unsent.of === 'settings') settingsForm.reopen(unsent)
    // The change stays queued, because the owner may keep it after seeing the request.
    else if (unsent.of === 'answer') void navigate(requestAddress(unsent.ids[0] ?? null))
    else if (unsent.of === 'stay') work.editors.reopen(unsent, () => void discard(unsent))
    // It stays queued until its form has saved another one.
    else void navigate(FORMS[unsent.of], { state: { reopened: unsent.entry } })
  }

  return (
    <ConnectionStatus
      connected={connected}
      waiting={waitingOf({ isListed: works.length > 0, isPersistent, waitsHere })}
    >
      <PendingList
        {...kept}
        works={connected ? works.filter(({ refusal }) => refusal) : works}
        unconfirmed={unconfirmed}
        onSend={(each) => void confirm(each)}
        onReopen={reopen}
        onGiveUp={(unwanted) => void discard(unwanted)}
      />
    </ConnectionStatus>
  )
}

type Unsaved = { isListed: boolean; isPersistent: boolean; waitsHere: boolean }

function waitingOf({ isListed, isPersistent, waitsHere }: Unsaved): Waiting {
  if (!isListed) return waitsHere ? 'here' : 'nothing'
  if (!isPersistent) return 'here'
  return waitsHere ? 'both' : 'kept'
}

const MINUTE_MS = 60_000

/** Shows that the page is disconnected or still loading, and how old the shown data is. */
export function ConnectionStatus(
  props: Omit<ComponentProps<typeof ConnectionNotice>, 'age' | 'blocked'>,
) {
  const { t, language } = useTranslation()
  const at = useCachedAt()
  const now = useNow()
  const blocked = useBlockedHost()
  const age = at === null ? null : inWords(now - at)
  return (
    <>
      {props.connected && age !== null && <RenewingNotice age={age} />}
      <ConnectionNotice
        {...props}
        blocked={blocked}
        age={age === null ? null : t('admin.connection.age', { age })}
      />
    </>
  )

  function inWords(passed: number): string {
    // The shortest age reads "a moment ago", because "now" would contradict the notice of a lost
    // connection.
    return passed < MINUTE_MS ? t('admin.connection.ageMoment') : formatAge(passed, language)
  }
}

/** Shows the age of cached data while it loads; floats, so that the page does not move. */
function RenewingNotice({ age }: { age: string }) {
  const { t } = useTranslation()
  return (
    <p className="pointer-events-none fixed inset-x-0 z-30 mx-auto max-md:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] md:top-3 w-fit rounded-full bg-pine-900 px-4 py-1 text-sm text-white shadow-lifted print:hidden">
      {t('admin.connection.renewing', { age })}
    </p>
  )
}

/** Where unsaved changes are: nowhere, on this device, in this tab only, or both. */
type Waiting = 'nothing' | 'kept' | 'here' | 'both'

type ConnectionNoticeProps = {
  connected: boolean
  waiting: Waiting
  /** The age of cached data as text; `null` for live data. */
  age?: string | null
  /** The host that the page's policy blocks; `null` unless it does. */
  blocked?: string | null
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
