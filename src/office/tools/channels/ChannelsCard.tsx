import { useId, useState } from 'react'
import { save } from '#db/save.ts'
import { useCaretaker, useChannels } from '#db/stores.ts'
import { type Channel, deleteChannel, sourceOfChannel } from '#domain/channels/channel.ts'
import { fileForChannel } from '#domain/channels/writeCalendar.ts'
import { formatAge } from '#i18n/format.ts'
import { formatPullResult } from '#i18n/pullResultText.ts'
import { formatVillaMoment } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { SourceBadge, ToolCard } from '#office/shared/cards.tsx'
import { useNow } from '#office/shared/CaretakerAlarms.tsx'
import { Question } from '#office/shared/forms.tsx'
import { copyAndToast } from '#office/shared/messages.ts'
import { Button } from '#ui/Button.tsx'
import { ChannelForm, hasDraft } from './ChannelForm.tsx'

/** The other sales channels, whose calendars the caretaker reads. */
export function ChannelsCard() {
  const { t } = useTranslation()
  const remote = useChannels()
  // As they were when their forms were opened; at first those with a draft.
  const [opened, setEdited] = useState<readonly Channel[] | null>(null)
  const [deleting, setDeleting] = useState<Channel | null>(null)
  if (remote.state !== 'ready') return null
  const channels = remote.value
  const edited = opened ?? channels.filter(hasDraft)
  const isIn = (list: readonly Channel[], { id }: Channel) => list.some((each) => each.id === id)
  // A channel that was deleted in between keeps its form.
  const shown = [...channels, ...edited.filter((channel) => !isIn(channels, channel))]

  function close({ id }: Channel) {
    setEdited(edited.filter((each) => each.id !== id))
  }

  async function remove() {
    if (deleting) await save(deleteChannel(deleting))
    setDeleting(null)
  }

  return (
    <ToolCard title={t('office.channels.list.title')} text={t('office.channels.list.text')}>
      <SetupState />
      <Steps isOpen={channels.length === 0} />
      {shown.length > 0 && (
        <ul
          aria-label={t('office.channels.list.title')}
          className="mb-6 divide-y divide-linen-200 border-y border-linen-200"
        >
          {shown.map((channel) => (
            <li key={channel.id} className="py-4">
              {isIn(edited, channel) ? (
                <ChannelForm channel={channel} onClose={() => close(channel)} />
              ) : (
                <ChannelRow
                  channel={channel}
                  onEdit={() => setEdited([...edited, channel])}
                  onDelete={() => setDeleting(channel)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <ChannelForm channel={null} />
      <Question open={deleting !== null} onAnswer={remove} onClose={() => setDeleting(null)}>
        <p className="mt-3">
          <strong className="block font-semibold">{deleting?.name}</strong>
          {t('office.channels.list.deleteHint')}
        </p>
      </Question>
    </ToolCard>
  )
}

/** Whether the caretaker runs. */
function SetupState() {
  const { t, language } = useTranslation()
  const caretaker = useCaretaker()
  const now = useNow()
  if (caretaker.state !== 'ready') return null
  const { run } = caretaker.value
  if (run)
    return (
      <p className="mb-4 font-semibold text-accent-800">
        {t('office.channels.setup.done', { age: formatAge(now - run.at, language) })}
      </p>
    )
  return (
    <p className="mb-4 max-w-text rounded-field bg-alert-50 px-4 py-3">
      {t('office.channels.setup.missing')}
    </p>
  )
}

/** How an owner connects a channel, with the menu of each; folded once there is one. */
function Steps({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation()
  const [open, ...others] = t('office.channels.steps', { returnObjects: true })
  return (
    <details open={isOpen} className="mb-6">
      <summary className="mb-2 w-fit cursor-pointer font-semibold text-accent-700">
        {t('office.channels.how')}
      </summary>
      <ol className="max-w-text list-decimal space-y-1 pl-5">
        <li>
          {open}
          <ul className="list-disc pl-5 text-sm text-pine-700">
            {t('office.channels.menus', { returnObjects: true }).map((menu) => (
              <li key={menu}>{menu}</li>
            ))}
          </ul>
        </li>
        {others.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}

type ChannelRowProps = { channel: Channel; onEdit: () => void; onDelete: () => void }

function ChannelRow({ channel, onEdit, onDelete }: ChannelRowProps) {
  const { t, language } = useTranslation()
  const nameId = useId()
  const { name, url, pulled } = channel
  const source = t(`admin.sources.${sourceOfChannel(channel)}`)
  const isFailed = pulled?.problem !== undefined
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p id={nameId} className="font-semibold">
          {name} {source !== name && <SourceBadge>{source}</SourceBadge>}
        </p>
        <p className="text-sm text-pine-600">{url}</p>
        <p className={isFailed ? 'text-alert-700' : 'text-pine-700'}>
          {pulled
            ? `${formatVillaMoment(pulled.at, language)}: ${formatPullResult(t, pulled)}`
            : t('office.channels.list.never')}
        </p>
        <GivenCalendar channel={channel} />
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-describedby={nameId} onClick={onEdit}>
          {t('admin.table.edit')}
        </Button>
        <Button size="small" variant="danger" aria-describedby={nameId} onClick={onDelete}>
          {t('admin.table.delete')}
        </Button>
      </div>
    </div>
  )
}

/** The address of the villa's calendar for a channel, once the caretaker publishes it. */
function GivenCalendar({ channel }: { channel: Channel }) {
  const { t } = useTranslation()
  const caretaker = useCaretaker()
  const folder = caretaker.state === 'ready' ? caretaker.value.run?.calendars : undefined
  if (folder === undefined)
    return <p className="text-sm text-pine-700">{t('office.channels.list.notPublished')}</p>
  const address = `${folder.replace(/\/$/, '')}/${fileForChannel(channel.id)}`
  return (
    <p className="text-sm text-pine-700">
      {t('office.channels.list.give')} {address}{' '}
      <Button
        variant="quiet"
        size="small"
        aria-label={`${t('office.writing.copy')}: ${channel.name}`}
        onClick={() => void copyAndToast(address)}
      >
        {t('office.writing.copy')}
      </Button>
    </p>
  )
}
