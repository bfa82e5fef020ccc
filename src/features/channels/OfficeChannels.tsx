import type { Channel } from '#domain/channels/channel.ts'
import { CaretakerCard } from '#features/caretaker/CaretakerCard.tsx'
import { ScriptCalendars } from '#features/caretaker/ScriptCalendars.tsx'
import { ScriptSetup } from '#features/caretaker/ScriptSetup.tsx'
import { ChannelsCard } from './ChannelsCard.tsx'
import { PROJECT } from '#db/backup.ts'
import { signedInEmail } from '#db/auth.ts'
import { followCaretaker, saveChoices, saveScript } from '#db/caretaker.ts'
import { newChannelId, removeChannel, saveChannel } from '#db/channels.ts'
import { translate } from '#i18n/index.ts'
import { fetchText } from '#lib/fetchText.ts'
import { useRemote } from '#lib/remote.ts'
import { useSaveHere } from '#features/office/useSaves.ts'
import { ToolsWatch } from '#features/caretaker/ToolsWatch.tsx'

type OfficeChannelsProps = { channels: readonly Channel[] }

/** The sales channels with their calendar feeds. */
export function OfficeChannels({ channels }: OfficeChannelsProps) {
  const save = useSaveTool()
  return (
    <ChannelsCard
      channels={channels}
      onSave={(base, wanted) => save(saveChannel({ id: base?.id ?? newChannelId(), base, wanted }))}
      onDelete={({ id }) => save(removeChannel(id))}
    />
  )
}

/** The caretaker's status and its setup, live. */
export function OfficeCaretaker({ channels }: OfficeChannelsProps) {
  const save = useSaveTool()
  const [caretaker] = useRemote(followCaretaker)
  if (caretaker.state !== 'ready') return null
  const { script } = caretaker.value
  return (
    <CaretakerCard
      caretaker={caretaker.value}
      state={<ToolsWatch caretaker={caretaker.value} />}
      address={signedInEmail()}
      setup={
        <ScriptSetup
          script={script}
          project={PROJECT}
          calendars={script && <ScriptCalendars {...{ script, channels, fetchText }} />}
          onSave={(wanted) => save(saveScript(wanted))}
          fetchText={fetchText}
        />
      }
      onChoose={(choices) => save(saveChoices(choices))}
    />
  )
}

function useSaveTool() {
  return useSaveHere((message) => translate('office.tools.saveFailed', { message }))
}
