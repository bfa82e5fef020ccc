import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import type { QueuedChange } from '#domain/queuedChange.ts'
import type { Waiting } from './ConnectionNotice.tsx'
import { typePricesAgain } from '#features/prices/priceDrafts.ts'
import { PRICES_ADDRESS, requestAddress } from '#features/office/addresses.ts'
import type { useLetters } from '#features/letters/useLetters.ts'
import type { useSettings } from '#features/settings/useSettings.ts'
import type { ReservationWork } from '#features/stays/useReservationWork.ts'
import { ConnectionStatus } from './ConnectionStatus.tsx'
import { PendingList } from './PendingList.tsx'
import type { usePendingChanges } from '#features/office/usePendingChanges.ts'

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
    else if (unsent.of === 'stay') work.reopen(unsent, () => void discard(unsent))
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
