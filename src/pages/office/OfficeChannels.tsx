import type { Channel } from '#domain/channels/channel.ts'
import { CaretakerCard } from '#features/backoffice/tools/caretaker/CaretakerCard.tsx'
import { ChannelsCard } from '#features/backoffice/tools/channels/ChannelsCard.tsx'
import { signedInEmail } from '#firebase/auth.ts'
import { followCaretaker, saveChoices } from '#firebase/caretaker.ts'
import { newChannelId, removeChannel, saveChannel } from '#firebase/channels.ts'
import { translate } from '#i18n/index.ts'
import { useRemote } from '#lib/remote.ts'
import { useSaveHere } from './useSaves.ts'
import { ToolsWatch } from './watch/ToolsWatch.tsx'

/** The sales channels with their calendar feeds, and the caretaker's status, live. */
export function OfficeChannels({ channels }: { channels: readonly Channel[] }) {
  const save = useSaveHere((message) => translate('office.tools.saveFailed', { message }))
  const [caretaker] = useRemote(followCaretaker)
  return (
    <>
      <ChannelsCard
        channels={channels}
        onSave={(base, wanted) =>
          save(saveChannel({ id: base?.id ?? newChannelId(), base, wanted }))
        }
        onDelete={({ id }) => save(removeChannel(id))}
      />
      {caretaker.state === 'ready' && (
        <CaretakerCard
          caretaker={caretaker.value}
          state={<ToolsWatch caretaker={caretaker.value} />}
          address={signedInEmail()}
          onChoose={(choices) => save(saveChoices(choices))}
        />
      )}
    </>
  )
}
