import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Channel, ChannelDraft } from '#domain/channels/channel.ts'
import type { ChannelOperation } from '#domain/channels/pendingChannels.ts'
import { SendingAnswer } from '#features/office/SendingAnswer.tsx'
import { ToolCard } from '#features/office/ToolCard.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ChannelForm } from './ChannelForm.tsx'
import { ChannelItem } from './ChannelItem.tsx'

type ChannelsCardProps = {
  channels: readonly Channel[]
  /** The refused change that is shown in the form again. */
  reopened: ChannelOperation | null
  /** Stores the edit of a channel, or a new one; rejects with a `Failure`. */
  onSave: (base: Channel | null, wanted: ChannelDraft) => Promise<void>
  /** Deletes a channel; rejects with a `Failure`. */
  onDelete: (channel: Channel) => Promise<void>
}

/** The other sales channels, whose calendars the caretaker reads. */
export function ChannelsCard({ channels, reopened, onSave, onDelete }: ChannelsCardProps) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(
    () => channels.find(({ id }) => id === reopened?.id) ?? null,
  )
  const [deleting, setDeleting] = useState<Channel | null>(null)
  return (
    <ToolCard title={t('office.channels.list.title')} text={t('office.channels.list.text')}>
      {channels.length > 0 && (
        <ul className="divide-y divide-linen-200">
          {channels.map((channel) => (
            <ChannelItem
              key={channel.id}
              channel={channel}
              onEdit={() => setEditing(channel)}
              onDelete={() => setDeleting(channel)}
            />
          ))}
        </ul>
      )}
      <ChannelForm
        key={editing?.id ?? ''}
        editing={editing}
        reopened={!editing || editing.id === reopened?.id ? reopened : null}
        onSave={(wanted) => onSave(editing, wanted)}
        onClose={() => setEditing(null)}
      />
      <Dialog
        open={deleting !== null}
        title={t('admin.deletion.question')}
        onClose={() => setDeleting(null)}
      >
        <p className="mt-3">
          <strong className="block font-semibold">{deleting?.name}</strong>
          {t('office.channels.list.deleteHint')}
        </p>
        <SendingAnswer
          label={t('admin.deletion.confirm')}
          onAnswer={async () => {
            if (deleting) await onDelete(deleting)
            setDeleting(null)
          }}
          onClose={() => setDeleting(null)}
          failed={(message) => t('admin.deletion.failed', { message })}
        />
      </Dialog>
    </ToolCard>
  )
}
