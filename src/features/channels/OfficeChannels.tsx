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
          setup={
            <ScriptSetup
              script={caretaker.value.script}
              project={PROJECT}
              calendars={
                caretaker.value.script && (
                  <ScriptCalendars script={caretaker.value.script} {...{ channels, fetchText }} />
                )
              }
              onSave={(script) => save(saveScript(script))}
              fetchText={fetchText}
            />
          }
          onChoose={(choices) => save(saveChoices(choices))}
        />
      )}
    </>
  )
}
