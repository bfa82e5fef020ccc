import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import type { QueuedChange } from '#domain/queuedChange.ts'
import { typePricesAgain } from '#features/prices/priceDrafts.ts'
import {
  PRICES_ADDRESS,
  requestAddress,
  TOOLS_CHANNELS,
  TOOLS_MESSAGES,
} from '#features/office/addresses.ts'
import type { useLetters } from '#features/letters/useLetters.ts'
import type { useSettings } from '#features/settings/useSettings.ts'
import type { ReservationWork } from '#features/stays/useReservationWork.ts'
import { PendingList } from './PendingList.tsx'
import type { usePendingChanges } from '#features/office/useQueue.ts'

/** The addresses of the forms that show a refused change. */
const FORMS = {
  guide: TOOLS_MESSAGES,
  channel: TOOLS_CHANNELS,
  choices: TOOLS_CHANNELS,
  script: TOOLS_CHANNELS,
}

type UnsentWorkProps = {
  connected: boolean
  changes: ReturnType<typeof usePendingChanges>
  work: ReservationWork
  writing: ReturnType<typeof useLetters>
  settingsForm: Pick<ReturnType<typeof useSettings>, 'reopen'>
} & Pick<ComponentProps<typeof PendingList>, 'unreadable' | 'onDelete'>

/** Lists the unsaved changes. */
export function PendingStatus({
  connected,
  changes,
  work,
  writing,
  settingsForm,
  ...kept
}: UnsentWorkProps) {
  const { works, unconfirmed, discard, confirm } = changes
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
    <PendingList
      {...kept}
      works={connected ? works.filter(({ refusal }) => refusal) : works}
      unconfirmed={unconfirmed}
      onSend={(each) => void confirm(each)}
      onReopen={reopen}
      onGiveUp={(unwanted) => void discard(unwanted)}
    />
  )
}
